import { sql as raw } from 'kysely'
import { networkOf } from '#contract/chain-address.ts'
import { opensWithdrawal } from '#tests/world/payout-addresses.ts'
import { memberOf } from './banks.ts'
import type { Person } from './people.ts'
import type { WalkWorld } from './world.ts'

/** Without any before, the first of them is the default one. */
export async function hasAddresses(world: WalkWorld, person: Person, addresses: Readonly<Record<number, string>>) {
  const member = await memberOf(world, person)
  const before = await world.sql.selectFrom('payout_address').select('id').where('member_id', '=', member).execute()
  for (const [place, [id, address]] of Object.entries(addresses).entries())
    await raw`
      insert into payout_address (id, member_id, network, address, is_default, created_at, changed_at)
      overriding system value
      values (${Number(id)}, ${member}, ${networkOf(address)}, ${address}, ${place === 0 && before.length === 0}, ${world.now()}, ${world.now()})`.execute(
      world.sql,
    )
}

/** Another phone was faster: each is another version. */
export const changesAddresses = async (world: WalkWorld, person: Person) =>
  world.sql
    .updateTable('payout_address')
    .set(({ eb }) => ({ label: 'Elsewhere', version: eb('version', '+', 1) }))
    .where('member_id', '=', await memberOf(world, person))
    .execute()

export async function usesAddresses(world: WalkWorld, person: Person) {
  const member = await memberOf(world, person)
  const rows = await world.sql.selectFrom('payout_address').select('id').where('member_id', '=', member).execute()
  for (const { id } of rows) await opensWithdrawal(world.sql, member, id, world.now())
}

export const losesAddresses = ({ sql, now }: WalkWorld) =>
  sql.updateTable('payout_address').set({ is_default: false, dropped_at: now() }).execute()
