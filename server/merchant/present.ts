import { type Merchant, MERCHANT_EVENTS } from '#contract/merchant.ts'
import type { Offer } from '#contract/offer.ts'
import type { Rail } from '#contract/order.ts'
import { decimalOf } from '#contract/money.ts'
import { merchantKnows } from '#machines/merchant/merchant.lifecycle.ts'
import { merchantBlocker, type MerchantFacts } from '#machines/merchant/merchant.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { secondsUntil, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { inWords } from '../lib/refuse.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { faceOf } from './queries.ts'
import { standing } from './move.ts'
import type { MerchantRow } from './rows.ts'

function choices({ say, now }: Call, state: Merchant['state'], facts: MerchantFacts | undefined) {
  const known = MERCHANT_EVENTS.filter((type) => merchantKnows(state, type))
  const judged = known.map((event) => ({
    event,
    blocker: facts && merchantBlocker(facts, { type: event, by: 'merchant' }),
  }))
  return {
    allowed: judged.filter(({ blocker }) => !blocker).map(({ event }) => event),
    refused: judged.flatMap(({ event, blocker }) => {
      if (!blocker) return []
      const { code, until } = blocker
      const retry_after = until === undefined ? 0 : secondsUntil(new Date(until), now)
      return [{ event, code, text: inWords(say, code, { retry_after }) }]
    }),
  }
}

export async function presentMerchant(call: Call, row: MerchantRow | undefined): Promise<Merchant> {
  const { sql, now } = call
  const { avatar, level } = await faceOf(sql, memberOf(call).id)
  if (!row) {
    const { margin_need } = await tradeTermsAt(sql, now)
    return {
      ...NOBODY,
      avatar,
      level,
      margin_need: euros(margin_need),
      ...choices(call, 'none', undefined),
      server_time: unix(now),
    }
  }
  const { margin, facts } = await standing(sql, row, now)
  return {
    merchant_no: row.merchant_no,
    name: row.name,
    avatar,
    state: row.state,
    margin: euros(margin.free + margin.bound),
    margin_need: euros(row.margin_need),
    margin_bound: euros(margin.bound),
    trade_count: row.trade_count,
    trade_amount: euros(row.trade_amount),
    completion_rate: shareOf(row.trade_count, row.trade_count + row.lost_count),
    rating: row.rating_count === 0 ? '0' : (row.rating_sum / row.rating_count).toFixed(1),
    reject_reason: row.reject_reason,
    break_time: row.break_until && unix(row.break_until),
    leave_time: row.leave_at && unix(row.leave_at),
    level,
    ...choices(call, row.state, facts),
    offer: offerOf(row),
    server_time: unix(now),
  }
}

const euros = (cents: bigint) => decimalOf(cents, 'EUR')
const coins = (minor: bigint) => decimalOf(minor, 'COIN')

const NOBODY = {
  merchant_no: '',
  name: '',
  state: 'none',
  margin: euros(0n),
  margin_bound: euros(0n),
  trade_count: 0,
  trade_amount: euros(0n),
  completion_rate: '0',
  rating: '0',
  reject_reason: '',
  break_time: null,
  leave_time: null,
  offer: null,
} as const

/** A fraction with four places. */
export const shareOf = (part: number, all: number) => (all === 0 ? '0' : (part / all).toFixed(4))

function offerOf({ price, least, most, wanted, pay_types, opens, closes, auto_accept }: MerchantRow): Offer | null {
  if (price === null) return null
  return {
    price: price.replace(/\.?0+$/, ''),
    least: coins(least),
    most: coins(most),
    wanted: coins(wanted),
    pay_types: pay_types as Rail[],
    hours: opens && closes ? `${opens.slice(0, 5)}-${closes.slice(0, 5)}` : '',
    auto_accept: flag(auto_accept),
  }
}
