import type { Selectable } from 'kysely'
import type { OrderTerms } from '#machines/trade/order.facts.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { TradeTerms } from '../schema.ts'

export type Terms = Selectable<TradeTerms>

/** What the trade gives and asks of everybody at a moment. */
export async function tradeTermsAt(sql: Sql, now: Date): Promise<Terms> {
  const found = await sql
    .selectFrom('trade_terms')
    .selectAll()
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? refuse('not-available')
}

const MS = 1_000

/** The part of the terms that an order keeps for its life. */
export const orderTerms = (terms: Terms, matchMinutes: number): OrderTerms => ({
  match: matchMinutes * 60 * MS,
  offer: terms.offer_life * MS,
  pay: terms.pay_window * MS,
  extension: terms.pay_extension * MS,
  extensions: terms.extensions,
  extendWithin: terms.extend_within * MS,
  late: terms.late_window * MS,
  confirm: terms.confirm_window * MS,
  undo: terms.undo_window * MS,
  silence: terms.silence * MS,
  disputeAfter: terms.dispute_after * MS,
  evidence: terms.evidence_window * MS,
  answer: terms.answer_window * MS,
  lease: terms.lease * MS,
  resumed: terms.resumed_window * MS,
  settle: terms.settle_hold * MS,
  rate: terms.rate_window * MS,
  rematches: terms.rematches,
})
