import { equity } from '#contract/equity.ts'
import type { Given, Taken } from '#contract/endpoint.ts'
import { decimalOf } from '#contract/money.ts'
import { moneyIn } from '../ledger/holdings.ts'
import { grossOf } from '../ledger/quotes.ts'
import type { Settled } from '../ledger/settle.ts'
import type { Call } from '../lib/call.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import { confirm } from '../wallet/confirm.ts'
import { holdingIn, nothingOf } from './present.ts'
import { equities, type EquityRow, exchangedBy, heldBy, pricesAt } from './queries.ts'
import { refuseIfWindowClosed, refuseShort } from './quote.ts'

type Asked = Taken<typeof equity.exchange>

/** A repeated call answers the same, also with what the member had then. */
export async function exchange(call: Call, asked: Asked): Promise<Given<typeof equity.exchange>> {
  const { sql, locale } = call
  const { id, points, ...confirmation } = asked
  const [row] = await equities(sql, id)
  if (!row) refuse('missing')
  const done = await confirmed(call, row, points, () =>
    confirm(call, equity.exchange.path, 'exchange', { id, points }, confirmation),
  )
  const posting = BigInt(done.posting)
  const { member, shares, at } = (await exchangedBy(sql, posting, row.currency)) ?? refuse('quote-stale')
  const [held, prices] = await Promise.all([heldBy(sql, member, at, posting), pricesAt(sql, at)])
  return {
    shares_added: decimalOf(shares, row.currency),
    points: moneyIn(done.holdings).points,
    holding: holdingIn(locale, row, held.get(row.currency) ?? nothingOf(row.currency), prices.get(row.currency)),
  }
}

async function confirmed(call: Call, row: EquityRow, points: string, act: () => Promise<Settled>): Promise<Settled> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || !call.viewer) throw error
    if (error.refusal === 'window-closed') await refuseIfWindowClosed(call)
    if (error.refusal === 'amount-short')
      await refuseShort(call, call.viewer.id, row, grossOf(points, 'points', 'points'))
    throw error
  }
}
