import { sql as raw } from 'kysely'
import { SECOND_WAYS, type SecondAsked, type SecondWay } from '#contract/second.ts'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { passkeyHost } from '../lib/passkey-host.ts'

/** None where it is not asked for. Passkeys made for another host do not count, recovery codes do. */
export async function waysOf({ settings }: Pick<Context, 'settings'>, sql: Sql, member: number): Promise<SecondWay[]> {
  const host = passkeyHost(settings) ?? ''
  const { rows } = await raw<Record<SecondWay | 'lost', boolean>>`
    select
      exists (select from passkey where member_id = ${member} and host = ${host}) as passkey,
      exists (select from passkey where member_id = ${member}) as lost,
      exists (select from totp where member_id = ${member} and proven_at is not null) as totp,
      exists (select from recovery_code where member_id = ${member} and used_at is null) as recovery`.execute(sql)
  const has = rows[0]
  return has?.passkey || has?.totp || has?.lost ? SECOND_WAYS.filter((way) => has[way]) : []
}

export async function secondAsked(
  context: Pick<Context, 'settings'>,
  sql: Sql,
  member: number,
): Promise<SecondAsked | undefined> {
  const ways = await waysOf(context, sql, member)
  return ways.length > 0 ? { ways } : undefined
}
