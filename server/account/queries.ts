import { sql as raw } from 'kysely'
import type { account, UserInfo } from '#contract/account.ts'
import type { Taken } from '#contract/endpoint.ts'
import { SESSION_IDLE, SESSION_LIFE } from '#contract/limits.ts'
import { later, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import type { Call, Role } from '../lib/call.ts'
import { type Sql, takenKey } from '../lib/database.ts'
import { isDemandedOf } from '../lib/required-of-merchants.ts'
import { maskedIn, maskEmail, maskPhone } from '../lib/masks.ts'
import { refuse } from '../lib/refuse.ts'
import { question } from '../lib/question.ts'
import { holdings, moneyIn } from '../ledger/holdings.ts'
import { investedBy, investedIn } from './invested.ts'
import { takeOff, wear } from './portrait.ts'

export async function userInfoOf(call: Call, memberId: number, token: string): Promise<UserInfo> {
  const { sql, now, say } = call
  const [idle, aged] = [later(now, -SESSION_IDLE), later(now, -SESSION_LIFE)]
  const [row] = await memberRow(sql, { member: memberId, now, idle, aged })
  if (!row) throw new Error(`no member ${memberId}`)
  const has = (role: Role) => flag(row.roles.includes(role))
  return {
    id: row.id,
    token,
    user_no: row.user_no,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    gender: row.gender,
    mobile: row.mobile_proven && row.mobile !== null ? maskPhone(row.mobile) : null,
    email: maskEmail(row.email),
    inviter_username: row.inviter && maskedIn(say, row.inviter),
    invite_code: row.invite_code,
    level: row.level,
    level_name: say('account.level', { level: row.level }),
    roles: { merchant: has('merchant'), store: has('store'), captain: has('captain'), service: has('service') },
    has_payword: flag(row.pinned),
    paused: flag(row.paused),
    second_demanded: flag(isDemandedOf(call.context, ...row.roles) && !row.secured),
    has_second: flag(row.secured),
    bank_bound: flag(row.banks > 0),
    address_bound: flag(row.addressed),
    wx_bound: flag(row.bound),
    store_id: null,
    money: moneyIn(row.holdings),
    counts: { unread: row.unread, coupon: row.coupons, cart: row.carted, bank: row.banks, device: row.devices },
    invested: investedIn(row.invested, row.holdings.prices),
    create_time: unix(row.created_at),
  }
}

const memberRow = question<{ member: number; now: Date; idle: Date; aged: Date }>()(
  (sql, { member, now, idle, aged }) =>
    sql
      .selectFrom('member')
      .leftJoin('member as inviter', 'inviter.id', 'member.inviter_id')
      .selectAll('member')
      .select(raw<string | null>`coalesce(inviter.username, inviter.nickname)`.as('inviter'))
      .select(raw<Role[]>`array(select role from member_role where member_role.member_id = member.id)`.as('roles'))
      .select(raw<boolean>`exists (select from mini_identity where mini_identity.member_id = member.id)`.as('bound'))
      .select(raw<boolean>`exists (select from pin where pin.member_id = member.id)`.as('pinned'))
      .select(raw<boolean>`exists (select from pause where pause.member_id = member.id)`.as('paused'))
      .select(raw<boolean>`has_second(member.id)`.as('secured'))
      .select(
        raw<number>`(select count(*)::integer from bank_account
        where bank_account.member_id = member.id and bank_account.dropped_at is null)`.as('banks'),
      )
      .select(
        raw<boolean>`exists (select from payout_address
        where payout_address.member_id = member.id and payout_address.dropped_at is null)`.as('addressed'),
      )
      .select(
        raw<number>`(select count(*)::integer from member_notice
        where member_notice.member_id = member.id and member_notice.read_at is null)`.as('unread'),
      )
      .select(
        raw<number>`(select count(*)::integer from member_coupon
        where member_coupon.member_id = member.id and state = 'unused' and ends_at > ${now})`.as('coupons'),
      )
      .select(
        raw<number>`(select coalesce(sum(num), 0)::integer from cart_line
        where cart_line.member_id = member.id)`.as('carted'),
      )
      .select(
        raw<number>`(select count(*)::integer from session
        where session.member_id = member.id and revoked_at is null and seen_at > ${idle} and session.created_at > ${aged})`.as(
          'devices',
        ),
      )
      .select(investedBy(raw.ref('member.id'), now).as('invested'))
      .select(holdings(raw.ref('member.id'), now).as('holdings'))
      .where('member.id', '=', member),
)

/** Locks the member: one change comes after the other. */
export async function changeProfile(
  { sql, now }: Call,
  member: number,
  { nickname, gender, avatar }: Taken<(typeof account)['updateProfile']>,
): Promise<void> {
  const worn = await sql
    .selectFrom('member')
    .select('avatar')
    .where('id', '=', member)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const changed = avatar !== undefined && avatar !== worn.avatar
  if (changed && avatar !== '') await wear(sql, member, avatar, now)
  if (changed) await takeOff(sql, member, worn.avatar)
  if (changed || nickname !== undefined || gender !== undefined)
    await sql
      .updateTable('member')
      .set({
        ...(nickname !== undefined && { nickname }),
        ...(gender !== undefined && { gender }),
        ...(changed && { avatar }),
      })
      .where('id', '=', member)
      .execute()
}

/** False where the member already has another one: usernames never change. */
export async function nameOnce(sql: Sql, member: number, username: string): Promise<boolean> {
  try {
    const { numUpdatedRows } = await sql
      .updateTable('member')
      .set({ username })
      .where('id', '=', member)
      .where((is) => is.or([is('username', 'is', null), is('username', '=', username)]))
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  } catch (error) {
    if (takenKey(error) === 'member_username') refuse('invalid', { problems: { username: 'username-taken' } })
    throw error
  }
}
