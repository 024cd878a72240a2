import { sql as raw } from 'kysely'
import type { AccountDetails } from '#contract/card.ts'
import { ACCOUNT } from './banks.ts'
import type { Person } from './walk-people.ts'
import type { World } from './walk-world.ts'

export const memberOf = async ({ sql }: World, { email }: Person) =>
  (await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** Somebody has this one bank account, without the way through the screen; or another one besides. */
export async function hasBank(
  world: World,
  person: Person,
  besides: Partial<AccountDetails> & { is_default?: boolean } = {},
) {
  const { sql, now } = world
  const at = { created_at: now(), changed_at: now() }
  await sql
    .insertInto('bank_account')
    .values({ member_id: await memberOf(world, person), ...ACCOUNT, is_default: true, ...at, ...besides })
    .execute()
}

/** Another phone was faster: the account is another version. */
export const changesBank = async (world: World, person: Person) =>
  world.sql
    .updateTable('bank_account')
    .set(({ eb }) => ({ address: 'Elsewhere 5', version: eb('version', '+', 1) }))
    .where('member_id', '=', await memberOf(world, person))
    .execute()

/** Something pays to all of them. */
export const usesBank = async (world: World, person: Person) => {
  const member = await memberOf(world, person)
  return world.sql
    .insertInto('bank_use')
    .columns(['room', 'ref', 'bank_account_id', 'since'])
    .expression((is) =>
      is
        .selectFrom('bank_account')
        .select([raw<string>`'trade'`.as('room'), raw<string>`'walked-' || id`.as('ref'), 'id', 'changed_at'])
        .where('member_id', '=', member),
    )
    .execute()
}

/** What no phone can do: the accounts are another member's, and even there forgotten. */
export const losesBanks = ({ sql, now }: World) =>
  sql
    .updateTable('bank_account')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .set({ is_default: false, dropped_at: now() })
    .execute()
