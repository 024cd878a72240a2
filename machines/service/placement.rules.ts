import type { RefusalName } from '#contract/refusals.ts'

/** Moments are milliseconds. */
export interface PlacementFacts {
  readonly now: number
  readonly expireAt: number
  /** The member has an inviter by now, or the centre stands below the member, or is stopped. */
  readonly isVoid: boolean
}

export interface PlacementMove {
  readonly type: 'accept' | 'refuse' | 'lapse'
  readonly by: 'member' | 'system'
}

const ACTORS: Readonly<Record<PlacementMove['type'], PlacementMove['by']>> = {
  accept: 'member',
  refuse: 'member',
  lapse: 'system',
}

export function placementBlocker(
  { now, expireAt, isVoid }: PlacementFacts,
  { type, by }: PlacementMove,
): { readonly code: RefusalName; readonly until?: number } | undefined {
  if (ACTORS[type] !== by) return { code: 'not-yours' }
  if (type === 'lapse') return now < expireAt ? { code: 'too-early', until: expireAt } : undefined
  return type === 'accept' && isVoid ? { code: 'not-available' } : undefined
}
