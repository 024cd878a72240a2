import { sql as raw } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Sql } from '../lib/database.ts'
import { depositAddress } from './derive.ts'

const SEQUENCES: Readonly<Record<Network, string>> = { TRC20: 'deposit_number_trc20', ERC20: 'deposit_number_erc20' }

const addressFor = (sql: Sql, member: number, network: Network) =>
  sql
    .selectFrom('deposit_address')
    .select(['id', 'address', 'created_at'])
    .where('member_id', '=', member)
    .where('network', '=', network)
    .executeTakeFirst()

/** Its index was never given to anybody else. */
export async function openAddress(sql: Sql, member: number, network: Network, accountKey: string, now: Date) {
  const known = await addressFor(sql, member, network)
  if (known) return known
  const { rows } = await raw<{ number: number }>`select nextval(${SEQUENCES[network]})::integer as number`.execute(sql)
  const number = rows[0]?.number ?? 0
  const address = depositAddress(accountKey, network, number)
  await sql
    .insertInto('deposit_address')
    .values({ member_id: member, network, number, address, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'network']).doNothing())
    .execute()
  return (await addressFor(sql, member, network)) ?? Promise.reject(new Error('an address was not kept'))
}
