import type { RefusalName } from '#contract/refusals.ts'

/** Everything that decides about an address that waits, at one moment, in milliseconds. */
export interface EmailChangeFacts {
  readonly now: number
  readonly ripeAt: number
  /** Somebody else has the address by now. */
  readonly isTaken: boolean
}

export type EmailChangeMove =
  | { readonly type: 'ripen'; readonly by: 'system' }
  | { readonly type: 'cancel'; readonly by: 'member' }

/** Why a move that the state knows is not possible now; nothing, when it is. */
export function emailChangeBlocker(
  { now, ripeAt }: EmailChangeFacts,
  { type }: EmailChangeMove,
): { readonly code: RefusalName; readonly until?: number } | undefined {
  return type === 'ripen' && now < ripeAt ? { code: 'too-early', until: ripeAt } : undefined
}
