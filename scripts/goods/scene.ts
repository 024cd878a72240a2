import { MOTIFS } from '../../src/parts/shop/motifs.ts'
import { lotsOf } from '../../src/ui/cover/lots.ts'
import { wave, type Stroke } from '../../src/ui/cover/stroke.ts'
import { apart, mixed } from './colours.ts'
import type { Thing } from './things.ts'

export type Kind = 'front' | 'near' | 'among'

const ROOMS = [
  ['#E9DDC6', '#CDB68D'],
  ['#D5E4E0', '#A9C6BF'],
  ['#D9E5F1', '#AFC5DC'],
  ['#F0DBD2', '#D9B2A2'],
  ['#E2DDEF', '#BFB5DA'],
  ['#DCE4CF', '#B5C49E'],
  ['#B4C8CD', '#8DAAB2'],
  ['#DDB39A', '#C08D70'],
  ['#A9C0AC', '#839F88'],
  ['#CBBEDA', '#AD9DC3'],
] as const

type Room = readonly [wall: string, floor: string]

const path = (d: string, paint: string) => `<path d="${d}" ${paint}/>`

interface Placed {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isMirrored?: boolean
  readonly pen?: number
}

const SHADOW = '#0A1418'
const BRIGHT = 'fill="#FFFFFF" opacity=".5"'

/** With the light from the left: a shadow on the floor, a dark side, a bright edge. */
function objectOf({ thing, x, y, scale, isMirrored = false, pen = 1.6 }: Placed, id: string): string {
  const strokes: readonly Stroke[] = MOTIFS[thing.motif]
  const drawn = strokes.map(([d, kind]) => path(d, kind ? `fill="${thing[kind]}"` : '')).join('')
  const cast = strokes.map(([d, kind]) => path(d, kind ? `fill="${SHADOW}"` : '')).join('')
  const body = strokes.flatMap(([d, kind]) => (kind ? path(d, '') : [])).join('')
  const turned = isMirrored ? -1 : 1
  const place = (more = '') => `transform="translate(${x} ${y})${more} scale(${turned * scale} ${scale})"`
  const shade = path(`M${6 * turned}-90H${60 * turned}V10H${-6 * turned}Z`, `fill="${SHADOW}" opacity=".13"`)
  const edge = path(
    `M${-60 * turned}-90H${-18 * turned}L${-25 * turned} 10H${-60 * turned}Z`,
    'fill="#fff" opacity=".16"',
  )
  return [
    `<clipPath id="${id}">${body}</clipPath>`,
    `<g ${place(' skewX(-58) scale(1 .3)')} opacity=".16" stroke="${SHADOW}" stroke-width="${pen}">${cast}</g>`,
    `<ellipse cx="${x + 3}" cy="${y + 1}" rx="${30 * scale}" ry="${4 * scale}" fill="${SHADOW}" opacity=".14"/>`,
    `<g ${place()} stroke="${thing.line}" stroke-width="${pen}">${drawn}`,
    `<g clip-path="url(#${id})" stroke="none">${shade}${edge}</g></g>`,
  ].join('')
}

const floorOf = ([, floor]: Room, y: number) => path(`M0 ${y}H160V160H0Z`, `fill="${floor}"`)

/** Panes of light on the wall, as a window throws them. */
const windowOf = (x: number, y: number, paint: string) =>
  path(
    [0, 1]
      .flatMap((row) =>
        [0, 1].map((column) => `M${x + column * 25 + row * 6} ${y + row * 33 - column * 5}l22-4.5 5 29-22 4.500z`),
      )
      .join(''),
    paint,
  )

const GROUNDS = {
  window: (room: Room, x: number) => `${windowOf(x < 80 ? x - 44 : x + 6, 22, BRIGHT)}${floorOf(room, 104)}`,
  niche: (room: Room, x: number) => `${path(`M${x - 44} 104V62a44 44 0 0 1 88 0V104Z`, BRIGHT)}${floorOf(room, 104)}`,
  plinth: (room: Room) =>
    `<circle cx="80" cy="68" r="58" ${BRIGHT}/>${path('M22 118a58 12 0 0 0 116 0V160H22Z', `fill="${mixed(room[1], '#0A1418', 0.1)}"`)}<ellipse cx="80" cy="118" rx="58" ry="12" fill="${mixed(room[1], '#FFFFFF', 0.16)}"/>`,
  sea: (room: Room, x: number) =>
    `<circle cx="${x}" cy="50" r="20" ${BRIGHT}/>${path(`${wave(84, 3, 12)}V160H0Z`, `fill="${mixed(room[1], room[0], 0.5)}"`)}${path(`${wave(93, 3, 28)}V160H0Z`, `fill="${mixed(room[1], room[0], 0.25)}"`)}${floorOf(room, 106)}`,
  beam: (room: Room, x: number) =>
    `${path(`M${x - 74} 160L${x + 20} 0H${x + 62}L${x - 32} 160ZM${x - 8} 160L${x + 86} 0H${x + 104}L${x + 10} 160Z`, BRIGHT)}${path('M0 104H160V160H0Z', `fill="${room[1]}" opacity=".72"`)}`,
} as const

type Ground = keyof typeof GROUNDS
const OF_KIND: Readonly<Record<Kind, readonly Ground[]>> = {
  front: ['window', 'niche', 'plinth'],
  near: ['beam', 'sea'],
  among: ['window', 'sea', 'niche', 'beam'],
}

/** One picture as SVG; the same words and things make the same picture, to the byte. */
export function sceneOf(seed: string, kind: Kind, thing: Thing, [left, right]: readonly Thing[]): string {
  const { between, either, oneOf } = lotsOf(`${seed} ${kind}`)
  const isSeen = ([wall, floor]: Room) => apart(wall, thing.body) > 58 && apart(floor, thing.body) > 40
  const fitting = ROOMS.filter(isSeen)
  const room = oneOf(fitting.length > 0 ? fitting : ROOMS) ?? ROOMS[0]
  const ground = GROUNDS[oneOf(OF_KIND[kind]) ?? 'window'](room, Math.round(between(58, 102)))
  const isMirrored = either()
  const x = kind === 'near' ? Math.round(between(70, 90)) : 80
  const objects: Readonly<Record<Kind, readonly (Placed | undefined)[]>> = {
    front: [{ thing, x, y: 120, scale: 1.34, isMirrored }],
    near: [{ thing, x, y: 142, scale: 1.66, isMirrored, pen: 1.4 }],
    among: [
      left && { thing: left, x: 36, y: 110, scale: 0.72 },
      right && { thing: right, x: 126, y: 110, scale: 0.72, isMirrored: true },
      { thing, x, y: 128, scale: 1.06, isMirrored },
    ],
  }
  const drawn = objects[kind].map((one, at) => one && objectOf(one, `body${at}`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${path('M0 0H160V160H0Z', `fill="${room[0]}"`)}${ground}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`
}
