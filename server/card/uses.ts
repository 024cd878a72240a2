import type { Sql } from '../lib/database.ts'
import type { Payee } from './queries.ts'

export interface Use {
  readonly room: 'trade' | 'withdrawal'
  readonly ref: string
}

/** In the transaction that opens what uses it. False when it is dropped or another version by now. */
export async function beginUse(sql: Sql, { room, ref }: Use, payee: Payee, now: Date): Promise<boolean> {
  const account = await sql
    .selectFrom('bank_account')
    .select('id')
    .where('id', '=', payee.account)
    .where('version', '=', payee.version)
    .where('dropped_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!account) return false
  await sql.insertInto('bank_use').values({ room, ref, bank_account_id: account.id, since: now }).execute()
  return true
}

export async function endUse(sql: Sql, { room, ref }: Use): Promise<void> {
  await sql.deleteFrom('bank_use').where('room', '=', room).where('ref', '=', ref).execute()
}
