import type { RefusalName } from '#contract/refusals.ts'

export type WithdrawalMoveType =
  | 'coolOver'
  | 'cancel'
  | 'take'
  | 'leaseExpired'
  | 'approve'
  | 'reject'
  | 'pay'
  | 'stumble'
  | 'retry'
  | 'fail'
  | 'giveBack'

export type WithdrawalActor = 'member' | 'operator' | 'system'
export interface WithdrawalMove {
  readonly type: WithdrawalMoveType
  readonly by: WithdrawalActor
}

export const WITHDRAWAL_ACTORS: Readonly<Record<WithdrawalMoveType, readonly WithdrawalActor[]>> = {
  coolOver: ['system'],
  cancel: ['member'],
  take: ['operator'],
  leaseExpired: ['system'],
  approve: ['operator'],
  reject: ['operator'],
  pay: ['operator', 'system'],
  stumble: ['operator', 'system'],
  retry: ['operator'],
  fail: ['operator'],
  giveBack: ['operator', 'system'],
}

/** How long an operator has it before it is anybody's again, in milliseconds. */
export interface WithdrawalTerms {
  readonly lease: number
}

/** Moments are milliseconds; `null` is none. */
export interface WithdrawalFacts {
  readonly now: number
  readonly terms: WithdrawalTerms
  /** Where it goes, or what proves its owner, changed a short while ago: until then it may only be cancelled. */
  readonly coolUntil: number | null
  readonly leaseBy: number | null
  /** The operators stopped the money of its member. */
  readonly frozen: boolean
  /** Its member paused what leaves the account. */
  readonly paused: boolean
}

export interface WithdrawalBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const due = (at: number | null, now: number): WithdrawalBlocker | undefined =>
  at === null ? { code: 'not-now' } : now < at ? { code: 'too-early', until: at } : undefined

export function withdrawalBlocker(
  { now, coolUntil, leaseBy, frozen, paused }: WithdrawalFacts,
  { type, by }: WithdrawalMove,
): WithdrawalBlocker | undefined {
  if (!WITHDRAWAL_ACTORS[type].includes(by)) return { code: 'not-yours' }
  if (type === 'approve' && frozen) return { code: 'member-frozen' }
  if (type === 'approve' && paused) return { code: 'member-paused' }
  if (type === 'coolOver') return due(coolUntil, now)
  if (type === 'leaseExpired') return due(leaseBy, now)
  return undefined
}
