import type { Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import type { transfer } from '#contract/transfer.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { secondForLeaving } from '../factor/needed-for-quote.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/holdings.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { grossOf, refuseIfOutOfTerms, makeQuote } from '../ledger/quotes.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { sealAbout } from '../lib/sealed-names.ts'
import { doubtOf } from '../account/doubt.ts'
import { pricesAt, worthIn } from '../wallet/prices.ts'
import { findReceiver, paidBefore } from './receivers.ts'

/** The fee comes out of the amount. While it is in doubt who acts, the receiver's part is held. */
export async function quoteTransfer(call: Call, { to, account, amount, remark }: Taken<typeof transfer.quote>) {
  const { sql, now } = call
  const { id } = memberOf(call)
  const currency = CURRENCY[account]
  const gross = grossOf(amount, account)
  const terms = await termsOf(sql, 'transfer', account, id, now)
  const available = await availableIn(sql, id, account)
  const range = refuseIfOutOfTerms(gross, terms, { account, available })
  const { id: receiverId, ...receiver } = await findReceiver(call, to)
  if (available < gross) refuse('amount-short', { range })
  const from = await openAccount(sql, id, account)
  const { fee, net } = exchanged({ gross, from: currency, to: currency, rate: '1', feeRate: terms.feeRate })
  const until = await doubtOf(sql, id, now)
  const paid = { from, to: await openAccount(sql, receiverId, account, until ? 'held' : 'available'), amount: net }
  const kept = { from, to: await houseAccount(sql, 'fees', currency), amount: fee }
  return makeQuote(call, {
    act: 'transfer',
    kind: 'transfer',
    wish: { to, account, amount, remark },
    note: await sealAbout(call.context, sql, [id, receiverId], remark),
    gross,
    mostADay: terms.mostADay,
    ...(await secondForLeaving(
      call,
      worthIn(gross, currency, await pricesAt(sql, now)),
      async (since) => !(await paidBefore(sql, id, receiverId, since)),
    )),
    ...(until && { plan: { held_until: until } }),
    legs: [paid, kept].filter((move) => move.amount > 0n),
    says: {
      from: account,
      to: account,
      receiver,
      gross: decimalOf(gross, currency),
      fee: decimalOf(fee, currency),
      rate: '1',
      net: decimalOf(net, currency),
    },
  })
}
