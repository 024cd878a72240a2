import type { Given } from '#contract/endpoint.ts'
import type { ShopOrder, ShopOrderAct, shopOrder, ShopOrderInfo } from '#contract/shop-order.ts'
import { local } from '../lib/remote.ts'
import type { ReturnWish } from '../refund/wish.rules.ts'

/** What a member is asked about before it is done. */
export type AskedAct = Extract<ShopOrderAct, 'cancel' | 'receive' | 'del' | 'refund_cancel'>

export interface OrderWish {
  readonly act: AskedAct | 'again'
  readonly order_no: string
  /** That was seen. */
  readonly version: number
}

/** What is written about a return, of the order as it was seen. */
export interface WrittenWish extends Pick<OrderWish, 'order_no' | 'version'> {
  readonly act: ReturnWish['call']
  readonly wish: ReturnWish
  /** Where it is kept until it is sent. */
  readonly written: string
}

export type Bought = Given<typeof shopOrder.again>

/** What became of it: the order as it is by now, what is in the cart again, or neither where it left the list. */
export interface Acted {
  readonly order?: ShopOrderInfo
  readonly bought?: Bought
}

export const act = local<Acted, OrderWish>('act')
export const actOrWrite = local<Acted, OrderWish | WrittenWish>('act')

export const may = ({ allowed }: Pick<ShopOrder, 'allowed'>, wanted: ShopOrderAct): boolean => allowed.includes(wanted)

export const wishOf = (
  { order_no, version }: Pick<ShopOrder, 'order_no' | 'version'>,
  wanted: OrderWish['act'],
): OrderWish => ({ act: wanted, order_no, version })
