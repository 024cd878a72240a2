import * as v from 'valibot'
import { dropWritten, keepWritten, writtenOf } from './written-drafts.ts'

const KEY = 'picked-location'

const PickedLocation = v.object({
  name: v.string(),
  address: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
export type PickedLocation = v.InferOutput<typeof PickedLocation>

/** What was picked waits for the page that asked for it. */
export const keepPicked = (location: PickedLocation): void => keepWritten(KEY, location)

export function takePicked(): PickedLocation | undefined {
  const picked = writtenOf(KEY, PickedLocation)
  dropWritten(KEY)
  return picked
}
