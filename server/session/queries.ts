import { type Selectable, sql as raw } from 'kysely'
import type { Scene } from '#contract/session.ts'
import type { Sql } from '../lib/database.ts'
import type { VerificationCode } from '../schema.ts'

export type CodeRow = Selectable<VerificationCode>
export interface CodeOf {
  readonly scene: Scene
  readonly key: Buffer
}

export interface Known {
  id: number
  email: string
  mobile: string | null
  mobile_proven: boolean
  password_hash: string
  doubted_at: Date | null
}

/** Phone numbers count only once proven. */
export const memberKnownAs = (sql: Sql, account: string): Promise<Known | undefined> =>
  sql
    .selectFrom('member')
    .select(['id', 'email', 'mobile', 'mobile_proven', 'password_hash', 'doubted_at'])
    .where((is) =>
      is.or([
        is('email', '=', account),
        is.and([is('mobile', '=', account), is('mobile_proven', '=', true)]),
        is(is.fn('lower', ['username']), '=', account),
      ]),
    )
    .where('erased_at', 'is', null)
    .executeTakeFirst()

export const memberById = (sql: Sql, id: number): Promise<Known> =>
  sql
    .selectFrom('member')
    .select(['id', 'email', 'mobile', 'mobile_proven', 'password_hash', 'doubted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const boundTo = ({ email, mobile, mobile_proven }: Known): readonly string[] =>
  mobile && mobile_proven ? [email, mobile] : [email]

/** Locks the member, if the password is still the proven one. */
export const holdMember = (sql: Sql, id: number, passwordHash: string) =>
  sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const inviterBy = (sql: Sql, inviteCode: string) =>
  sql
    .selectFrom('member')
    .select(['id', 'username', 'nickname', 'avatar'])
    .where('invite_code', '=', inviteCode.toUpperCase())
    .where('erased_at', 'is', null)
    .executeTakeFirst()

export const liveCode = (sql: Sql, { scene, key }: CodeOf): Promise<CodeRow | undefined> =>
  sql
    .selectFrom('verification_code')
    .selectAll()
    .where('scene', '=', scene)
    .where('account_key', '=', key)
    .where('state', '=', 'live')
    .forUpdate()
    .executeTakeFirst()

export const newestLiveCode = (sql: Sql, scene: Scene, accountKeys: readonly Buffer[]) =>
  sql
    .selectFrom('verification_code')
    .select('account_key')
    .where('scene', '=', scene)
    .where('account_key', 'in', accountKeys)
    .where('state', '=', 'live')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function codesSince(sql: Sql, since: Date): Promise<number> {
  const { sent } = await sql
    .selectFrom('verification_code')
    .select((is) => is.fn.countAll().as('sent'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(sent)
}

export async function forgetCodes(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select id from verification_code where coalesce(ended_at, expires_at) < ${before}
      limit ${most} for update skip locked
    ), gone as (
      delete from verification_code using old where verification_code.id = old.id returning 1
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}

/** Locks a member who is still here: requests to leave, and erasing, wait for whoever signs in. */
export const holdPresent = (sql: Sql, memberId: number) =>
  sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
