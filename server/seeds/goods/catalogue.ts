import type { Motif } from '../../shop/motifs.ts'

export const CATEGORIES = ['home', 'pantry', 'wear', 'garden', 'travel', 'desk'] as const
export type CategoryCode = (typeof CATEGORIES)[number]

export const COLOURS = {
  signal: '#A9321F',
  ochre: '#D8A23F',
  harbour: '#1F3A47',
  moss: '#6B8062',
  natural: '#EDE6D6',
  black: '#15181B',
  sea: '#0B5A5E',
  sky: '#8FB4DE',
  rose: '#D99A9E',
  slate: '#5D6870',
  white: '#FAFAF5',
  chestnut: '#7A4B2C',
} as const
export type Colour = keyof typeof COLOURS

const SIZES = [
  's',
  'm',
  'l',
  'xl',
  'eu38',
  'eu40',
  'eu42',
  'eu44',
  'ml250',
  'ml350',
  'ml500',
  'g250',
  'g500',
  'kg1',
  'cm20',
  'cm30',
  'cm45',
  'l20',
  'l30',
  'm5',
  'm10',
  'a6',
  'a5',
  'a4',
] as const
export type Size = (typeof SIZES)[number]

export interface Wish {
  readonly category: CategoryCode
  readonly motif: Motif
  /** None: the ordinary shop. */
  readonly shop?: 'points' | 'repurchase'
  /** None: the house’s own. */
  readonly store?: 'hafen-korn' | 'nordlicht'
  readonly price?: string
  readonly points?: number
  readonly colours?: readonly Colour[]
  /** What the sizes cost until a few days ago. */
  readonly before?: readonly (readonly [Size, string])[]
  /** Code and price of that size; the price of a size replaces `price`. */
  readonly sizes?: readonly (readonly [Size, string])[]
  /** Of each variant in the order colour, then size; one number for all. */
  readonly stock: number | readonly number[]
  /** The most that one member may buy of it. */
  readonly limit?: number
  readonly sold: number
}

const sToL = (price: string) =>
  [
    ['s', price],
    ['m', price],
    ['l', price],
  ] as const
const sToXl = (price: string) => [...sToL(price), ['xl', price]] as const
const shoes = (price: string) =>
  [
    ['eu38', price],
    ['eu40', price],
    ['eu42', price],
    ['eu44', price],
  ] as const

// oxfmt-ignore
export const CATALOGUE = {
  'storm-lantern': { category: 'home', motif: 'lantern', store: 'hafen-korn', price: '34.90', colours: ['signal', 'ochre', 'harbour', 'moss'], stock: 18, sold: 412 },
  'candle-lantern': { category: 'home', motif: 'lantern', store: 'nordlicht', price: '27.50', colours: ['black', 'white'], stock: 9, sold: 96 },
  'linen-lamp': { category: 'home', motif: 'lamp', store: 'nordlicht', price: '46.00', colours: ['natural', 'slate', 'sea'], stock: [12, 7, 4], sold: 158 },
  'floor-lamp': { category: 'home', motif: 'lamp', store: 'nordlicht', price: '119.00', colours: ['black', 'ochre'], stock: 5, sold: 37 },
  'wool-blanket': { category: 'home', motif: 'blanket', store: 'nordlicht', price: '89.00', colours: ['slate', 'moss', 'natural'], stock: [11, 6, 14], sold: 203 },
  'cotton-throw': { category: 'home', motif: 'blanket', price: '42.00', colours: ['sky', 'rose', 'natural'], stock: 20, sold: 134 },
  'sail-cushion': { category: 'home', motif: 'cushion', colours: ['natural', 'harbour', 'signal'], sizes: [['cm30', '19.90'], ['cm45', '29.90']], stock: [15, 22, 10, 18, 0, 12], sold: 176 },
  'floor-cushion': { category: 'home', motif: 'cushion', store: 'nordlicht', price: '54.00', colours: ['ochre', 'slate'], stock: 8, sold: 49 },
  'beeswax-candles': { category: 'home', motif: 'candle', store: 'hafen-korn', sizes: [['cm20', '14.80'], ['cm30', '19.80']], stock: [40, 26], sold: 288 },
  'pillar-candle': { category: 'home', motif: 'candle', price: '9.50', colours: ['white', 'moss', 'signal'], stock: 35, sold: 241 },
  'brass-clock': { category: 'home', motif: 'clock', store: 'hafen-korn', price: '78.00', stock: 0, sold: 64 },
  'tide-clock': { category: 'home', motif: 'clock', store: 'hafen-korn', price: '64.00', colours: ['white', 'harbour'], stock: 7, limit: 2, sold: 52 },
  'willow-basket': { category: 'home', motif: 'basket', store: 'hafen-korn', price: '58.00', stock: 13, sold: 71 },
  'seagrass-basket': { category: 'home', motif: 'basket', sizes: [['s', '18.00'], ['m', '24.00'], ['l', '32.00']], stock: [24, 19, 8], sold: 165 },
  'oak-frame': { category: 'home', motif: 'frame', sizes: [['a5', '16.50'], ['a4', '22.50']], stock: [28, 31], sold: 119 },
  'tea-towel': { category: 'home', motif: 'towel', store: 'hafen-korn', price: '11.90', colours: ['natural', 'sea', 'signal'], stock: 60, sold: 354 },
  'bath-towel': { category: 'home', motif: 'towel', price: '26.00', colours: ['white', 'slate', 'sea'], stock: [25, 14, 17], sold: 187 },
  'enamel-mug': { category: 'pantry', motif: 'mug', store: 'hafen-korn', colours: ['sea', 'signal', 'white'], sizes: [['ml250', '10.90'], ['ml350', '12.80']], before: [['ml250', '10.90'], ['ml350', '12.00']], stock: [30, 42, 16, 0, 25, 38], sold: 587 },
  'stoneware-mug': { category: 'pantry', motif: 'mug', store: 'nordlicht', price: '16.50', colours: ['slate', 'natural'], stock: 21, sold: 143 },
  'dark-roast': { category: 'pantry', motif: 'coffee', store: 'hafen-korn', sizes: [['g250', '6.40'], ['g500', '11.30'], ['kg1', '21.50']], stock: [80, 64, 22], sold: 764 },
  'light-roast': { category: 'pantry', motif: 'coffee', store: 'nordlicht', sizes: [['g250', '7.20'], ['g500', '12.90']], stock: 0, sold: 298 },
  'breakfast-bowl': { category: 'pantry', motif: 'bowl', price: '13.90', colours: ['sky', 'natural', 'moss'], stock: 34, sold: 226 },
  'mixing-bowl': { category: 'pantry', motif: 'bowl', store: 'nordlicht', colours: ['white', 'ochre'], sizes: [['cm20', '18.00'], ['cm30', '27.00']], stock: [14, 9, 12, 6], sold: 88 },
  'iron-teapot': { category: 'pantry', motif: 'teapot', store: 'nordlicht', price: '49.00', colours: ['black', 'signal'], stock: 10, sold: 101 },
  'sea-salt': { category: 'pantry', motif: 'jar', store: 'hafen-korn', sizes: [['g250', '5.90'], ['g500', '9.90']], stock: [52, 30], sold: 331 },
  'buckthorn-jam': { category: 'pantry', motif: 'jar', store: 'nordlicht', price: '6.80', stock: 44, sold: 190 },
  'lime-honey': { category: 'pantry', motif: 'jar', store: 'hafen-korn', sizes: [['g250', '7.50'], ['g500', '12.90']], stock: [38, 27], sold: 259 },
  'rapeseed-oil': { category: 'pantry', motif: 'bottle', store: 'hafen-korn', sizes: [['ml250', '5.40'], ['ml500', '8.90']], stock: [46, 39], sold: 212 },
  'elderflower-syrup': { category: 'pantry', motif: 'bottle', price: '7.20', stock: 33, sold: 174 },
  'rye-bread': { category: 'pantry', motif: 'bread', store: 'hafen-korn', sizes: [['g500', '3.90'], ['kg1', '6.80']], stock: [25, 18], sold: 402 },
  crispbread: { category: 'pantry', motif: 'bread', price: '4.20', stock: 57, sold: 236 },
  'bread-knife': { category: 'pantry', motif: 'knife', store: 'nordlicht', price: '38.00', stock: 16, sold: 93 },
  'frying-pan': { category: 'pantry', motif: 'pan', sizes: [['cm20', '34.00'], ['cm30', '52.00']], stock: [12, 15], sold: 147 },
  'oak-board': { category: 'pantry', motif: 'board', sizes: [['s', '19.00'], ['m', '26.00'], ['l', '36.00']], stock: [20, 17, 9], sold: 138 },
  'fisher-jumper': { category: 'wear', motif: 'jumper', store: 'nordlicht', colours: ['harbour', 'natural', 'moss'], sizes: sToXl('79.00'), stock: [9, 14, 11, 5, 7, 12, 10, 6, 0, 8, 9, 4], sold: 321 },
  'zip-jumper': { category: 'wear', motif: 'jumper', store: 'hafen-korn', colours: ['harbour', 'black'], sizes: sToXl('95.00'), stock: 6, sold: 118 },
  'striped-shirt': { category: 'wear', motif: 'jumper', colours: ['natural', 'signal'], sizes: sToXl('34.00'), stock: [16, 24, 22, 12, 10, 15, 0, 8], sold: 265 },
  'wool-scarf': { category: 'wear', motif: 'scarf', store: 'nordlicht', price: '36.00', colours: ['slate', 'ochre', 'signal'], stock: 15, sold: 129 },
  neckerchief: { category: 'wear', motif: 'scarf', store: 'hafen-korn', price: '14.50', colours: ['signal', 'harbour', 'moss'], stock: 40, sold: 183 },
  'rib-cap': { category: 'wear', motif: 'cap', store: 'hafen-korn', price: '22.00', colours: ['harbour', 'signal', 'black', 'ochre'], stock: 23, sold: 347 },
  'skipper-cap': { category: 'wear', motif: 'cap', store: 'nordlicht', sizes: sToL('44.00'), stock: [7, 11, 9], sold: 76 },
  'canvas-cap': { category: 'wear', motif: 'cap', price: '19.50', colours: ['natural', 'moss'], stock: 26, sold: 112 },
  'wool-socks': { category: 'wear', motif: 'socks', store: 'nordlicht', colours: ['slate', 'natural'], sizes: sToL('14.90'), stock: 28, sold: 376 },
  'deck-socks': { category: 'wear', motif: 'socks', sizes: sToL('9.90'), stock: [36, 48, 31], sold: 219 },
  'oilskin-coat': { category: 'wear', motif: 'coat', store: 'hafen-korn', colours: ['ochre', 'harbour'], sizes: sToXl('149.00'), stock: [5, 9, 8, 4, 6, 7, 0, 3], sold: 154 },
  'quilted-gilet': { category: 'wear', motif: 'coat', store: 'nordlicht', colours: ['moss', 'black'], sizes: sToL('88.00'), stock: 8, sold: 83 },
  'duffle-coat': { category: 'wear', motif: 'coat', colours: ['harbour', 'slate'], sizes: sToXl('189.00'), stock: 4, limit: 2, sold: 58 },
  'rubber-boots': { category: 'wear', motif: 'boots', store: 'hafen-korn', colours: ['moss', 'ochre'], sizes: shoes('59.00'), stock: [9, 12, 12, 7, 6, 0, 8, 5], sold: 246 },
  'deck-boots': { category: 'wear', motif: 'boots', sizes: shoes('48.00'), stock: 8, sold: 67 },
  'ankle-boots': { category: 'wear', motif: 'boots', store: 'nordlicht', colours: ['chestnut', 'black'], sizes: shoes('129.00'), stock: 5, sold: 91 },
  'knitted-gloves': { category: 'wear', motif: 'gloves', colours: ['slate', 'rose'], sizes: sToL('26.00'), stock: [13, 18, 10, 9, 11, 0], sold: 132 },
  'zinc-can': { category: 'garden', motif: 'can', store: 'hafen-korn', price: '38.00', stock: 19, sold: 168 },
  'indoor-can': { category: 'garden', motif: 'can', store: 'nordlicht', price: '24.00', colours: ['white', 'sea', 'ochre'], stock: 17, sold: 104 },
  'garden-spade': { category: 'garden', motif: 'spade', store: 'hafen-korn', price: '46.00', stock: 14, sold: 87 },
  'hand-trowel': { category: 'garden', motif: 'spade', price: '14.90', stock: 32, sold: 155 },
  'meadow-seeds': { category: 'garden', motif: 'seeds', store: 'nordlicht', price: '4.80', stock: 90, sold: 273 },
  'herb-seeds': { category: 'garden', motif: 'seeds', price: '8.90', stock: 48, sold: 146 },
  'clay-pot': { category: 'garden', motif: 'pot', store: 'hafen-korn', sizes: [['cm20', '9.50'], ['cm30', '17.50'], ['cm45', '32.00']], stock: [36, 21, 8], sold: 194 },
  'glazed-pot': { category: 'garden', motif: 'pot', store: 'nordlicht', colours: ['sea', 'white', 'slate'], sizes: [['cm20', '16.00'], ['cm30', '28.00']], stock: [12, 7, 10, 0, 14, 5], sold: 121 },
  'hanging-pot': { category: 'garden', motif: 'pot', price: '22.00', colours: ['natural', 'black'], stock: 16, sold: 78 },
  'nesting-box': { category: 'garden', motif: 'birdhouse', store: 'nordlicht', price: '29.00', colours: ['natural', 'signal'], stock: 15, sold: 109 },
  'bird-feeder': { category: 'garden', motif: 'birdhouse', store: 'hafen-korn', price: '24.50', stock: 20, sold: 136 },
  'cotton-hammock': { category: 'garden', motif: 'hammock', price: '79.00', colours: ['natural', 'sky'], stock: 9, sold: 97 },
  'net-hammock': { category: 'garden', motif: 'hammock', store: 'hafen-korn', price: '49.00', stock: 0, sold: 61 },
  'rubber-plant': { category: 'garden', motif: 'plant', store: 'nordlicht', sizes: [['cm30', '18.50'], ['cm45', '27.50']], stock: [22, 13], sold: 207 },
  'potted-olive': { category: 'garden', motif: 'plant', price: '34.00', stock: 11, limit: 2, sold: 74 },
  rosemary: { category: 'garden', motif: 'plant', store: 'hafen-korn', price: '6.90', stock: 41, sold: 182 },
  'garden-gloves': { category: 'garden', motif: 'gloves', colours: ['moss', 'chestnut'], sizes: sToL('15.90'), stock: 18, sold: 115 },
  'canvas-tote': { category: 'travel', motif: 'tote', store: 'hafen-korn', colours: ['natural', 'harbour', 'moss', 'black'], sizes: [['s', '19.00'], ['m', '24.00'], ['l', '29.00']], stock: [20, 31, 0, 14, 26, 9, 12, 18, 7, 16, 22, 8], sold: 493 },
  'net-bag': { category: 'travel', motif: 'tote', price: '9.90', colours: ['natural', 'signal', 'sea'], stock: 55, sold: 228 },
  'brass-compass': { category: 'travel', motif: 'compass', store: 'hafen-korn', price: '39.00', stock: 18, sold: 126 },
  'map-compass': { category: 'travel', motif: 'compass', store: 'nordlicht', price: '21.50', stock: 24, sold: 95 },
  'roll-backpack': { category: 'travel', motif: 'backpack', store: 'nordlicht', colours: ['slate', 'ochre'], sizes: [['l20', '69.00'], ['l30', '84.00']], stock: [10, 0, 8, 6], sold: 142 },
  'canvas-daypack': { category: 'travel', motif: 'backpack', store: 'hafen-korn', price: '58.00', colours: ['harbour', 'moss'], stock: 14, sold: 113 },
  'cabin-case': { category: 'travel', motif: 'suitcase', price: '98.00', colours: ['sea', 'black', 'ochre'], stock: 9, sold: 86 },
  'fibre-case': { category: 'travel', motif: 'suitcase', store: 'hafen-korn', price: '74.00', colours: ['chestnut', 'black'], stock: 6, limit: 3, sold: 43 },
  'harbour-map': { category: 'travel', motif: 'map', store: 'hafen-korn', price: '12.90', stock: 37, sold: 161 },
  'coast-map': { category: 'travel', motif: 'map', store: 'nordlicht', price: '14.50', stock: 29, sold: 107 },
  'stick-umbrella': { category: 'travel', motif: 'umbrella', price: '36.00', colours: ['black', 'harbour', 'signal'], stock: 19, sold: 151 },
  'pocket-umbrella': { category: 'travel', motif: 'umbrella', store: 'nordlicht', price: '24.90', colours: ['slate', 'ochre'], stock: 27, sold: 198 },
  'steel-flask': { category: 'travel', motif: 'flask', store: 'nordlicht', colours: ['moss', 'white'], sizes: [['ml350', '25.00'], ['ml500', '29.00']], stock: [16, 21, 0, 18], sold: 253 },
  'travel-towel': { category: 'travel', motif: 'towel', colours: ['sky', 'slate'], sizes: [['m', '12.90'], ['l', '18.90']], stock: 20, sold: 122 },
  'mooring-rope': { category: 'travel', motif: 'rope', store: 'hafen-korn', colours: ['harbour', 'natural'], sizes: [['m5', '14.00'], ['m10', '24.00']], stock: [13, 17, 11, 9], sold: 68 },
  'steel-bottle': { category: 'travel', motif: 'bottle', store: 'nordlicht', price: '19.90', colours: ['signal', 'white', 'harbour'], stock: 33, sold: 284 },
  'travel-chess': { category: 'travel', motif: 'game', price: '18.90', stock: 22, sold: 99 },
  logbook: { category: 'desk', motif: 'notebook', store: 'hafen-korn', colours: ['harbour', 'signal'], sizes: [['a6', '9.90'], ['a5', '14.90']], stock: 0, sold: 312 },
  sketchbook: { category: 'desk', motif: 'notebook', store: 'nordlicht', sizes: [['a5', '12.50'], ['a4', '18.50']], stock: [26, 19], sold: 140 },
  'pocket-notebooks': { category: 'desk', motif: 'notebook', price: '8.40', colours: ['natural', 'sea', 'rose'], stock: 45, sold: 231 },
  'fountain-pen': { category: 'desk', motif: 'pen', store: 'nordlicht', price: '42.00', colours: ['black', 'signal', 'sea'], stock: [12, 8, 0], sold: 117 },
  'brass-pen': { category: 'desk', motif: 'pen', store: 'hafen-korn', price: '28.00', stock: 25, sold: 105 },
  'coloured-pencils': { category: 'desk', motif: 'pen', price: '17.80', stock: 30, sold: 128 },
  'knot-book': { category: 'desk', motif: 'book', store: 'hafen-korn', price: '22.00', stock: 21, sold: 144 },
  'bird-book': { category: 'desk', motif: 'book', store: 'nordlicht', price: '24.00', stock: 17, sold: 92 },
  'rye-book': { category: 'desk', motif: 'book', price: '19.90', stock: 23, sold: 85 },
  'over-ear': { category: 'desk', motif: 'headphones', price: '129.00', colours: ['black', 'white'], stock: 11, limit: 2, sold: 173 },
  'on-ear': { category: 'desk', motif: 'headphones', store: 'nordlicht', price: '59.00', colours: ['sea', 'slate'], stock: 14, sold: 110 },
  'clamp-lamp': { category: 'desk', motif: 'lamp', store: 'hafen-korn', price: '64.00', colours: ['black', 'signal', 'white'], stock: 10, sold: 148 },
  'alarm-clock': { category: 'desk', motif: 'clock', price: '26.50', colours: ['ochre', 'slate'], stock: 18, sold: 111 },
  'letter-basket': { category: 'desk', motif: 'basket', store: 'nordlicht', price: '19.00', colours: ['black', 'white'], stock: 24, sold: 79 },
  'pencil-tin': { category: 'desk', motif: 'tin', price: '7.90', colours: ['signal', 'sky'], stock: 39, sold: 167 },
  dominoes: { category: 'desk', motif: 'game', store: 'hafen-korn', price: '21.00', stock: 16, sold: 82 },
  'photo-frame': { category: 'desk', motif: 'frame', store: 'nordlicht', price: '15.50', colours: ['black', 'chestnut'], stock: 22, sold: 103 },
  'quay-mug': { category: 'pantry', motif: 'mug', shop: 'points', points: 900, colours: ['white', 'harbour'], stock: 60, limit: 4, sold: 327 },
  'glass-teapot': { category: 'pantry', motif: 'teapot', shop: 'points', points: 2400, stock: 15, sold: 48 },
  'quay-tote': { category: 'travel', motif: 'tote', shop: 'points', points: 600, colours: ['natural', 'black'], stock: 80, limit: 3, sold: 405 },
  'food-flask': { category: 'travel', motif: 'flask', shop: 'points', points: 1900, colours: ['sea', 'slate'], stock: 14, sold: 57 },
  'sundial-compass': { category: 'travel', motif: 'compass', shop: 'points', points: 3200, price: '15.00', stock: 0, limit: 1, sold: 29 },
  'tube-scarf': { category: 'wear', motif: 'scarf', shop: 'points', points: 1800, colours: ['black', 'sky'], stock: 25, sold: 94 },
  'rain-poncho': { category: 'wear', motif: 'coat', shop: 'points', points: 2600, colours: ['ochre', 'moss'], stock: 12, sold: 41 },
  'harvest-basket': { category: 'garden', motif: 'basket', shop: 'points', points: 1600, price: '9.90', stock: 10, sold: 36 },
  'succulent-trio': { category: 'garden', motif: 'plant', shop: 'points', points: 1100, stock: 28, sold: 88 },
  'harbour-print': { category: 'home', motif: 'frame', shop: 'points', points: 2200, price: '10.00', stock: 13, limit: 1, sold: 45 },
  'tealight-lantern': { category: 'home', motif: 'lantern', shop: 'points', points: 1400, colours: ['sea', 'signal', 'white'], stock: 20, sold: 73 },
  'harbour-pairs': { category: 'desk', motif: 'game', shop: 'points', points: 1200, stock: 32, sold: 66 },
  'house-blend': { category: 'pantry', motif: 'coffee', shop: 'repurchase', sizes: [['g500', '9.90'], ['kg1', '18.50']], stock: [70, 45], sold: 436 },
  'loose-tea': { category: 'pantry', motif: 'tin', shop: 'repurchase', sizes: [['g250', '8.90'], ['g500', '15.90']], stock: [34, 16], sold: 205 },
  'oat-biscuits': { category: 'pantry', motif: 'tin', shop: 'repurchase', price: '5.40', stock: 50, sold: 318 },
  'olive-soap': { category: 'home', motif: 'soap', shop: 'repurchase', price: '4.50', stock: 65, sold: 389 },
  'dish-soap': { category: 'home', motif: 'soap', shop: 'repurchase', price: '6.90', stock: 40, sold: 157 },
  'dish-cloths': { category: 'home', motif: 'towel', shop: 'repurchase', price: '7.80', colours: ['natural', 'sky', 'ochre'], stock: 48, sold: 192 },
  'garden-twine': { category: 'garden', motif: 'rope', shop: 'repurchase', price: '5.50', colours: ['natural', 'moss'], stock: 58, sold: 176 },
  'salad-seeds': { category: 'garden', motif: 'seeds', shop: 'repurchase', price: '3.20', stock: 75, sold: 213 },
  'everyday-socks': { category: 'wear', motif: 'socks', shop: 'repurchase', colours: ['black', 'slate'], sizes: sToL('6.90'), stock: 42, sold: 361 },
  'writing-ink': { category: 'desk', motif: 'pen', shop: 'repurchase', price: '3.90', colours: ['black', 'harbour', 'sea'], stock: 54, sold: 149 },
} as const satisfies Record<string, Wish>
export type GoodsCode = keyof typeof CATALOGUE
