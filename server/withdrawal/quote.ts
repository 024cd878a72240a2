import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import { withdrawal, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { lessFees } from '#machines/wallet/fee.rules.ts'
import { proveFor, secondForLeaving } from '../factor/needed-for-quote.ts'
import { openAccount } from '../ledger/accounts.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { availableIn } from '../ledger/holdings.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { grossOf, refuseIfOutOfTerms, makeQuote, printOf } from '../ledger/quotes.ts'
import { refusalIn } from '../ledger/refusal-in.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { type Sql, takenKey } from '../lib/database.ts'
import { fieldsPrint } from '../lib/keyed.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { provePin } from '../security/pins.ts'
import { pricesAt, worthIn } from '../wallet/prices.ts'
import { asBegun, beginAtOnce, beginWithdrawal, type Begun, keptBeginning, type Plan } from './begun.ts'
import { destFor } from './dest.ts'
import { dueAfter } from './due.ts'
import { masked, withdrawalInfoOf } from './present.ts'
import { memberCools } from './queries.ts'
import { firstState } from './rows.ts'

type Wish = Taken<typeof withdrawal.quote>
type Asked = Taken<typeof withdrawal.request>

const wishOf = ({ method, account, amount, bank_id, address_id }: Wish) => ({
  method,
  account,
  amount,
  to: (method === 'bank' ? bank_id : address_id) ?? 0,
})

export async function coolsUntil(sql: Sql, member: number, changed: Date, now: Date): Promise<Date | null> {
  const { cooling } = await cashTermsAt(sql, now)
  const theirs = await memberCools(sql, member, cooling)
  const until = Math.max(later(changed, cooling).getTime(), theirs?.getTime() ?? 0)
  return until > now.getTime() ? new Date(until) : null
}

export async function quoteWithdrawal(call: Call, wish: Wish) {
  const { sql, now } = call
  const { id } = memberOf(call)
  if ((wish.method === 'usdt') !== (wish.account === 'usdt')) refuse('invalid', { problems: { account: 'unreadable' } })
  await refuseIfStopped(sql, id, now)
  const chosen = await destFor(sql, id, wish)
  const currency = CURRENCY[wish.account]
  const gross = grossOf(wish.amount, wish.account)
  const terms = await termsOf(sql, 'withdraw', wish.account, id, now)
  const available = await availableIn(sql, id, wish.account)
  const range = refuseIfOutOfTerms(gross, terms, { account: wish.account, available })
  const { fee, net } = lessFees({ gross, currency, feeRate: terms.feeRate, feeFixed: terms.feeFixed })
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
    ...(await secondForLeaving(call, worthIn(gross, currency, await pricesAt(sql, now)))),
    legs: [{ from, to: await openAccount(sql, id, wish.account, 'held'), amount: gross }],
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

/** One statement sets the money aside and checks session and PIN; otherwise the PIN is proven first, outside of it. */
export async function requestWithdrawal(call: Call, asked: Asked): Promise<WithdrawalInfo> {
  const { sql, now, token, viewer, context } = call
  const asking = {
    path: withdrawal.request.path,
    key: asked.idem,
    fields: fieldsPrint(asked),
    quote: asked.quote_no,
    print: printOf('withdraw', wishOf(asked)),
    now,
    cooling: firstState(now),
    cool: firstState(null),
  }
  if (!viewer) {
    const pin = context.provenPins.hashOf({ token, pin: asked.payword }, now)
    if (!pin) return refuse('signed-out')
    return wholeOf(call, await numbered(call, (number) => beginAtOnce(sql, token, { ...asking, pin, number })))
  }
  const kept = await keptBeginning(sql, { ...asking, member: viewer.id })
  if (kept) return wholeOf(call, kept.begun ?? refuse('key-reused'))
  const { hash: pin } = await provePin(call, asked.payword)
  await proveFor(call, asked.quote_no, asked.second)
  try {
    const member = viewer.id
    return wholeOf(call, await numbered(call, (number) => beginWithdrawal(sql, { ...asking, member, pin, number })))
  } catch (error) {
    const refused = error instanceof Refusal && error.refusal
    if (refused === 'quote-stale' || refused === 'member-frozen') await refuseIfUnready(call, asked)
    throw error
  }
}

function wholeOf(call: Call, begun: Begun | undefined): WithdrawalInfo {
  const { row, happenings, entries } = asBegun(begun ?? refuse('signed-out'))
  return withdrawalInfoOf(call, row, happenings, entries)
}

/** Says more than that a quote is stale. */
async function refuseIfUnready(call: Call, asked: Asked): Promise<void> {
  const { sql, now } = call
  const { id } = memberOf(call)
  await refuseIfStopped(sql, id, now)
  await destFor(sql, id, asked)
}

async function numbered(
  { context: { chance } }: Call,
  begin: (number: string) => Promise<Begun | undefined>,
): Promise<Begun | undefined> {
  for (;;) {
    try {
      return await begin(`W${String(chance.below(10 ** 10)).padStart(10, '0')}`)
    } catch (error) {
      if (takenKey(error) !== 'withdrawal_order_no_key') throw refusalIn(error) ?? error
    }
  }
}
