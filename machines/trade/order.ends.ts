import type { EndReason } from '#contract/order.ts'
import type { OrderFacts } from './order.facts.ts'
import type { OrderMove, OrderMoveType } from './order.rules.ts'

const REASONS: Partial<Record<OrderMoveType, EndReason>> = {
  matchExpired: 'no_match',
  marketClosed: 'market_closed',
  recall: 'operator',
  abandon: 'merchant',
  askCancel: 'mutual',
  silenceExpired: 'silent',
  payExpired: 'pay_timeout',
  lateExpired: 'pay_timeout',
  rule: 'ruled',
}

/** A member who leaves one that is late leaves it because it was not paid. */
export const endReasonOf = ({ type }: OrderMove, { lateBy }: OrderFacts): EndReason =>
  REASONS[type] ?? (lateBy === null ? 'member' : 'pay_timeout')
