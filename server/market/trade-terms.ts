import type { Selectable } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { TradeTerms } from '../schema.ts'

export type Terms = Selectable<TradeTerms>

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
