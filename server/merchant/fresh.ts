import type { Call } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { dueOf, lockedMerchant, standing } from './move.ts'
import { merchantOf } from './queries.ts'
import type { MerchantRow } from './rows.ts'

export async function freshMerchant({ context, sql, now }: Call, member: number): Promise<MerchantRow | undefined> {
  const row = await merchantOf(sql, member)
  if (!row) return undefined
  const { facts } = await standing(sql, row, now)
  if (!dueOf(facts, row)) return row
  return inTransaction(context.database, (inside) => lockedMerchant({ sql: inside, now }, member))
}
