import type { EndReason, Mode, Rail, Side } from '#contract/order.ts'

/** Milliseconds and counts, as they held when it was made. */
export interface OrderTerms {
  readonly match: number
  readonly offer: number
  readonly pay: number
  readonly extension: number
  readonly extensions: number
  readonly extendWithin: number
  readonly late: number
  readonly confirm: number
  readonly undo: number
  readonly silence: number
  readonly disputeAfter: number
  readonly evidence: number
  readonly answer: number
  readonly lease: number
  readonly resumed: number
  readonly settle: number
  readonly rate: number
  readonly rematches: number
}

export type Actor = Side | 'system' | 'operator'

/** Moments are milliseconds; `null` is none. */
export interface OrderFacts {
  readonly now: number
  readonly terms: OrderTerms
  readonly rail: Rail
  readonly mode: Mode
  /** When it came into the state that it is in. */
  readonly since: number
  readonly wantsRematch: boolean
  readonly rematches: number
  readonly extensions: number
  readonly frozenAt: number | null
  readonly flagged: boolean
  readonly late: boolean
  readonly undone: boolean
  readonly paidEver: boolean
  readonly memberAsked: boolean
  readonly merchantAsked: boolean
  readonly opener: Side | 'system' | null
  /** Where a dispute came from, and goes back to when it is withdrawn. */
  readonly before: 'awaiting_payment' | 'paid' | null
  readonly memberAnswer: '' | 'agree' | 'disagree'
  readonly merchantAnswer: '' | 'agree' | 'disagree'
  readonly memberRated: boolean
  readonly merchantRated: boolean
  readonly matchBy: number | null
  readonly offerBy: number | null
  readonly payBy: number | null
  /** Until when it could have been paid, while nobody waits for that. */
  readonly payKept: number | null
  readonly silenceBy: number | null
  readonly lateBy: number | null
  readonly paidAt: number | null
  readonly confirmBy: number | null
  readonly evidenceBy: number | null
  readonly answerBy: number | null
  readonly leaseBy: number | null
  readonly settleAt: number | null
  readonly rateBy: number | null
  readonly reason: EndReason | ''
}

export const CLOCKS = [
  'matchBy',
  'offerBy',
  'payBy',
  'payKept',
  'silenceBy',
  'lateBy',
  'confirmBy',
  'evidenceBy',
  'answerBy',
  'leaseBy',
  'settleAt',
  'rateBy',
] as const satisfies readonly (keyof OrderFacts)[]
export type Clock = (typeof CLOCKS)[number]

export const begunOrder = (
  now: number,
  terms: OrderTerms,
  chosen: Pick<OrderFacts, 'rail' | 'mode' | 'wantsRematch'>,
): OrderFacts => ({
  now,
  terms,
  ...chosen,
  since: now,
  rematches: 0,
  extensions: 0,
  frozenAt: null,
  flagged: false,
  late: false,
  undone: false,
  paidEver: false,
  memberAsked: false,
  merchantAsked: false,
  opener: null,
  before: null,
  memberAnswer: '',
  merchantAnswer: '',
  memberRated: false,
  merchantRated: false,
  matchBy: now + terms.match,
  offerBy: null,
  payBy: null,
  payKept: null,
  silenceBy: null,
  lateBy: null,
  paidAt: null,
  confirmBy: null,
  evidenceBy: null,
  answerBy: null,
  leaseBy: null,
  settleAt: null,
  rateBy: null,
  reason: '',
})
