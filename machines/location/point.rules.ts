import * as v from 'valibot'
import { Latitude, Longitude } from '#contract/location.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What an address says is a point, or none at all. */
export function pointIn(lat: string | undefined, lng: string | undefined): Point | undefined {
  const [latitude, longitude] = [v.safeParse(Latitude, lat), v.safeParse(Longitude, lng)]
  return latitude.success && longitude.success ? { latitude: latitude.output, longitude: longitude.output } : undefined
}

const PLACES = 5
const rounded = (degrees: number, places: number) => Number(degrees.toFixed(places))

/** About a metre: what a phone knows of itself at best. */
export const exact = ({ latitude, longitude }: Point): Point => ({
  latitude: rounded(latitude, PLACES),
  longitude: rounded(longitude, PLACES),
})

/** About a kilometre: nobody has to know more to name the towns around. */
export const rough = ({ latitude, longitude }: Point) => ({ lat: rounded(latitude, 2), lng: rounded(longitude, 2) })

const EARTH = 6_371_009
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In metres, on a sphere. */
export function distanceOf(one: Point, other: Point): number {
  const [south, north] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const up = Math.sin((north - south) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(up + Math.cos(south) * Math.cos(north) * across)))
}

/** In degrees from the north over the east, as one sets out. */
export function bearingOf(from: Point, to: Point): number {
  const [here, there] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  const x = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east)
  const degrees = (Math.atan2(Math.sin(east) * Math.cos(there), x) * 180) / Math.PI
  return (degrees + 360) % 360
}

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Nearer than this no direction is told. */
export const HERE = 50

export const directionOf = (from: Point, to: Point): Direction =>
  DIRECTIONS[Math.round(bearingOf(from, to) / 45) % DIRECTIONS.length] ?? 'n'
