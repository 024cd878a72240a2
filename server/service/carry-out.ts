import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { refuseIfStopped } from '../ledger/freezes.ts'
import { post } from '../ledger/post.ts'
import type { Scope } from '../lib/move-record.ts'
import { insertMember, type Newcomer, type Numbers } from '../session/register.ts'
import type { OpeningRow } from './queries.ts'

/** In the caller's transaction. */
export async function carryOut({ sql, now }: Scope, row: OpeningRow): Promise<{ user_id: number; user_no: string }> {
  await refuseIfStopped(sql, row.centre_id, now)
  const from = await openAccount(sql, row.centre_id, 'credit')
  const to = await houseAccount(sql, 'fees', 'EUR')
  await post(sql, {
    kind: 'open',
    ref: row.order_no,
    actor: 'member',
    at: now,
    legs: [{ from, to, amount: row.price }],
  })
  const opened = await insertMember(
    { sql, now, numbers: row.numbers as unknown as Numbers },
    row.person as unknown as Newcomer,
    row.first_hash ?? '',
    row.inviter_id,
  )
  await sql
    .updateTable('account_opening')
    .set({ state: 'opened', member_id: opened.user_id, opened_at: now, person: '{}' })
    .where('id', '=', row.id)
    .execute()
  return opened
}
