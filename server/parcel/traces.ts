import { DAY_MS } from '#contract/time-units.ts'
import type { Trace } from '../lib/carrier.ts'
import type { Sql } from '../lib/database.ts'
import type { ParcelRow, TraceRow } from './rows.ts'

/** Of one parcel, however many its carrier tells. */
const TRACES_MOST = 200
const [PLACE_MOST, TEXT_MOST] = [120, 400]
/** A number is used again by its carrier after months; what is older was said of another parcel. */
const BEFORE_MS = 30 * DAY_MS

const plain = (text: string, most: number) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

const keyOf = ({ at, state, place, text }: TraceRow) => JSON.stringify([at.getTime(), state, place, text])

/** The oldest first, each once; of what cannot have happened yet, or happened to another parcel, nothing. */
export function believed(told: readonly Trace[], { created_at }: Pick<ParcelRow, 'created_at'>, now: Date): Trace[] {
  const traces = told
    .filter(({ at }) => at <= now && at.getTime() >= created_at.getTime() - BEFORE_MS)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, state, place, text }) => ({ at, state, place: plain(place, PLACE_MOST), text: plain(text, TEXT_MOST) }))
  return [...new Map(traces.map((one) => [keyOf(one), one])).values()].slice(-TRACES_MOST)
}

/** The newest first. */
export const tracesOf = (sql: Sql, parcel: number): Promise<TraceRow[]> =>
  sql
    .selectFrom('parcel_trace')
    .select(['at', 'state', 'place', 'text'])
    .where('parcel_id', '=', parcel)
    .orderBy('at', 'desc')
    .execute()

/** Its parcel is locked. */
export async function keepTraces(sql: Sql, parcel: number, traces: readonly Trace[]): Promise<void> {
  const kept = new Set((await tracesOf(sql, parcel)).map(keyOf))
  const room = TRACES_MOST - kept.size
  const fresh = traces.filter((one) => !kept.has(keyOf(one)))
  if (fresh.length === 0 || room <= 0) return
  await sql
    .insertInto('parcel_trace')
    .values(fresh.slice(-room).map((one) => ({ ...one, parcel_id: parcel })))
    .execute()
}
