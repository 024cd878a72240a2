import type { Motif } from '../../src/parts/shop/motifs.ts'
import { lightOf, mixed } from './colours.ts'

export interface Thing {
  readonly motif: Motif
  /** The most of it, before which wall it must be seen. */
  readonly body: string
  readonly fill: string
  readonly paper: string
  readonly line: string
}

/** What a thing is made of where nobody chooses its colour, and what the rest of it is made of; the colour may be that of the second. */
const MADE: Partial<Record<Motif, { fill?: string; paper?: string; chosen?: 'paper' }>> = {
  lamp: { paper: '#8A6B47' },
  plant: { fill: '#5E8A4B', paper: '#C77B52' },
  compass: { fill: '#B33A26', paper: '#F4E3B5' },
  coffee: { fill: '#4A2C1B', paper: '#C99B6A', chosen: 'paper' },
  candle: { fill: '#D8A23F', paper: '#F3DFA8', chosen: 'paper' },
  clock: { fill: '#C08B35' },
  jar: { fill: '#B4472F' },
  bottle: { fill: '#C69A2E' },
  bread: { fill: '#B9783F', paper: '#F0D8AE' },
  tin: { fill: '#C2622D', paper: '#D9DEE0' },
  can: { fill: '#9FAEB4', paper: '#C4CFD3' },
  spade: { fill: '#6B777D', paper: '#B98A5A' },
  seeds: { fill: '#6E9A4E' },
  pot: { fill: '#C77B52', paper: '#B5673F' },
  birdhouse: { fill: '#8C4A2F', paper: '#E4C99A' },
  map: { fill: '#8FB4A6' },
  flask: { paper: '#C9D1D4' },
  pen: { fill: '#B98B34', paper: '#EFE4C4' },
  book: { fill: '#1F3A47' },
  frame: { fill: '#B98A5A', paper: '#E9F0F0' },
  basket: { fill: '#C99A5B', paper: '#A87840' },
  knife: { fill: '#6E4A30', paper: '#DCE3E6' },
  pan: { fill: '#3C4448', paper: '#FBF7EE' },
  board: { fill: '#C08D57', paper: '#FBF7EE' },
  soap: { fill: '#9DB07C' },
  rope: { fill: '#D6B57E', paper: '#E6CFA2' },
  game: { fill: '#7A4B2C' },
  socks: { fill: '#4E6A86' },
  boots: { fill: '#27474C' },
  cap: { fill: '#22343F' },
}

/** Of the goods that are made of something else than others of their kind. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'sea-salt': '#E3E8EA',
  'lime-honey': '#DCA032',
  'elderflower-syrup': '#DDD48A',
  crispbread: '#C99A5B',
  'oat-biscuits': '#3F6F86',
  'loose-tea': '#4F7350',
  'house-blend': '#B5523A',
  'herb-seeds': '#3F7F5B',
  'salad-seeds': '#8BA63E',
  rosemary: '#5B7F6A',
  'harbour-map': '#6FA0B8',
  'dish-soap': '#D9B45B',
  'rye-book': '#A0622F',
  'bird-book': '#43677F',
}

/** Dark enough to be seen on it, light enough to be seen within. */
const lineFor = (colour: string) => (lightOf(colour) < 0.2 ? '#05080A' : mixed(colour, '#12171A', 0.66))

export function thingOf(motif: Motif, code = '', colour?: string): Thing {
  const { fill = '#6E8C94', paper, chosen = 'fill' } = MADE[motif] ?? {}
  const body = colour ?? OTHERWISE[code] ?? (chosen === 'paper' ? (paper ?? fill) : fill)
  const seen = lightOf(body) < 0.2 ? mixed(body, '#FFFFFF', 0.17) : body
  if (chosen === 'paper') return { motif, body: seen, fill, paper: seen, line: lineFor(mixed(body, fill, 0.5)) }
  const rest = paper ?? (lightOf(body) > 0.82 ? mixed(body, '#8A7550', 0.3) : '#FBF6EA')
  return { motif, body: seen, fill: seen, paper: rest, line: lineFor(body) }
}
