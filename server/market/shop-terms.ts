import type { Selectable } from 'kysely'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { ShopTerms } from '../schema.ts'

export type ShopTermsRow = Selectable<ShopTerms>

export async function shopTermsAt(sql: Sql, now: Date): Promise<ShopTermsRow> {
  const found = await sql
    .selectFrom('shop_terms')
    .selectAll()
    .where('since', '<=', now)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? refuse('not-available')
}
