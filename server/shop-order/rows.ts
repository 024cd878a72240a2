import type { Selectable, Updateable } from 'kysely'
import type { ShopOrderStatus } from '#contract/shop-order.ts'
import { DAY_S, MINUTE_S } from '#contract/time-units.ts'
import type { ShopOrderState } from '#machines/shop-order/shop-order.lifecycle.ts'
import type { OpenRefund, ShopOrderFacts } from '#machines/shop-order/shop-order.rules.ts'
import { ANSWER_MS } from '../refund/rows.ts'
import type { ShopTermsRow } from '../market/shop-terms.ts'
import type { ShopOrder } from '../schema.ts'

export type ShopOrderRow = Selectable<ShopOrder>
export type ShopOrderChange = Updateable<ShopOrder>

export type ShopOrderTerms = Omit<ShopTermsRow, 'since'>

const MS = 1_000

export const stateOf = (row: Pick<ShopOrderRow, 'state'>) => row.state as ShopOrderState
export const termsOf = (row: Pick<ShopOrderRow, 'terms'>) => row.terms as unknown as ShopOrderTerms

const STATUS = {
  unpaid: 'unpaid',
  unshipped: 'paid',
  pickup: 'paid',
  shipped: 'shipped',
  received: 'done',
  completed: 'done',
  cancelled: 'cancelled',
  refunding: 'refunding',
  refunded: 'refunded',
} as const satisfies Record<ShopOrderState, ShopOrderStatus>
export const statusOf = (state: string): ShopOrderStatus => STATUS[state as ShopOrderState]

export const payMinutes = ({ pay_window: window }: Pick<ShopOrderTerms, 'pay_window'>) => Math.floor(window / MINUTE_S)
export const returnDays = ({ return_window: window }: Pick<ShopOrderTerms, 'return_window'>) =>
  Math.floor(window / DAY_S)

/** How its lines and parcels stand. */
export interface Sending {
  readonly sent: number
  readonly unsent: number
  readonly parcels: number
  readonly unsigned: number
  readonly refund: OpenRefund | null
}

export function factsOf(row: ShopOrderRow, sending: Sending, now: Date): ShopOrderFacts {
  const terms = termsOf(row)
  return {
    ...sending,
    now: now.getTime(),
    dueAt: row.due_at?.getTime() ?? null,
    isOver: row.ended_at !== null,
    isPickup: row.delivery === 'pick_up',
    refunds: row.refunds,
    before: row.before,
    rest: row.rest === null ? null : Number(row.rest),
    windows: {
      send: terms.send_window * MS,
      fetch: terms.fetch_window * MS,
      sent: terms.sent_window * MS,
      signed: terms.signed_window * MS,
      back: terms.return_window * MS,
      answer: ANSWER_MS,
    },
  }
}
