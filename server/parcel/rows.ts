import type { Selectable } from 'kysely'
import type { ParcelState } from '#contract/parcel.ts'
import { MINUTE_S } from '#contract/time-units.ts'
import type { ParcelLifeState } from '#machines/parcel/parcel.lifecycle.ts'
import type { Parcel, ParcelTrace } from '../schema.ts'

export type ParcelRow = Selectable<Parcel>
export type TraceRow = Omit<Selectable<ParcelTrace>, 'parcel_id'>

/** Seconds. Whoever looks at it does not ask its carrier more often. */
export const ASKED_AGAIN = MINUTE_S
/** As long as an answer may take, nobody says that it does not come. */
const ANSWER = 5

export const saidOf = (state: ParcelLifeState): ParcelState => (state === 'announced' ? 'none' : state)

export function isStale({ state, asked_at, heard_at }: ParcelRow, now: Date): boolean {
  if (state === 'signed' || asked_at === null || (heard_at !== null && heard_at >= asked_at)) return false
  return now.getTime() - asked_at.getTime() >= ANSWER * 1_000
}
