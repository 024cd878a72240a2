import { sql as raw } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import { RECHARGES } from '#contract/limits.ts'
import { type Currency, decimalOf, minorOf } from '#contract/money.ts'
import { recharge } from '#contract/recharge.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { termsOf } from '../ledger/terms.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { begunToday, channelOf, type ChannelRow, openRecharges } from './queries.ts'
import { minorOfWhole } from './present.ts'
import { rechargeTerms, type RechargeRow } from './rows.ts'

type Asked = Pick<Taken<typeof recharge.recharge>, 'channel_id' | 'amount' | 'payer_name'>

/** In the call's transaction. */
export async function beginRecharge(call: Call, asked: Asked): Promise<RechargeRow> {
  const { sql, now, context } = call
  const { id: member } = memberOf(call)
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  const channel = (await channelOf(sql, asked.channel_id)) ?? refuse('missing')
  if (!channel.open) refuse('channel-closed')
  const amount = await amountWithinBounds(call, member, channel, asked.amount)
  const cash = await cashTermsAt(sql, now)
  if ((await openRecharges(sql, member)) >= cash.open_recharges) refuse('recharges-enough')
  await spend(sql, `recharge:${member}`, RECHARGES, now)
  const currency = channel.currency as Currency
  const { fee } = exchanged({ gross: amount, from: currency, to: currency, rate: '1', feeRate: channel.fee_rate })
  const terms = rechargeTerms(cash)
  const row = await sql
    .insertInto('recharge')
    .values({
      order_no: await freeNumber(sql, context.chance),
      reference: await freeReference(sql, context.chance),
      member_id: member,
      channel_id: channel.id,
      state: 'awaiting_proof',
      account: channel.account,
      currency,
      amount,
      fee,
      net: amount - fee,
      payer_name: asked.payer_name,
      terms: JSON.stringify(terms),
      online: !channel.by_proof,
      created_at: now,
      since: now,
      expire_at: later(now, cash.proof_window),
      wake_at: later(now, cash.proof_window),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('recharge_event')
    .values({ recharge_id: row.id, version: 0, event: 'made', state: row.state, actor: 'member', at: now })
    .execute()
  const body = JSON.stringify({ order_no: row.order_no, version: 0, event: 'made' })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'recharge', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  return row
}

async function amountWithinBounds(call: Call, member: number, channel: ChannelRow, asked: string): Promise<bigint> {
  const { sql, now } = call
  const currency = channel.currency as Currency
  const account = channel.account as 'balance' | 'usdt' | 'coin'
  const amount = minorOf(asked, currency)
  const [least, most] = [minorOfWhole(channel.least, currency), minorOfWhole(channel.most, currency)]
  const range = { least: decimalOf(least, currency), most: decimalOf(most, currency) }
  if (amount < least) refuse('invalid', { problems: { amount: 'amount-least' }, range })
  if (amount > most) refuse('invalid', { problems: { amount: 'amount-most' }, range })
  const { mostADay } = await termsOf(sql, 'recharge', account, member, now)
  const left = mostADay - (await begunToday(sql, member, account, now))
  if (amount > left) refuse('above-today', { range: { ...range, most: decimalOf(left > 0n ? left : 0n, currency) } })
  return amount
}

export async function freeNumber(sql: Sql, chance: Chance): Promise<string> {
  for (;;) {
    const number = `R${String(chance.below(10 ** 10)).padStart(10, '0')}`
    const taken = await sql.selectFrom('recharge').select('id').where('order_no', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export async function freeReference(sql: Sql, chance: Chance): Promise<string> {
  const four = () => Array.from({ length: 4 }, () => SIGNS[chance.below(SIGNS.length)]).join('')
  for (;;) {
    const reference = `Q-${four()}-${four()}`
    const taken = await sql.selectFrom('recharge').select('id').where('reference', '=', reference).executeTakeFirst()
    if (!taken) return reference
  }
}
