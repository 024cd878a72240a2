import { sql as raw } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import { PUSH_PHONES, SESSION_IDLE, SESSION_LIFE } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { notices } from '#contract/notices.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { tokenHash } from '../lib/secrets.ts'
import { isPushService } from './push.ts'
import { isPoint } from './seal.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Of this very session alone; empty when it is not subscribed. */
export async function subscribedLocale(call: Call, endpoint: string): Promise<LocaleTag | ''> {
  const key = call.context.push?.publicKey
  if (!endpoint || key === undefined) return ''
  const found = await call.sql
    .selectFrom('push_subscription')
    .select('locale')
    .where('endpoint', '=', endpoint)
    .where('session_hash', '=', tokenHash(call.token))
    .where('server_key', '=', key)
    .executeTakeFirst()
  return found?.locale ?? ''
}

/** An address is told for one member: whoever subscribed it last. Too many push out the oldest. */
export async function subscribe(
  call: Call,
  { endpoint, p256dh, auth, locale }: Taken<typeof notices.subscribe>,
): Promise<Record<never, never>> {
  const { sql, now, token, context } = call
  const { id: member_id } = memberOf(call)
  const server_key = (context.push ?? refuse('not-available')).publicKey
  if (!isPushService(endpoint)) refuse('not-available')
  refuseProblems({ ...(!isPoint(bytes(p256dh)) && { p256dh: 'unreadable' }) })
  const subscription = {
    member_id,
    session_hash: tokenHash(token),
    p256dh: bytes(p256dh),
    auth: bytes(auth),
    locale,
    server_key,
    created_at: now,
  }
  await sql
    .insertInto('push_subscription')
    .values({ ...subscription, endpoint })
    .onConflict((there) => there.column('endpoint').doUpdateSet(subscription))
    .execute()
  await raw`
    delete from push_subscription where id in (
      select id from push_subscription where member_id = ${member_id} order by created_at desc, id desc offset ${PUSH_PHONES})`.execute(
    sql,
  )
  return {}
}

export async function unsubscribe(call: Call, { endpoint }: { endpoint: string }): Promise<Record<never, never>> {
  await call.sql
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('member_id', '=', memberOf(call).id)
    .execute()
  return {}
}

export const sessionLives = (now: Date) => raw<boolean>`exists (
  select from session where token_hash = push_subscription.session_hash and revoked_at is null
    and seen_at > ${later(now, -SESSION_IDLE)} and session.created_at > ${later(now, -SESSION_LIFE)})`

export async function forgetSubscriptions(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select push_subscription.id from push_subscription join session on token_hash = session_hash
      where revoked_at < ${before} or seen_at < ${later(before, -SESSION_IDLE)}
        or session.created_at < ${later(before, -SESSION_LIFE)}
      order by push_subscription.id limit ${most} for update of push_subscription skip locked
    ), gone as (
      delete from push_subscription using old where push_subscription.id = old.id returning 1
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}
