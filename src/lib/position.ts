import { Unlocated, type NoPosition } from '#machines/location/position.ts'
import type { Point } from '#machines/location/point.rules.ts'

const WAIT_MS = 15_000
/** Whoever has moved on since stands elsewhere. */
const FRESH_MS = 60_000

const WHY: Readonly<Record<number, NoPosition>> = { 1: 'denied', 2: 'unavailable', 3: 'slow' }

/** Asks the phone where it is, and the phone its owner. */
export function position(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Unlocated('unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Unlocated(WHY[code] ?? 'unavailable')),
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    )
  })
}
