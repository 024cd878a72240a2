import { sql as raw } from 'kysely'
import { networkOf } from '#contract/chain-address.ts'
import { CURRENCY } from '#server/ledger/kinds.ts'
import type { Sql } from '#server/lib/database.ts'
import { idOf, type Who } from './people.ts'
import type { House } from './world.ts'

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

/** Without any before, the first of them is the default one. */
export async function hasAddresses(world: House, who: Who, addresses: Readonly<Record<number, string>>) {
  const member = await idOf(world, who)
  const before = await world.sql.selectFrom('payout_address').select('id').where('member_id', '=', member).execute()
  for (const [place, [id, address]] of Object.entries(addresses).entries())
    await raw`
      insert into payout_address (id, member_id, network, address, is_default, created_at, changed_at)
      overriding system value
      values (${Number(id)}, ${member}, ${networkOf(address)}, ${address}, ${place === 0 && before.length === 0}, ${world.context.clock.now()}, ${world.context.clock.now()})`.execute(
      world.sql,
    )
}

/** Another phone was faster: each is another version. */
export const changesAddresses = async (world: House, who: Who) =>
  world.sql
    .updateTable('payout_address')
    .set(({ eb }) => ({ label: 'Elsewhere', version: eb('version', '+', 1) }))
    .where('member_id', '=', await idOf(world, who))
    .execute()

export async function usesAddresses(world: House, who: Who) {
  const member = await idOf(world, who)
  const rows = await world.sql.selectFrom('payout_address').select('id').where('member_id', '=', member).execute()
  for (const { id } of rows) await opensWithdrawal(world.sql, member, id, world.context.clock.now())
}

export const losesAddresses = ({ sql, context }: House) =>
  sql.updateTable('payout_address').set({ is_default: false, dropped_at: context.clock.now() }).execute()
