import { sql as raw } from 'kysely'
import { CODE_RESEND, PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import type { Scene } from '#contract/session.ts'
import { MINUTE_MS } from '#contract/time-units.ts'
import { later } from '#server/lib/clock.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { sandbox } from '#server/session/mini-program.ts'
import { freeNumbers } from '#server/session/register.ts'
import type { Phone } from './phone.ts'
import type { WalkWorld } from './world.ts'

export interface Person {
  readonly email: string
  readonly password: string
  readonly nickname: string
  readonly username?: string
  readonly inviteCode?: string
}

export const MIRA = {
  email: 'mira@quay.example',
  password: 'miras-first-secret',
  nickname: 'Mira',
  username: 'mira-k',
} satisfies Person
export const OTTO: Person = { email: 'otto@quay.example', password: 'ottos-first-secret', nickname: 'Otto' }

export async function join(
  { sql, chance, passwords, now }: WalkWorld,
  { email, password, nickname, username, inviteCode }: Person,
) {
  const numbers = await freeNumbers(sql, chance)
  return sql
    .insertInto('member')
    .values({
      user_no: numbers.user_no,
      invite_code: inviteCode ?? numbers.invite_code,
      email,
      nickname,
      username: username ?? null,
      password_hash: await passwords.hash(password),
      created_at: now(),
    })
    .returning(['id', 'invite_code'])
    .executeTakeFirstOrThrow()
}

/** What prepared it is news to nobody. */
export async function holds(phone: Phone, person: Person, details: Record<string, unknown> = {}) {
  const { token, user_info } = await phone.world.enter(person.email, person.password)
  await phone.world.sql.deleteFrom('event').where('member_id', '=', user_info.id).execute()
  await phone.keeps({ token, userinfo: user_info, isLogin: 1, ...details })
  return { token, user: user_info }
}

export const WAITED_FOR = { resend_seconds: 0, expire_seconds: 240, request_no: '' } as const

export function waitsFor(world: WalkWorld, scene: Scene, account: string, member = 0) {
  world.forward(CODE_RESEND)
  const at = world.now().getTime() / 1000
  return { codes: [{ scene, member, account, request_no: '', again: at, until: at + WAITED_FOR.expire_seconds }] }
}

export const asksToLeave = ({ world: { sql, now } }: Pick<Phone, 'world'>) =>
  sql.updateTable('member').set({ cancel_requested_at: now() }).where('email', '=', MIRA.email).execute()

/** The mini-program knows her by this login code. */
export async function isBoundTo({ sql, now }: WalkWorld, code: string): Promise<void> {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', MIRA.email).executeTakeFirstOrThrow()
  const openid = (await sandbox.openidOf(code)) ?? ''
  const bound = { member_id: id, bound_at: now() }
  await sql
    .insertInto('mini_identity')
    .values({ openid, created_at: now(), ...bound })
    .onConflict((same) => same.column('openid').doUpdateSet(bound))
    .execute()
}

export const withoutCodes = ({ sql }: WalkWorld) => sql.deleteFrom('verification_code').execute()

export async function changePassword({ sql, passwords }: WalkWorld, email: string, password: string) {
  await sql
    .updateTable('member')
    .set({ password_hash: await passwords.hash(password) })
    .where('email', '=', email)
    .execute()
}

export async function openSessions({ sql }: WalkWorld): Promise<number> {
  return (await sql.selectFrom('session').select('member_id').where('revoked_at', 'is', null).execute()).length
}

export async function unpublish({ sql }: WalkWorld, code: string) {
  await sql
    .updateTable('article')
    .set({ published_at: new Date('2999-01-01') })
    .where('code', '=', code as 'about')
    .execute()
}

export const withoutNews = ({ sql }: WalkWorld) =>
  sql
    .updateTable('article')
    .set({ published_at: new Date('2999-01-01') })
    .where('code', 'is', null)
    .execute()

export async function publishes({ sql, now }: WalkWorld, many: number) {
  for (let place = 1; place <= many; place += 1) {
    const at = new Date(now().getTime() - place * MINUTE_MS)
    const { id } = await sql
      .insertInto('article')
      .values({ author: 'Quay', published_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('article_text')
      .values({ article_id: id, locale: 'en', title: `News ${place}`, blocks: '[]' })
      .execute()
  }
}

export async function marketHours({ sql, now }: WalkWorld, { opens, closes }: { opens: number; closes: number }) {
  const at = (minutes: number) =>
    raw<string>`((${now()}::timestamptz + ${minutes} * interval '1 minute') at time zone (select zone from market))::time`
  await sql
    .updateTable('market_hours')
    .set({ opens: at(opens), closes: at(closes) })
    .execute()
}

export async function withoutPopups({ sql }: WalkWorld) {
  await sql
    .updateTable('notice')
    .set({ shown_from: new Date('2999-01-01') })
    .where('kind', '=', 'popup')
    .execute()
}

export async function breakAccounts({ sql }: WalkWorld) {
  await inTransaction(sql, async (inside) => {
    await raw`set local role none`.execute(inside)
    await raw`alter table account rename to account_elsewhere`.execute(inside)
  })
}

let received = 0

export async function receives({ sql, now }: WalkWorld, { email }: Person, amount: bigint) {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const from = await houseAccount(sql, 'outside', 'EUR')
  const to = await openAccount(sql, id, 'balance')
  const move = amount > 0n ? { from, to, amount } : { from: to, to: from, amount: -amount }
  await inTransaction(sql, (inside) =>
    post(inside, {
      kind: 'manual',
      ref: `received-${(received += 1)}`,
      actor: 'operator',
      at: now(),
      legs: [move],
    }),
  )
}

/** Gives somebody this payment PIN; with all its tries used up it is locked. */
export async function setPin({ sql, passwords, now }: WalkWorld, { email }: Person, pin: string, tries = 0) {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const locked_until = tries === PIN_TRIES ? later(now(), PIN_LOCK) : null
  const set = { hash: await passwords.hash(pin), tries, locked_until, changed_at: now() }
  await sql
    .insertInto('pin')
    .values({ member_id: id, ...set })
    .onConflict((there) => there.column('member_id').doUpdateSet(set))
    .execute()
}

export async function losesPin({ sql }: WalkWorld, { email }: Person) {
  await sql
    .deleteFrom('pin')
    .where('member_id', 'in', (is) => is.selectFrom('member').select('id').where('email', '=', email))
    .execute()
}
