import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import { withdrawal, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { withFixed } from '#machines/wallet/quote.rules.ts'
import { openAccount } from '../ledger/accounts.ts'
import { heedStop } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { grossOf, heedTerms, makeQuote, printOf } from '../ledger/quotes.ts'
import { refusalIn } from '../ledger/refusal-in.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { type Sql, takenKey } from '../lib/database.ts'
import { fieldsPrint } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { provePin } from '../security/pins.ts'
import { asBegun, type Beginning, beginWithdrawal, type Begun, type Plan } from './begun.ts'
import { destFor } from './dest.ts'
import { dueAfter } from './due.ts'
import { masked, whole } from './present.ts'
import { pinCools } from './queries.ts'

type Wish = Taken<typeof withdrawal.quote>
type Asked = Taken<typeof withdrawal.request>

/** What was asked for: a destination by its number, or what stands first. */
const wishOf = ({ method, account, amount, bank_id, address_id }: Wish) => ({
  method,
  account,
  amount,
  to: (method === 'bank' ? bank_id : address_id) ?? 0,
})

/** Until when a withdrawal cools that is asked for now; nothing, when nothing changed a short while ago. */
export async function coolsUntil(sql: Sql, member: number, changed: Date, now: Date): Promise<Date | null> {
  const { cooling } = await cashTermsAt(sql, now)
  const pin = await pinCools(sql, member, cooling)
  const until = Math.max(later(changed, cooling).getTime(), pin?.getTime() ?? 0)
  return until > now.getTime() ? new Date(until) : null
}

/** What a withdrawal costs, what arrives, where and by when. */
export async function quoteWithdrawal(call: Call, wish: Wish) {
  const { sql, now } = call
  const { id } = memberOf(call)
  if ((wish.method === 'usdt') !== (wish.account === 'usdt')) refuse('invalid', { problems: { account: 'unreadable' } })
  await heedStop(sql, id, now)
  const chosen = await destFor(sql, id, wish)
  const currency = CURRENCY[wish.account]
  const gross = grossOf(wish.amount, wish.account)
  const terms = await termsOf(sql, 'withdraw', wish.account, id, now)
  const available = await availableIn(sql, id, wish.account)
  const range = heedTerms(gross, terms, { account: wish.account, available })
  const { fee, net } = withFixed({ gross, currency, feeRate: terms.feeRate, feeFixed: terms.feeFixed })
  if (net <= 0n) refuse('invalid', { problems: { amount: 'amount-least' }, range })
  if (available < gross) refuse('amount-short', { range })
  const cools = await coolsUntil(sql, id, chosen.changed, now)
  const due = await dueAfter(sql, wish.method, cools ?? now, now)
  const { lease, cooling } = await cashTermsAt(sql, now)
  const from = await openAccount(sql, id, wish.account)
  const quote = await makeQuote(call, {
    act: 'withdraw',
    kind: 'hold',
    wish: wishOf(wish),
    gross,
    mostADay: terms.mostADay,
    moves: [{ from, to: await openAccount(sql, id, wish.account, 'held'), amount: gross }],
    says: {
      from: wish.account,
      to: wish.account,
      receiver: null,
      gross: decimalOf(gross, currency),
      fee: decimalOf(fee, currency),
      rate: '1',
      net: decimalOf(net, currency),
    },
    plan: {
      method: wish.method,
      currency,
      to: chosen.id,
      version: chosen.version,
      dest: chosen.dest,
      fee: String(fee),
      due,
      cools,
      cooling: `${cooling} seconds`,
      terms: { lease: lease * 1_000 },
    } satisfies Plan,
  })
  return {
    ...quote,
    arrival_time: unix(due),
    dest: masked(chosen.dest),
    cool_time: cools && unix(cools),
  }
}

/** Sets aside what was quoted and asks our team to pay it; the PIN is proven before, the rest happens whole or not at all. */
export async function requestWithdrawal(call: Call, asked: Asked): Promise<WithdrawalInfo> {
  const { sql, now } = call
  const member = memberOf(call).id
  const { hash } = await provePin(call, asked.payword)
  const asking = {
    member,
    path: withdrawal.request.path,
    key: asked.idem,
    fields: fieldsPrint(asked),
    quote: asked.quote_no,
    print: printOf('withdraw', wishOf(asked)),
    pin: hash,
    now,
  }
  try {
    const { row, happenings, entries } = asBegun(await numbered(call, asking))
    return whole(call, row, happenings, entries)
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal?.refusal === 'quote-stale' || refusal?.refusal === 'member-frozen') await heedStanding(call, asked)
    throw refusal ?? error
  }
}

/** Why nothing could be quoted now says more than that a quote is stale. */
async function heedStanding(call: Call, asked: Asked): Promise<void> {
  const { sql, now } = call
  const { id } = memberOf(call)
  await heedStop(sql, id, now)
  await destFor(sql, id, asked)
}

/** Under the first number that nothing else has. */
async function numbered({ sql, context: { chance } }: Call, asking: Omit<Beginning, 'number'>): Promise<Begun> {
  for (;;) {
    const number = `W${String(chance.below(10 ** 10)).padStart(10, '0')}`
    try {
      return await beginWithdrawal(sql, { ...asking, number })
    } catch (error) {
      if (takenKey(error) !== 'withdrawal_order_no_key') throw error
    }
  }
}
