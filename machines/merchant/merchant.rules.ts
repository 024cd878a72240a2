import type { MerchantState } from '#contract/merchant.ts'
import type { RefusalName } from '#contract/refusals.ts'

export type MerchantMoveType =
  | 'apply'
  | 'verify'
  | 'refuse'
  | 'payMargin'
  | 'pause'
  | 'resume'
  | 'breakOver'
  | 'marginFell'
  | 'marginRose'
  | 'leave'
  | 'stay'
  | 'leaveDue'
  | 'suspend'
  | 'release'
  | 'expel'

export type MerchantActor = 'merchant' | 'operator' | 'system'
export interface MerchantMove {
  readonly type: MerchantMoveType
  readonly by: MerchantActor
}

/** How long a break lasts, and how long it is quiet before a margin goes back, in milliseconds. */
export interface MerchantTerms {
  readonly break: number
  readonly leave: number
}

export interface MerchantFacts {
  readonly now: number
  readonly terms: MerchantTerms
  readonly breakUntil: number | null
  readonly leaveAt: number | null
  /** What open orders bind of it counts as margin. */
  readonly marginShort: boolean
  readonly openOrders: number
}

export const MERCHANT_ACTORS: Readonly<Record<MerchantMoveType, MerchantActor>> = {
  apply: 'merchant',
  verify: 'operator',
  refuse: 'operator',
  payMargin: 'merchant',
  pause: 'merchant',
  resume: 'merchant',
  breakOver: 'system',
  marginFell: 'system',
  marginRose: 'system',
  leave: 'merchant',
  stay: 'merchant',
  leaveDue: 'system',
  suspend: 'operator',
  release: 'operator',
  expel: 'operator',
}

export const mayOffer = (state: MerchantState): boolean =>
  state === 'active' || state === 'break' || state === 'margin_low'

export interface MerchantBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const due = (at: number | null, now: number): MerchantBlocker | undefined =>
  at === null ? { code: 'not-now' } : now < at ? { code: 'too-early', until: at } : undefined

export function merchantBlocker(facts: MerchantFacts, { type, by }: MerchantMove): MerchantBlocker | undefined {
  if (MERCHANT_ACTORS[type] !== by) return { code: 'not-yours' }
  switch (type) {
    case 'breakOver':
      return due(facts.breakUntil, facts.now)
    case 'leaveDue':
      return due(facts.leaveAt, facts.now) ?? (facts.openOrders > 0 ? { code: 'margin-bound' } : undefined)
    case 'leave':
    case 'expel':
      return facts.openOrders > 0 ? { code: 'margin-bound' } : undefined
    case 'marginFell':
      return facts.marginShort ? undefined : { code: 'not-now' }
    case 'marginRose':
      return facts.marginShort ? { code: 'not-now' } : undefined
    default:
      return undefined
  }
}
