import { CURRENCY } from '#server/ledger/kinds.ts'
import type { Sql } from '#server/lib/database.ts'

/** Examples of notes and standards; nothing is ever sent to them. */
export const ADDRESSES = {
  TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ERC20: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
} as const

export async function opensWithdrawal(sql: Sql, member: number, address: number, now: Date) {
  const { id } = await sql
    .insertInto('withdrawal')
    .values({
      order_no: `W${String(address).padStart(10, '0')}`,
      quote_no: `kept-${address}`,
      member_id: member,
      state: 'queued',
      method: 'usdt',
      account: 'usdt',
      currency: CURRENCY.usdt,
      amount: 10_000_000n,
      fee: 0n,
      net: 10_000_000n,
      payout_address_id: address,
      dest: '{}',
      terms: '{}',
      created_at: now,
      since: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return () => sql.updateTable('withdrawal').set({ state: 'cancelled' }).where('id', '=', id).execute()
}
