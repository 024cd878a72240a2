import * as v from 'valibot'
import type { ParcelState } from '#contract/parcel.ts'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { Carrier, Trace } from '../lib/carrier.ts'
import { type Clock, later } from '../lib/clock.ts'

const GATEWAY = 'https://api-eu.dhl.com/track/shipments'
const PAGE = 'https://www.dhl.com/global-en/home/tracking.html'
const ANSWER_MS = 4_000
/** Whatever is asked beyond that is refused at once: a carrier that hangs holds nobody else up. */
const AT_ONCE = 20
const BYTES = 1_000_000
/** A new application may ask 250 times a day. */
const EVERY = HOUR_S
const REST = MINUTE_S
/** Of moments without an offset: DHL says them as the clock there shows them, and most of its parcels are there. */
const ZONE = 'Europe/Berlin'

/** It does not say apart when a parcel is on the van. */
const STATES: Readonly<Record<string, ParcelState>> = {
  transit: 'on_the_way',
  delivered: 'signed',
  failure: 'problem',
}

const Text = v.nullish(v.string(), '')
const Event = v.object({
  timestamp: v.pipe(
    v.string(),
    v.transform(momentOf),
    v.check((at) => Number.isFinite(at.getTime())),
  ),
  statusCode: Text,
  status: Text,
  description: Text,
  location: v.nullish(v.object({ address: v.nullish(v.object({ addressLocality: Text })) })),
})
const Shipment = v.object({ id: Text, events: v.nullish(v.array(v.unknown()), []) })
const Answer = v.object({ shipments: v.array(Shipment) })

function momentOf(text: string): Date {
  if (/(Z|[+-]\d\d:?\d\d)$/i.test(text)) return new Date(text)
  const asUtc = new Date(`${text}Z`)
  if (!Number.isFinite(asUtc.getTime())) return asUtc
  const shown = new Date(`${asUtc.toLocaleString('sv', { timeZone: ZONE }).replace(' ', 'T')}Z`)
  return new Date(2 * asUtc.getTime() - asUtc.getMilliseconds() - shown.getTime())
}

const traceOf = ({ timestamp, statusCode, status, description, location }: v.InferOutput<typeof Event>): Trace => ({
  at: timestamp,
  state: STATES[statusCode ?? ''] ?? 'none',
  place: location?.address?.addressLocality ?? '',
  text: description || status || '',
})

/** One that cannot be read is left out; where none can, nothing was understood. */
function readable(events: readonly unknown[]): Trace[] {
  const read = events.map((one) => v.safeParse(Event, one)).filter(({ success }) => success)
  if (events.length > 0 && read.length === 0) throw new Error('what DHL says of a parcel cannot be read')
  return read.map(({ output }) => traceOf(output as v.InferOutput<typeof Event>))
}

async function textOf(came: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of came.body ?? []) {
    size += piece.length
    if (size > BYTES) throw new Error('DHL says more than is read')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

interface Around {
  readonly clock: Clock
  readonly gateway?: string
}

/** "Shipment Tracking – Unified", which knows the parcels of all houses of DHL. */
export function dhl({ key }: { readonly key: string }, { clock, gateway = GATEWAY }: Around): Carrier {
  let underWay = 0
  let restsUntil = new Date(0)

  async function ask(number: string): Promise<unknown> {
    const came = await fetch(`${gateway}?${new URLSearchParams({ trackingNumber: number }).toString()}`, {
      headers: { accept: 'application/json', 'DHL-API-Key': key },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (came.status === 429) restsUntil = later(clock.now(), REST)
    if (came.status === 404) return undefined
    if (!came.ok) throw new Error(`DHL answers ${came.status}`)
    return JSON.parse(await textOf(came))
  }

  return {
    name: 'dhl',
    isSandbox: false,
    phone: '',
    everySeconds: EVERY,
    titleIn: () => 'DHL',
    pageOf: (number) => `${PAGE}?tracking-id=${encodeURIComponent(number)}`,

    async track(number) {
      if (underWay >= AT_ONCE) throw new Error('too much is being asked of DHL at once')
      if (clock.now() < restsUntil) throw new Error('DHL was asked too often, and rests')
      underWay += 1
      try {
        const said = await ask(number)
        if (said === undefined) return undefined
        const { shipments } = v.parse(Answer, said)
        const found = shipments.find(({ id }) => id === number) ?? shipments[0]
        // What it said last stands first, and of one moment too.
        return found && { traces: readable(found.events ?? []).toReversed() }
      } finally {
        underWay -= 1
      }
    },
  }
}
