import type { RefusalName } from '#contract/refusals.ts'

export type MemberCouponMoveType = 'hold' | 'pay' | 'drop' | 'restore' | 'use' | 'expire'

export type MemberCouponActor = 'member' | 'gateway' | 'store' | 'operator' | 'system'
export interface MemberCouponMove {
  readonly type: MemberCouponMoveType
  readonly by: MemberCouponActor
}

/** Why a coupon takes nothing off an order. */
export type CouponMisfit = 'store' | 'goods' | 'from' | 'early' | 'over' | 'used' | 'held' | 'dry' | 'nothing'

/** What becomes of its order is done by whoever does it to the order. */
export const MEMBER_COUPON_ACTORS: Readonly<Record<MemberCouponMoveType, readonly MemberCouponActor[]>> = {
  hold: ['member'],
  pay: ['member', 'gateway'],
  drop: ['member', 'system'],
  restore: ['store', 'operator', 'system'],
  use: ['store', 'operator'],
  expire: ['system'],
}

/** Moments are milliseconds; `null` is none. */
export interface MemberCouponFacts {
  readonly now: number
  readonly startsAt: number
  readonly endsAt: number
  /** Used in a store, and never for an order. */
  readonly isVoucher: boolean
  readonly wakeAt: number | null
}

export interface MemberCouponBlocker {
  readonly code: RefusalName
  readonly until?: number
}

function timely({ now, startsAt, endsAt }: MemberCouponFacts): MemberCouponBlocker | undefined {
  if (now < startsAt) return { code: 'too-early', until: startsAt }
  return now < endsAt ? undefined : { code: 'too-late' }
}

export function memberCouponBlocker(
  facts: MemberCouponFacts,
  { type, by }: MemberCouponMove,
): MemberCouponBlocker | undefined {
  if (!MEMBER_COUPON_ACTORS[type].includes(by)) return { code: 'not-yours' }
  switch (type) {
    case 'hold':
      return facts.isVoucher ? { code: 'not-now' } : timely(facts)
    case 'use':
      return facts.isVoucher ? timely(facts) : { code: 'not-now' }
    case 'restore':
      return facts.isVoucher ? { code: 'not-now' } : undefined
    case 'expire':
      return facts.now < facts.endsAt ? { code: 'too-early', until: facts.endsAt } : undefined
    case 'pay':
    case 'drop':
      return undefined
  }
}

/** What has to happen by now without anybody asking. */
export const memberCouponDue = (state: string, { now, endsAt }: MemberCouponFacts): MemberCouponMove | undefined =>
  state === 'unused' && endsAt <= now ? { type: 'expire', by: 'system' } : undefined
