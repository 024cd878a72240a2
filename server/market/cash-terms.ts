import type { Selectable } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { CashTerms } from '../schema.ts'

export async function cashTermsAt(sql: Sql, now: Date): Promise<Selectable<CashTerms>> {
  const found = await sql
    .selectFrom('cash_terms')
    .selectAll()
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? refuse('not-available')
}
