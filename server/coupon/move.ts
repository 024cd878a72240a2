import { sql as raw } from 'kysely'
import { memberCouponLifecycle } from '#machines/coupon/member-coupon.lifecycle.ts'
import {
  memberCouponBlocker,
  memberCouponDue,
  type MemberCouponFacts,
  type MemberCouponMove,
} from '#machines/coupon/member-coupon.rules.ts'
import type { Sql } from '../lib/database.ts'
import { lapse, type Life, lockRecord, moveRecord, type Scope } from '../lib/move-record.ts'
import { notifyMemberCoupon } from './notify.ts'
import type { MemberCouponChange, MemberCouponRow, MoveDetails, MovingMemberCoupon } from './rows.ts'

const lockMemberCoupon = (sql: Sql, id: number): Promise<MemberCouponRow | undefined> =>
  sql.selectFrom('member_coupon').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

async function factsOf({ sql, now }: Scope, row: MemberCouponRow): Promise<MemberCouponFacts> {
  const { type } = await sql
    .selectFrom('coupon')
    .select('type')
    .where('id', '=', row.coupon_id)
    .executeTakeFirstOrThrow()
  return {
    now: now.getTime(),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    isVoucher: type === 'in_store_voucher',
    wakeAt: row.wake_at?.getTime() ?? null,
  }
}

function columnsOf({ wakeAt }: MemberCouponFacts, { now, move: { type }, details }: MovingMemberCoupon) {
  const isUsed = type === 'pay' || type === 'use'
  const isBack = type === 'drop' || type === 'restore'
  return {
    since: now,
    wake_at: wakeAt === null ? null : new Date(wakeAt),
    ...(type === 'hold' && { order_id: details.order ?? null }),
    ...(isUsed && { used_at: now }),
    ...(type === 'use' && { store_id: details.store ?? null }),
    ...(isBack && { used_at: null, order_id: null }),
  } satisfies MemberCouponChange
}

const memberCouponLife: Life<MemberCouponRow, number, MemberCouponFacts, MemberCouponMove, MoveDetails> = {
  lifecycle: memberCouponLifecycle,
  table: 'member_coupon',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockMemberCoupon,
  facts: factsOf,
  due: (facts, { state }) => memberCouponDue(state, facts),
  blocker: memberCouponBlocker,
  columns: columnsOf,
  effects: async () => ({}),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyMemberCoupon(moving, row)
  },
}

export const lockedMemberCoupon = (scope: Scope, id: number) => lockRecord(memberCouponLife, scope, id)
export const lapseMemberCoupon = (scope: Scope, row: MemberCouponRow) => lapse(memberCouponLife, scope, row)
export const moveMemberCoupon = (
  scope: Scope,
  row: MemberCouponRow,
  move: MemberCouponMove,
  details?: Partial<MoveDetails>,
) => moveRecord(memberCouponLife, scope, row, move, details)

/** Of an order, which is locked: what becomes of its coupon. One that is not of it any more is left alone. */
export async function moveCouponOf(
  { sql, now }: Scope,
  order: { readonly id: number; readonly member_coupon_id: number | null },
  move: MemberCouponMove,
): Promise<void> {
  if (order.member_coupon_id === null) return
  const row = await lockMemberCoupon(sql, order.member_coupon_id)
  if (row?.order_id === order.id) await moveMemberCoupon({ sql, now }, row, move)
}

async function keepEvent(
  { sql, now, move: { type, by }, details: { operator } }: MovingMemberCoupon,
  { id, member_id, version, state }: MemberCouponRow,
): Promise<void> {
  await sql
    .insertInto('member_coupon_event')
    .values({ member_coupon_id: id, version, event: type, state, actor: by, operator_id: operator ?? null, at: now })
    .execute()
  const body = JSON.stringify({ id, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member_id}, 'coupon', ${body}::jsonb, ${now})`.execute(
    sql,
  )
}
