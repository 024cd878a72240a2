import type { RefusalName } from '#contract/refusals.ts'
import type { Actor, Clock, OrderFacts } from './order.facts.ts'

export type OrderMoveType =
  | 'offer'
  | 'accept'
  | 'decline'
  | 'offerExpired'
  | 'cancel'
  | 'matchExpired'
  | 'marketClosed'
  | 'recall'
  | 'pay'
  | 'extend'
  | 'abandon'
  | 'askCancel'
  | 'silenceExpired'
  | 'payExpired'
  | 'lateExpired'
  | 'confirm'
  | 'undo'
  | 'confirmExpired'
  | 'dispute'
  | 'evidence'
  | 'withdraw'
  | 'take'
  | 'leaseExpired'
  | 'propose'
  | 'agree'
  | 'disagree'
  | 'rule'
  | 'settleDue'
  | 'flag'
  | 'unflag'
  | 'freeze'
  | 'thaw'
  | 'rate'

/** `settles` says of a ruling whether any of the coins are the merchant's. */
export interface OrderMove {
  readonly type: OrderMoveType
  readonly by: Actor
  readonly settles?: boolean
}

export const ACTORS: Readonly<Record<OrderMoveType, readonly Actor[]>> = {
  offer: ['system'],
  accept: ['merchant', 'system'],
  decline: ['merchant'],
  offerExpired: ['system'],
  cancel: ['member'],
  matchExpired: ['system'],
  marketClosed: ['system'],
  recall: ['operator'],
  pay: ['merchant'],
  extend: ['member'],
  abandon: ['merchant'],
  askCancel: ['member', 'merchant'],
  silenceExpired: ['system'],
  payExpired: ['system'],
  lateExpired: ['system'],
  confirm: ['member'],
  undo: ['merchant'],
  confirmExpired: ['system'],
  dispute: ['member', 'merchant'],
  evidence: ['member', 'merchant'],
  withdraw: ['member', 'merchant'],
  take: ['operator'],
  leaseExpired: ['system'],
  propose: ['operator'],
  agree: ['member', 'merchant'],
  disagree: ['member', 'merchant'],
  rule: ['operator'],
  settleDue: ['system'],
  flag: ['operator'],
  unflag: ['operator'],
  freeze: ['operator'],
  thaw: ['operator'],
  rate: ['member', 'merchant'],
}

export const EXPIRIES = {
  matchExpired: 'matchBy',
  offerExpired: 'offerBy',
  payExpired: 'payBy',
  silenceExpired: 'silenceBy',
  lateExpired: 'lateBy',
  confirmExpired: 'confirmBy',
  leaseExpired: 'leaseBy',
  settleDue: 'settleAt',
} as const satisfies Partial<Record<OrderMoveType, Clock>>
export type Expiry = keyof typeof EXPIRIES

export interface Blocker {
  readonly code: RefusalName
  /** When it will not stand in the way any more. */
  readonly until?: number
}

const passed = (moment: number | null, now: number) => moment !== null && now >= moment
const early = (until: number): Blocker => ({ code: 'too-early', until })
const said = (already: boolean): Blocker | undefined => (already ? { code: 'said-already' } : undefined)
const ofSide = (by: Actor, member: boolean, merchant: boolean) => (by === 'member' ? member : merchant)

const OWN: Partial<Record<OrderMoveType, (facts: OrderFacts, by: Actor) => Blocker | undefined>> = {
  offer: ({ matchBy, now }) => (passed(matchBy, now) ? { code: 'too-late' } : undefined),
  accept: ({ offerBy, now }) => (passed(offerBy, now) ? { code: 'offer-gone' } : undefined),
  extend: ({ payBy, now, extensions, terms }) =>
    extensions >= terms.extensions
      ? { code: 'used-up' }
      : payBy !== null && payBy - now > terms.extendWithin
        ? early(payBy - terms.extendWithin)
        : undefined,
  /** Out of a wallet a merchant pays by a PIN, and nobody else does it for them. */
  confirm: ({ rail }) => (rail === 'wallet' ? { code: 'not-now' } : undefined),
  undo: ({ undone, paidAt, now, terms }) =>
    undone ? { code: 'used-up' } : passed((paidAt ?? 0) + terms.undo, now) ? { code: 'too-late' } : undefined,
  askCancel: ({ memberAsked, merchantAsked }, by) => said(ofSide(by, memberAsked, merchantAsked)),
  dispute: ({ since, now, terms }) =>
    now < since + terms.disputeAfter ? early(since + terms.disputeAfter) : undefined,
  evidence: ({ evidenceBy, now }) => (passed(evidenceBy, now) ? { code: 'too-late' } : undefined),
  withdraw: ({ opener }, by) => (opener === by ? undefined : { code: 'not-yours' }),
  agree: ({ memberAnswer, merchantAnswer }, by) => said(ofSide(by, memberAnswer !== '', merchantAnswer !== '')),
  disagree: ({ memberAnswer, merchantAnswer }, by) => said(ofSide(by, memberAnswer !== '', merchantAnswer !== '')),
  rule: ({ memberAnswer, merchantAnswer, evidenceBy, now }) =>
    (memberAnswer === 'agree' && merchantAnswer === 'agree') || passed(evidenceBy, now)
      ? undefined
      : early(evidenceBy ?? now),
  settleDue: ({ flagged }) => (flagged ? { code: 'order-frozen' } : undefined),
  flag: ({ flagged }) => said(flagged),
  unflag: ({ flagged }) => (flagged ? undefined : { code: 'not-now' }),
  freeze: ({ frozenAt }) => said(frozenAt !== null),
  thaw: ({ frozenAt }) => (frozenAt === null ? { code: 'not-now' } : undefined),
  rate: ({ memberRated, merchantRated, rateBy, now }, by) =>
    said(ofSide(by, memberRated, merchantRated)) ?? (passed(rateBy, now) ? { code: 'too-late' } : undefined),
}

export function blockerOf(facts: OrderFacts, { type, by }: Pick<OrderMove, 'type' | 'by'>): Blocker | undefined {
  if (!ACTORS[type].includes(by)) return { code: 'not-yours' }
  if (facts.frozenAt !== null && type !== 'thaw' && type !== 'freeze') return { code: 'order-frozen' }
  const clock = EXPIRIES[type as Expiry]
  if (clock !== undefined) {
    const at = facts[clock]
    if (at === null) return { code: 'not-now' }
    if (facts.now < at) return early(at)
  }
  return OWN[type]?.(facts, by)
}
