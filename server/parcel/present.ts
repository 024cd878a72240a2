import type { Logistics, ParcelState } from '#contract/parcel.ts'
import { carrierNamed, carrierTitle } from '../lib/carrier.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import type { Say } from '../lib/words.ts'
import { contentOf, type OrderRow } from './queries.ts'
import { isStale, type ParcelRow, saidOf, type TraceRow } from './rows.ts'
import { tracesOf } from './traces.ts'

/** Where it goes, for whoever lives there: no street, no number. */
const shortOf = ({ address }: OrderRow): string => {
  const { consignee = '', postcode = '', city = '', province = '' } = address ?? {}
  return [consignee, [postcode, city || province].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function presentTrace(say: Say, { at, state: said, place, text }: TraceRow): Logistics['traces'][number] {
  const state = said as ParcelState
  const words = text || say(`parcel.happened.${state}`)
  const isNamed = place === '' || words.toLowerCase().includes(place.toLowerCase())
  return { time: unix(at), state, text: isNamed ? words : say('parcel.at', { words, place }) }
}

type Way = Pick<Logistics, 'express_name' | 'express_no' | 'express_phone' | 'express_url' | 'sandbox' | 'traces'>

async function presentWay(
  { sql, context: { carriers }, locale, say }: Call,
  parcel: ParcelRow | undefined,
): Promise<Way> {
  if (!parcel) return { express_name: '', express_no: '', express_phone: '', express_url: '', sandbox: 0, traces: [] }
  const carrier = carrierNamed(carriers, parcel.carrier)
  return {
    express_name: carrierTitle(carriers, parcel.carrier, locale),
    express_no: parcel.tracking_no,
    express_phone: carrier?.phone ?? '',
    express_url: carrier?.pageOf(parcel.tracking_no) ?? '',
    sandbox: flag(carrier?.isSandbox === true),
    traces: (await tracesOf(sql, parcel.id)).map((trace) => presentTrace(say, trace)),
  }
}

export async function presentLogistics(
  call: Call,
  order: OrderRow,
  parcels: readonly ParcelRow[],
  { parcel, isSilent }: { readonly parcel: ParcelRow | undefined; readonly isSilent: boolean },
): Promise<Logistics> {
  const { sql, now, say } = call
  const state = parcel ? saidOf(parcel.state) : 'none'
  const content = await contentOf(sql, order.id, parcel?.id)
  return {
    order_no: order.order_no,
    package_id: parcel?.id ?? 0,
    packages: parcels.map((one, at) => ({
      id: one.id,
      label: say('parcel.label', { number: at + 1 }),
      state: saidOf(one.state),
    })),
    ...(await presentWay(call, parcel)),
    state,
    state_text: say(parcel ? `parcel.state.${state}` : 'parcel.unsent'),
    cover: content?.cover ?? null,
    code: content?.code ?? '',
    motif: content?.motif ?? '',
    total_num: content?.total ?? 0,
    address_text: shortOf(order),
    fetched_time: parcel?.heard_at ? unix(parcel.heard_at) : null,
    stale: flag(parcel !== undefined && (isSilent || isStale(parcel, now))),
    server_time: unix(now),
  }
}
