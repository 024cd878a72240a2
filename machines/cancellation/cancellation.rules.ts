import type { RefusalName } from '#contract/refusals.ts'

export type CancellationMoveType = 'keep' | 'approve' | 'reject' | 'alarm' | 'hinder' | 'erase'
export type CancellationActor = 'member' | 'operator' | 'system'
export interface CancellationMove {
  readonly type: CancellationMoveType
  readonly by: CancellationActor
}

/** Nothing lets an account go but an operator. */
export const CANCELLATION_ACTORS: Readonly<Record<CancellationMoveType, readonly CancellationActor[]>> = {
  keep: ['member'],
  approve: ['operator'],
  reject: ['operator'],
  alarm: ['system'],
  hinder: ['system'],
  erase: ['system'],
}

/** Moments are milliseconds. */
export interface CancellationFacts {
  readonly now: number
  readonly reviewFrom: number
  readonly reviewBy: number
  readonly signedIn: boolean
  /** That nobody decided in time is known. */
  readonly isLate: boolean
  readonly isBound: boolean
}

export interface CancellationBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const from = (at: number, now: number): CancellationBlocker | undefined =>
  now < at ? { code: 'too-early', until: at } : undefined

export function cancellationBlocker(
  { now, reviewFrom, reviewBy, signedIn, isLate, isBound }: CancellationFacts,
  { type, by }: CancellationMove,
): CancellationBlocker | undefined {
  if (!CANCELLATION_ACTORS[type].includes(by)) return { code: 'not-yours' }
  switch (type) {
    case 'keep':
      return signedIn ? undefined : { code: 'not-now' }
    case 'approve':
      return from(reviewFrom, now) ?? bound(isBound)
    case 'alarm':
      return isLate ? { code: 'said-already' } : from(reviewBy, now)
    case 'erase':
      return bound(isBound)
    case 'hinder':
      return isBound ? undefined : { code: 'not-now' }
    default:
      return undefined
  }
}

const bound = (isBound: boolean): CancellationBlocker | undefined => (isBound ? { code: 'account-bound' } : undefined)
