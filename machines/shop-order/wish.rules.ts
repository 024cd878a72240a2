import type { Given } from '#contract/endpoint.ts'
import type { ShopOrder, ShopOrderAct, shopOrder, ShopOrderInfo } from '#contract/shop-order.ts'
import { local } from '../lib/remote.ts'

/** What a member is asked about before it is done. */
export type AskedAct = Extract<ShopOrderAct, 'cancel' | 'receive' | 'del'>

export interface OrderWish {
  readonly act: AskedAct | 'again'
  readonly order_no: string
  /** That was seen. */
  readonly version: number
}

export type Bought = Given<typeof shopOrder.again>

/** What became of it: the order as it is by now, what is in the cart again, or neither where it left the list. */
export interface Acted {
  readonly order?: ShopOrderInfo
  readonly bought?: Bought
}

export const act = local<Acted, OrderWish>('act')

export const may = ({ allowed }: Pick<ShopOrder, 'allowed'>, wanted: ShopOrderAct): boolean => allowed.includes(wanted)

export const wishOf = (
  { order_no, version }: Pick<ShopOrder, 'order_no' | 'version'>,
  wanted: OrderWish['act'],
): OrderWish => ({ act: wanted, order_no, version })
