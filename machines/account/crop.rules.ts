import { PORTRAIT } from '#contract/limits.ts'

/** Width and height in pixels. */
export interface Photo {
  readonly address: string
  readonly width: number
  readonly height: number
}

/**
 * The part of a photo that a square frame shows: which point of it lies in the middle, as a share of its width and of
 * its height; how much larger it is than it must be to fill the frame; and how far it is turned, in degrees.
 */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly zoom: number
  readonly turn: number
}

/** A point of the frame, from its middle, in sides of the frame. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Grip {
  readonly from: Point
  readonly to: Point
  readonly spread: number
  readonly turn: number
}

export const WHOLE: Cut = { x: 0.5, y: 0.5, zoom: 1, turn: 0 }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const radians = (degrees: number) => (degrees * Math.PI) / 180
const turned = ({ x, y }: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
const upright = (degrees: number) => degrees - 360 * Math.round(degrees / 360)

/** How wide the frame is, seen along the edges of a photo that is turned. */
const span = (turn: number) => Math.abs(Math.cos(radians(turn))) + Math.abs(Math.sin(radians(turn)))

/** How many sides of the frame one pixel of the photo takes. */
export const scaleOf = ({ width, height }: Photo, { zoom, turn }: Cut) => (zoom * span(turn)) / Math.min(width, height)

/** The nearest cut that leaves no corner of the frame empty. */
export function fitting(photo: Photo, cut: Cut): Cut {
  const zoom = within(cut.zoom, 1, PORTRAIT.zoom)
  const turn = upright(cut.turn)
  const scale = scaleOf(photo, { ...cut, zoom, turn })
  const edge = (side: number) => Math.min(0.5, span(turn) / 2 / (scale * side))
  const [across, down] = [edge(photo.width), edge(photo.height)]
  return { x: within(cut.x, across, 1 - across), y: within(cut.y, down, 1 - down), zoom, turn }
}

/** What lay under the fingers lies under them again. */
export function gripped(photo: Photo, cut: Cut, { from, to, spread, turn: by }: Grip): Cut {
  const scale = scaleOf(photo, cut)
  const turn = upright(cut.turn + by)
  const zoom = within((cut.zoom * spread * span(cut.turn)) / span(turn), 1, PORTRAIT.zoom)
  const here = turned(from, -cut.turn)
  const there = turned(to, -turn)
  const next = scaleOf(photo, { ...cut, zoom, turn })
  return fitting(photo, {
    x: cut.x + (here.x / scale - there.x / next) / photo.width,
    y: cut.y + (here.y / scale - there.y / next) / photo.height,
    zoom,
    turn,
  })
}

const STILL: Grip = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, spread: 1, turn: 0 }

export const moved = (photo: Photo, cut: Cut, to: Point): Cut => gripped(photo, cut, { ...STILL, to })
export const zoomed = (photo: Photo, cut: Cut, zoom: number): Cut => fitting(photo, { ...cut, zoom })
export const turnedTo = (photo: Photo, cut: Cut, turn: number): Cut => fitting(photo, { ...cut, turn })

export const sideOf = (photo: Photo, cut: Cut): number => within(Math.round(1 / scaleOf(photo, cut)), 1, PORTRAIT.side)
