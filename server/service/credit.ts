import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import type { Quote } from '#contract/quote.ts'
import { service } from '#contract/service.ts'
import { secondForLeaving } from '../factor/needed-for-quote.ts'
import { openAccount } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/holdings.ts'
import { grossOf, refuseIfOutOfTerms, makeQuote } from '../ledger/quotes.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { findReceiver } from '../transfer/receivers.ts'
import { anybody } from '../account/doubt.ts'
import { confirm } from '../wallet/confirm.ts'
import { activeCentre } from './open.ts'

type Wish = Taken<typeof service.quoteCredit>
type Asked = Taken<typeof service.sendCredit>

const wishOf = ({ to, amount }: Wish) => ({ to, amount })

export async function quoteCredit(call: Call, wish: Wish): Promise<Quote> {
  const { sql, now } = call
  const { id } = memberOf(call)
  await activeCentre(call)
  const gross = grossOf(wish.amount, 'credit')
  const terms = await termsOf(sql, 'credit', 'credit', id, now)
  const available = await availableIn(sql, id, 'credit')
  const range = refuseIfOutOfTerms(gross, terms, { account: 'credit', available })
  const { id: to, ...receiver } = await findReceiver(call, wish.to)
  if (available < gross) refuse('amount-short', { range })
  const amount = decimalOf(gross, 'EUR')
  return makeQuote(call, {
    act: 'credit',
    kind: 'credit',
    wish: wishOf(wish),
    gross,
    mostADay: terms.mostADay,
    ...(await secondForLeaving(call, gross, anybody)),
    legs: [{ from: await openAccount(sql, id, 'credit'), to: await openAccount(sql, to, 'credit'), amount: gross }],
    says: { from: 'credit', to: 'credit', receiver, gross: amount, fee: '0.00', rate: '1', net: amount },
  })
}

/** A repeated call is answered even where the member is no centre any more. */
async function wasSent(sql: Sql, member: number, key: string): Promise<boolean> {
  const { path } = service.sendCredit
  const kept = sql.selectFrom('money_call').select('key').where('member_id', '=', member)
  return (await kept.where('path', '=', path).where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function sendCredit(call: Call, { to, amount, ...confirmation }: Asked) {
  if (!(await wasSent(call.sql, memberOf(call).id, confirmation.idem))) await activeCentre(call)
  const { at, says, holdings } = await confirm(call, service.sendCredit.path, 'credit', { to, amount }, confirmation)
  const credit = holdings.accounts.find(({ kind }) => kind === 'credit')
  return {
    credit_after: decimalOf(BigInt(credit?.available ?? '0'), 'EUR'),
    to_masked: says.receiver?.nickname_masked ?? '',
    create_time: at,
  }
}
