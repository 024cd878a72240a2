import type { Split } from '#contract/order.ts'
import type { OrderMove } from '#machines/trade/order.rules.ts'
import type { Moving } from '../lib/move-record.ts'
import type { OrderChange, OrderRow } from './rows.ts'

export interface MoveDetails {
  readonly reason?: string
  readonly text?: string
  readonly images?: readonly string[]
  readonly merchant?: { readonly id: number; readonly price: string }
  readonly split?: Split
  readonly change?: OrderChange
}

export type MovingOrder = Moving<OrderRow, OrderMove, MoveDetails>

export interface Offered {
  readonly order_no: string
  readonly order_id: number
  readonly member_id: number
  readonly merchant_id: number
  readonly net: bigint
  readonly auto: boolean
}

export interface OfferedBatch {
  readonly offered: readonly Offered[]
  /** Whose best merchant was held by somebody else, or is not what they were a moment ago: looked at again at once. */
  readonly postponed: number
}
