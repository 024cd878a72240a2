import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Picture } from './picture.ts'
import { ShopOrderNo } from './shop-order.ts'
import { Count, Flag, Id, Moment, Url } from './shapes.ts'

/** `none`: announced, and nothing said of it yet. */
export const PARCEL_STATES = ['none', 'collected', 'on_the_way', 'delivering', 'signed', 'problem'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

export const Logistics = v.object({
  order_no: v.string(),
  /** 0: nothing was sent yet. */
  package_id: Count,
  packages: v.array(v.object({ id: Id, label: v.string(), state: v.picklist(PARCEL_STATES) })),
  express_name: v.string(),
  express_no: v.string(),
  express_phone: v.string(),
  /** The page of its carrier about it, where it has one. */
  express_url: Url,
  state: v.picklist(PARCEL_STATES),
  state_text: v.string(),
  sandbox: Flag,
  cover: v.nullable(Picture),
  code: v.string(),
  motif: v.string(),
  total_num: Count,
  address_text: v.string(),
  /** The newest first. */
  traces: v.array(v.object({ time: Moment, state: v.picklist(PARCEL_STATES), text: v.string() })),
  /** When its carrier answered last; `stale` where it does not answer now. */
  fetched_time: v.nullable(Moment),
  stale: Flag,
  server_time: Moment,
})
export type Logistics = v.InferOutput<typeof Logistics>

export const parcel = {
  express: endpoint({
    path: '/shop/order/express',
    access: 'member',
    takes: v.object({ order_no: ShopOrderNo, package_id: v.optional(Id) }),
    gives: Logistics,
    refusals: ['invalid', 'missing'],
    summary: 'Where a parcel of an order is, and where it was. Its carrier is asked, but not more than once a minute.',
  }),
}
