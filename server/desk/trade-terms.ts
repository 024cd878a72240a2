import { termsOf } from '../ledger/terms.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import type { TermSheet } from './term-sheets.ts'

export const TRADE_TERMS: TermSheet = {
  subject: 'trade',
  units: {
    offer_life: 'seconds',
    pay_window: 'seconds',
    pay_extension: 'seconds',
    extend_within: 'seconds',
    late_window: 'seconds',
    confirm_window: 'seconds',
    undo_window: 'seconds',
    silence: 'seconds',
    dispute_after: 'seconds',
    evidence_window: 'seconds',
    answer_window: 'seconds',
    ruling_window: 'seconds',
    lease: 'seconds',
    resumed_window: 'seconds',
    settle_hold: 'seconds',
    rate_window: 'seconds',
    restart_wait: 'seconds',
    closes_soon: 'seconds',
    merchant_break: 'seconds',
    leave_quiet: 'seconds',
    extensions: 'times',
    rematches: 'times',
    open_orders: 'times',
    margin_need: 'EUR',
    second_above: 'EUR',
    bond_rate: 'share',
    ends_at_close: 'yes or no',
    sell_fee: 'share',
    sell_least: 'COIN',
    sell_most_a_day: 'COIN',
  },
  keeps: 'Orders that are under way keep what held when they began, and quotes that were shown keep their fee.',
  async at(sql, now) {
    const { since: _, ...orders } = await tradeTermsAt(sql, now)
    const { feeRate, least, mostADay } = await termsOf(sql, 'sell', 'coin', 0, now)
    return { ...orders, sell_fee: feeRate, sell_least: least, sell_most_a_day: mostADay }
  },
}
