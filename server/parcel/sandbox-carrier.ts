import { SANDBOX_PARCEL } from '#contract/link.ts'
import type { ParcelState } from '#contract/parcel.ts'
import { MINUTE_S } from '#contract/time-units.ts'
import type { Carrier, Trace } from '../lib/carrier.ts'
import { later } from '../lib/clock.ts'
import type { Database } from '../lib/database.ts'
import { speaker } from '../lib/words.ts'

export const SANDBOX_CARRIER = 'sandbox'

type Step = readonly [minutes: number, state: ParcelState, place: string]

const WAY: readonly Step[] = [
  [1, 'collected', 'Rotterdam'],
  [5, 'on_the_way', 'Utrecht'],
  [15, 'delivering', 'Amsterdam'],
  [25, 'signed', 'Amsterdam'],
]
const TROUBLE: Step = [10, 'problem', 'Utrecht']

/** By its number alone, so that everybody knows beforehand. */
const hasTrouble = (number: string) => number.endsWith('7')

function tracesAt(number: string, sent: Date, now: Date): Trace[] {
  const steps = hasTrouble(number) ? [...WAY, TROUBLE].toSorted(([one], [other]) => one - other) : WAY
  return steps
    .map(([minutes, state, place]) => ({ at: later(sent, minutes * MINUTE_S), state, place, text: '' }))
    .filter(({ at }) => at <= now)
}

/** Knows the parcels that were given to it, and moves them by the clock alone. */
export function sandboxCarrier(database: Database): Carrier {
  return {
    name: SANDBOX_CARRIER,
    isSandbox: true,
    phone: '',
    everySeconds: 5 * MINUTE_S,
    titleIn: (tag) => speaker(tag)('parcel.sandbox.name'),
    pageOf: (number) => `${SANDBOX_PARCEL}?number=${encodeURIComponent(number)}`,

    async track(number, now) {
      const sent = await database
        .selectFrom('parcel')
        .select('created_at')
        .where('carrier', '=', SANDBOX_CARRIER)
        .where('tracking_no', '=', number)
        .executeTakeFirst()
      return sent && { traces: tracesAt(number, sent.created_at, now) }
    },
  }
}
