import type { RefusalName } from '#contract/refusals.ts'

export type PaymentMoveType = 'arrive' | 'fail' | 'close'
export type PaymentActor = 'member' | 'gateway' | 'system'

export interface PaymentMove {
  readonly type: PaymentMoveType
  readonly by: PaymentActor
}

/** A payment out of an account of one's own arrives by its member. */
export const PAYMENT_ACTORS: Readonly<Record<PaymentMoveType, readonly PaymentActor[]>> = {
  arrive: ['member', 'gateway'],
  fail: ['gateway'],
  close: ['gateway', 'system'],
}

/** Moments are milliseconds; `null` is none. */
export interface PaymentFacts {
  readonly now: number
  readonly expireAt: number | null
  readonly isSettled: boolean
  /** Out of an account of the payer's own: no gateway says of it that it arrived. */
  readonly isOwn: boolean
}

export interface PaymentBlocker {
  readonly code: RefusalName
  readonly until?: number
}

export function paymentBlocker(
  { now, expireAt, isSettled, isOwn }: PaymentFacts,
  { type, by }: PaymentMove,
): PaymentBlocker | undefined {
  if (!PAYMENT_ACTORS[type].includes(by)) return { code: 'not-yours' }
  if (type === 'arrive' && (isOwn !== (by === 'member') || (isOwn && isSettled))) return { code: 'not-now' }
  if (type !== 'close' || by !== 'system') return undefined
  if (expireAt === null) return { code: 'not-now' }
  return now < expireAt ? { code: 'too-early', until: expireAt } : undefined
}
