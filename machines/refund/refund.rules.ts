import type { RefusalName } from '#contract/refusals.ts'

export type RefundMoveType = 'agree' | 'refuse' | 'lapse' | 'withdraw' | 'appeal' | 'uphold' | 'reject'

export type RefundActor = 'member' | 'store' | 'operator' | 'system'
export interface RefundMove {
  readonly type: RefundMoveType
  readonly by: RefundActor
}

/** Of what the house sells, an operator answers. What was refused is decided by two of them. */
export const REFUND_ACTORS: Readonly<Record<RefundMoveType, readonly RefundActor[]>> = {
  agree: ['store', 'operator'],
  refuse: ['store', 'operator'],
  lapse: ['system'],
  withdraw: ['member'],
  appeal: ['member'],
  uphold: ['operator'],
  reject: ['operator'],
}

/** Moments are milliseconds; `null` is none. */
export interface RefundFacts {
  readonly now: number
  readonly dueAt: number | null
  /** How long an answer, and an appeal, is waited for. */
  readonly window: number
  readonly isOver: boolean
}

interface RefundBlocker {
  readonly code: RefusalName
  readonly until?: number
}

export function refundBlocker({ now, dueAt }: RefundFacts, { type, by }: RefundMove): RefundBlocker | undefined {
  if (!REFUND_ACTORS[type].includes(by)) return { code: 'not-yours' }
  const isOpen = dueAt === null || now < dueAt
  if (type === 'lapse') return isOpen ? { code: 'too-early', ...(dueAt !== null && { until: dueAt }) } : undefined
  return isOpen ? undefined : { code: 'too-late' }
}
