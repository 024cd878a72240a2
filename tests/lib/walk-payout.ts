import { ADDRESSES, opensWithdrawal } from './payout-addresses.ts'
import { memberOf } from './walk-banks.ts'
import type { Person } from './walk-people.ts'
import type { World } from './walk-world.ts'

/** Somebody has these payout addresses, the first of them the default one. */
export async function hasAddresses(world: World, person: Person, ...addresses: readonly string[]) {
  const member_id = await memberOf(world, person)
  const at = { created_at: world.now(), changed_at: world.now() }
  const rows = (addresses.length > 0 ? addresses : [ADDRESSES.TRC20[0]]).map((address, place) => ({
    member_id,
    network: address.startsWith('T') ? ('TRC20' as const) : ('ERC20' as const),
    address,
    is_default: place === 0,
    ...at,
  }))
  await world.sql.insertInto('payout_address').values(rows).execute()
}

/** Another phone was faster: each is another version. */
export const changesAddresses = async (world: World, person: Person) =>
  world.sql
    .updateTable('payout_address')
    .set(({ eb }) => ({ label: 'Elsewhere', version: eb('version', '+', 1) }))
    .where('member_id', '=', await memberOf(world, person))
    .execute()

/** A withdrawal to each of them is open. */
export async function usesAddresses(world: World, person: Person) {
  const member = await memberOf(world, person)
  const rows = await world.sql.selectFrom('payout_address').select('id').where('member_id', '=', member).execute()
  for (const { id } of rows) await opensWithdrawal(world.sql, member, id, world.now())
}

/** Another phone deletes them. */
export const losesAddresses = ({ sql, now }: World) =>
  sql.updateTable('payout_address').set({ is_default: false, dropped_at: now() }).execute()
