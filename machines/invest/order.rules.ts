import { INVEST_OVER, type InvestOrder, type InvestOrderInfo, type Payout } from '#contract/invest.ts'
import { PAGE_LIMIT } from '#contract/limits.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { begun, continued, NOTHING_READ, reread, rereadBy, type Listed } from '../stock/pages.ts'

export const isOver = ({ status }: Pick<InvestOrder, 'status'>): boolean =>
  (INVEST_OVER as readonly string[]).includes(status)

export const backNow = ({ amount, stop_fee, currency }: InvestOrder): string =>
  decimalOf(minorOf(amount, currency) - minorOf(stop_fee, currency), currency)

export const isEndedByMember = (order: InvestOrderInfo): boolean =>
  isOver(order) && order.timeline.some(({ status, by }) => status === order.status && by === 'member')

const withDates = (order: InvestOrderInfo, { items, page, lastPage, total }: Listed<Payout>): InvestOrderInfo => ({
  ...order,
  payouts: { current_page: page, last_page: lastPage, per_page: PAGE_LIMIT, total, data: [...items] },
})

/** The order as it is by now, with the dates that were read before and those of the next page. */
export const withMoreDates = (order: InvestOrderInfo, next: InvestOrderInfo): InvestOrderInfo =>
  withDates(next, continued<Payout>(begun(order.payouts), next.payouts))

export const datesAgain = (order: InvestOrderInfo | undefined) => rereadBy(order ? begun(order.payouts) : NOTHING_READ)

/** What lies deeper than one question stays while nothing happened. */
export function withSameDates(order: InvestOrderInfo, next: InvestOrderInfo): InvestOrderInfo {
  const read = order.version === next.version ? begun(order.payouts) : NOTHING_READ
  return withDates(next, reread<Payout>(read, next.payouts))
}
