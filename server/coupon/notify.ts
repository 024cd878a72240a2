import { notifyMember } from '../notice/notify.ts'
import type { MemberCouponRow, MovingMemberCoupon } from './rows.ts'

/** Of one that comes back without their doing, if it still can be used. */
export async function notifyMemberCoupon(
  { sql, now, move: { type, by }, before }: MovingMemberCoupon,
  { member_id: member, state }: MemberCouponRow,
): Promise<void> {
  if ((type !== 'drop' && type !== 'restore') || by === 'member' || state !== 'unused' || before.order_id === null)
    return
  const { order_no: ref } = await sql
    .selectFrom('shop_order')
    .select('order_no')
    .where('id', '=', before.order_id)
    .executeTakeFirstOrThrow()
  await notifyMember(sql, { member, kind: 'coupon.back', ref, now })
}
