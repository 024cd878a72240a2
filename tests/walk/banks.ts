import { sql as raw } from 'kysely'
import type { AccountDetails } from '#contract/card.ts'
import { ACCOUNT, IBANS } from '#tests/world/banks.ts'
import type { Person } from './people.ts'
import type { WalkWorld } from './world.ts'

export const memberOf = async ({ sql }: WalkWorld, { email }: Person) =>
  (await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

export async function hasBank(world: WalkWorld, person: Person, details: Partial<AccountDetails> = {}) {
  const { sql, now } = world
  const at = { created_at: now(), changed_at: now() }
  await sql
    .insertInto('bank_account')
    .values({ member_id: await memberOf(world, person), ...ACCOUNT, ...details, is_default: true, ...at })
    .execute()
}

/** The first of them is the default one. */
export async function hasBanks(world: WalkWorld, person: Person, ...ids: readonly number[]) {
  const member = await memberOf(world, person)
  const { first_name, last_name, swift, bank_name, country, address } = ACCOUNT
  for (const [place, id] of ids.entries())
    await raw`
      insert into bank_account (id, member_id, first_name, last_name, iban, swift, bank_name, country, address, is_default, created_at, changed_at)
      overriding system value
      values (${id}, ${member}, ${first_name}, ${last_name}, ${IBANS[place]}, ${swift}, ${bank_name}, ${country}, ${address}, ${place === 0}, ${world.now()}, ${world.now()})`.execute(
      world.sql,
    )
}

/** Another phone was faster: the account is another version. */
export const changesBank = async (world: WalkWorld, person: Person) =>
  world.sql
    .updateTable('bank_account')
    .set(({ eb }) => ({ address: 'Elsewhere 5', version: eb('version', '+', 1) }))
    .where('member_id', '=', await memberOf(world, person))
    .execute()

export const usesBank = async (world: WalkWorld, person: Person) => {
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
export const losesBanks = ({ sql, now }: WalkWorld) =>
  sql
    .updateTable('bank_account')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .set({ is_default: false, dropped_at: now() })
    .execute()
