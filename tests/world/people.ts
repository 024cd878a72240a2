import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import type { Context } from '#server/lib/context.ts'
import { later } from '#server/lib/clock.ts'
import type { Sql } from '#server/lib/database.ts'
import { sandbox } from '#server/session/mini-program.ts'
import { freeNumbers } from '#server/session/register.ts'

/** Somebody of a walk, before and after they have joined. */
export interface Somebody {
  readonly email: string
  readonly password: string
  readonly nickname: string
  readonly username?: string
  readonly inviteCode?: string
}
/** A member, by number, or by the address with which they joined. */
export type Who = { readonly id: number } | { readonly email: string; readonly id?: never }

interface Town {
  readonly sql: Sql
  readonly context: Pick<Context, 'chance' | 'clock' | 'passwords'>
}

export const MIRA = {
  email: 'mira@quay.example',
  password: 'miras-first-secret',
  nickname: 'Mira',
  username: 'mira-k',
} satisfies Somebody
export const OTTO: Somebody = { email: 'otto@quay.example', password: 'ottos-first-secret', nickname: 'Otto' }

type Joining = Somebody & { readonly mobile?: string; readonly user_no?: string }

export async function join(
  { sql, context }: Town,
  { password, inviteCode, ...somebody }: Joining,
): Promise<{ id: number; invite_code: string }> {
  const { user_no, invite_code } = await freeNumbers(sql, context.chance)
  return sql
    .insertInto('member')
    .values({
      user_no,
      invite_code: inviteCode ?? invite_code,
      ...somebody,
      mobile_proven: somebody.mobile !== undefined,
      password_hash: await context.passwords.hash(password),
      created_at: context.clock.now(),
    })
    .returning(['id', 'invite_code'])
    .executeTakeFirstOrThrow()
}

export const idOf = async ({ sql }: Pick<Town, 'sql'>, who: Who): Promise<number> =>
  who.id ?? (await sql.selectFrom('member').select('id').where('email', '=', who.email).executeTakeFirstOrThrow()).id

/** Gives somebody this payment PIN; with all its tries used up it is locked. */
export async function setPin(town: Town, who: Who, pin: string, tries = 0) {
  const { sql, context } = town
  const now = context.clock.now()
  const locked_until = tries === PIN_TRIES ? later(now, PIN_LOCK) : null
  const set = { hash: await context.passwords.hash(pin), tries, locked_until, changed_at: now }
  await sql
    .insertInto('pin')
    .values({ member_id: await idOf(town, who), ...set })
    .onConflict((there) => there.column('member_id').doUpdateSet(set))
    .execute()
}

export const losesPin = async (town: Town, who: Who) =>
  town.sql
    .deleteFrom('pin')
    .where('member_id', '=', await idOf(town, who))
    .execute()

export const changePassword = async ({ sql, context }: Town, email: string, password: string) =>
  sql
    .updateTable('member')
    .set({ password_hash: await context.passwords.hash(password) })
    .where('email', '=', email)
    .execute()

export const openSessions = async ({ sql }: Town): Promise<number> =>
  (await sql.selectFrom('session').select('member_id').where('revoked_at', 'is', null).execute()).length

/** Ends every session on the server's side; the phones do not know yet. */
export const endSessions = ({ sql, context }: Town) =>
  sql.updateTable('session').set({ revoked_at: context.clock.now() }).where('revoked_at', 'is', null).execute()

export const withoutCodes = ({ sql }: Town) => sql.deleteFrom('verification_code').execute()

/** The mini-program knows her by this login code. */
export async function isBoundTo(town: Town, code: string): Promise<void> {
  const now = town.context.clock.now()
  const bound = { member_id: await idOf(town, MIRA), bound_at: now }
  await town.sql
    .insertInto('mini_identity')
    .values({ openid: (await sandbox.openidOf(code)) ?? '', created_at: now, ...bound })
    .onConflict((same) => same.column('openid').doUpdateSet(bound))
    .execute()
}
