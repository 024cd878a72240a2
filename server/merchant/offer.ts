import type { Taken } from '#contract/endpoint.ts'
import { OFFER_MOST } from '#contract/limits.ts'
import type { merchant } from '#contract/merchant.ts'
import { minorOf } from '#contract/money.ts'
import { mayOffer } from '#machines/merchant/merchant.rules.ts'
import { partsOf } from '#machines/wallet/fee.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { lockedMerchant } from './move.ts'
import type { MerchantRow } from './rows.ts'

type Asked = Taken<typeof merchant.setOffer>

/** `wanted` includes what is promised to open orders. */
export async function setOffer(call: Call, asked: Asked): Promise<MerchantRow> {
  const { sql } = call
  const { price, pay_types, hours, auto_accept } = asked
  const [least, most, wanted] = [coinsIn(asked, 'least'), coinsIn(asked, 'most'), coinsIn(asked, 'wanted')]
  if (partsOf(price) > partsOf(OFFER_MOST.price)) refuseProblems({ price: 'price-invalid' })
  if (most < least) refuseProblems({ most: 'range-invalid' })
  if (wanted < least) refuseProblems({ wanted: 'amount-least' })
  const row = (await lockedMerchant(call, memberOf(call).id)) ?? refuse('not-now')
  if (!mayOffer(row.state)) refuse('not-now')
  if (wanted < row.promised) refuseProblems({ wanted: 'amount-least' })
  const offer = { price, least, most, wanted, pay_types: [...new Set(pay_types)], ...daytimes(hours) }
  return sql
    .updateTable('merchant')
    .set({ ...offer, auto_accept: auto_accept === 1 })
    .where('member_id', '=', row.member_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function coinsIn(asked: Asked, field: 'least' | 'most' | 'wanted'): bigint {
  const amount = minorOf(asked[field], 'COIN')
  if (amount > minorOf(OFFER_MOST.coins, 'COIN')) refuseProblems({ [field]: 'amount-most' })
  return amount
}

/** In the market's time zone; null is all day. */
export function daytimes(hours: string): Pick<MerchantRow, 'opens' | 'closes'> {
  const [opens, closes] = hours.split('-')
  return opens && closes ? { opens, closes } : { opens: null, closes: null }
}
