import type { RefusalName } from '#contract/refusals.ts'

/** Moments are milliseconds. */
export interface EmailChangeFacts {
  readonly now: number
  readonly ripeAt: number
  readonly isTaken: boolean
}

export type EmailChangeMove =
  | { readonly type: 'ripen'; readonly by: 'system' }
  | { readonly type: 'cancel'; readonly by: 'member' }

export function emailChangeBlocker(
  { now, ripeAt }: EmailChangeFacts,
  { type }: EmailChangeMove,
): { readonly code: RefusalName; readonly until?: number } | undefined {
  return type === 'ripen' && now < ripeAt ? { code: 'too-early', until: ripeAt } : undefined
}
