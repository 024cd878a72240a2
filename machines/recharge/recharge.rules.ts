import type { RefusalName } from '#contract/refusals.ts'

export type RechargeMoveType =
  | 'prove'
  | 'cancel'
  | 'expire'
  | 'take'
  | 'leaseExpired'
  | 'ask'
  | 'credit'
  | 'reject'
  | 'appeal'
  | 'reverse'
  | 'vanish'
  | 'appear'

export type RechargeActor = 'member' | 'operator' | 'system'
export interface RechargeMove {
  readonly type: RechargeMoveType
  readonly by: RechargeActor
}

export const RECHARGE_ACTORS: Readonly<Record<RechargeMoveType, readonly RechargeActor[]>> = {
  prove: ['member'],
  cancel: ['member'],
  expire: ['system'],
  take: ['operator'],
  leaseExpired: ['system'],
  ask: ['operator'],
  credit: ['operator', 'system'],
  reject: ['operator'],
  appeal: ['member'],
  reverse: ['operator'],
  vanish: ['system'],
  appear: ['system'],
}

/** Milliseconds, as they held when it was begun. */
export interface RechargeTerms {
  readonly proof: number
  readonly info: number
  readonly lease: number
  readonly appeal: number
}

/** Moments are milliseconds; `null` is none. */
export interface RechargeFacts {
  readonly now: number
  readonly terms: RechargeTerms
  /** Paid through a gateway or on a chain: the channel itself says that it arrived. */
  readonly online: boolean
  readonly expireAt: number | null
  readonly leaseBy: number | null
  readonly appealBy: number | null
  readonly appealed: boolean
}

export interface RechargeBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const due = (at: number | null, now: number): RechargeBlocker | undefined =>
  at === null ? { code: 'not-now' } : now < at ? { code: 'too-early', until: at } : undefined

const OWN: Partial<Record<RechargeMoveType, (facts: RechargeFacts, by: RechargeActor) => RechargeBlocker | undefined>> =
  {
    prove: ({ online, expireAt, now }) =>
      online ? { code: 'not-now' } : expireAt !== null && now >= expireAt ? { code: 'too-late' } : undefined,
    /** What is on its way through a network is no member’s to stop: it waits there without a clock. */
    cancel: ({ online, expireAt }) => (online && expireAt === null ? { code: 'not-now' } : undefined),
    expire: ({ expireAt, now }) => due(expireAt, now),
    vanish: ({ online }) => (online ? undefined : { code: 'not-now' }),
    appear: ({ online }) => (online ? undefined : { code: 'not-now' }),
    leaseExpired: ({ leaseBy, now }) => due(leaseBy, now),
    credit: ({ online }, by) => (online === (by === 'system') ? undefined : { code: 'not-now' }),
    appeal: ({ appealed, appealBy, now }) =>
      appealed ? { code: 'used-up' } : appealBy === null || now >= appealBy ? { code: 'too-late' } : undefined,
  }

export function rechargeBlocker(facts: RechargeFacts, { type, by }: RechargeMove): RechargeBlocker | undefined {
  if (!RECHARGE_ACTORS[type].includes(by)) return { code: 'not-yours' }
  return OWN[type]?.(facts, by)
}
