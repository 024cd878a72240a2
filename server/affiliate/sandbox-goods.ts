import type { Words } from '../words/en.ts'

export const CATEGORIES = ['home', 'kitchen', 'wear', 'travel', 'desk', 'garden'] as const

export interface SandboxGoods {
  readonly id: keyof Words['affiliate']['goods']
  readonly category: (typeof CATEGORIES)[number]
  readonly motif: string
  /** In hundredths of a CNY. */
  readonly price: number
  readonly coupon: number
  /** Of a thousand. */
  readonly rate: number
  readonly sold: number
}

type Row = [SandboxGoods['id'], string, number, number, number, number]

const of = (category: SandboxGoods['category'], rows: readonly Row[]): SandboxGoods[] =>
  rows.map(([id, motif, price, coupon, rate, sold]) => ({ id, category, motif, price, coupon, rate, sold }))

export const SANDBOX_GOODS: readonly SandboxGoods[] = [
  ...of('home', [
    ['reading-lamp', 'lamp', 5_900, 1_000, 80, 12_040],
    ['alarm-clock', 'clock', 3_990, 0, 60, 8_120],
    ['photo-frames', 'frame', 4_500, 500, 120, 930],
    ['laundry-basket', 'basket', 6_900, 0, 50, 2_210],
    ['neck-pillow', 'cushion', 5_280, 800, 150, 15_400],
  ]),
  ...of('kitchen', [
    ['frying-pan', 'pan', 9_900, 2_000, 100, 20_300],
    ['chefs-knife', 'knife', 12_900, 1_500, 90, 4_100],
    ['cutting-board', 'board', 3_290, 0, 70, 6_600],
    ['storage-jars', 'jar', 4_990, 500, 110, 7_150],
    ['travel-mug', 'mug', 6_890, 1_000, 130, 18_800],
  ]),
  ...of('wear', [
    ['sports-socks', 'socks', 2_590, 300, 200, 45_100],
    ['running-cap', 'cap', 3_990, 0, 160, 3_050],
    ['knit-scarf', 'scarf', 5_990, 1_000, 180, 2_790],
    ['rain-boots', 'boots', 8_890, 1_200, 140, 5_230],
    ['touch-gloves', 'gloves', 2_290, 0, 170, 9_940],
  ]),
  ...of('travel', [
    ['day-pack', 'backpack', 13_900, 2_000, 120, 11_200],
    ['cabin-suitcase', 'suitcase', 29_900, 5_000, 80, 6_420],
    ['pocket-umbrella', 'umbrella', 4_490, 500, 150, 27_600],
    ['steel-bottle', 'bottle', 5_990, 800, 140, 33_200],
  ]),
  ...of('desk', [
    ['dotted-notebook', 'notebook', 1_990, 0, 90, 12_700],
    ['gel-pens', 'pen', 1_590, 200, 130, 38_000],
    ['card-game', 'game', 2_990, 300, 100, 5_480],
    ['headphones', 'headphones', 19_900, 3_000, 60, 14_900],
  ]),
  ...of('garden', [
    ['watering-can', 'can', 5_490, 500, 80, 1_760],
    ['garden-trowel', 'spade', 2_790, 0, 90, 1_490],
    ['flower-pots', 'pot', 6_490, 800, 110, 2_340],
  ]),
]
