import { REFUNDS_MOST } from '#contract/limits.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { RefundState } from '../refund/refund.lifecycle.ts'
import type { RefundMoveType } from '../refund/refund.rules.ts'

export type ShopOrderMoveType =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'ship'
  | 'overdue'
  | 'sign'
  | 'verify'
  | 'unfetched'
  | 'receive'
  | 'arrive'
  | 'close'
  | 'refund'
  | 'refuse'
  | 'appeal'
  | 'settle'
  | 'resume'

export type ShopOrderActor = 'member' | 'gateway' | 'store' | 'carrier' | 'operator' | 'system'
export interface ShopOrderMove {
  readonly type: ShopOrderMoveType
  readonly by: ShopOrderActor
}

/** The house sends what is its own by itself in the demo, and by an operator elsewhere. */
export const SHOP_ORDER_ACTORS: Readonly<Record<ShopOrderMoveType, readonly ShopOrderActor[]>> = {
  pay: ['member', 'gateway'],
  cancel: ['member'],
  expire: ['system'],
  ship: ['store', 'operator', 'system'],
  overdue: ['system'],
  sign: ['carrier'],
  verify: ['store'],
  unfetched: ['system'],
  receive: ['member'],
  arrive: ['system'],
  close: ['system'],
  refund: ['member'],
  refuse: ['store', 'operator'],
  appeal: ['member'],
  settle: ['store', 'operator', 'system'],
  resume: ['member', 'operator', 'system'],
}

/** What a state does that can be left for a while: its lines are asked back. */
export type Pausable = 'unshipped' | 'pickup' | 'shipped' | 'received'

export type OpenRefund = Extract<RefundState, 'asked' | 'refused' | 'appealed'>

/** How long each state waits for somebody, in milliseconds. */
export interface ShopOrderWindows {
  readonly send: number
  readonly fetch: number
  /** From the last parcel that was sent, and from the last that its carrier says was signed for. */
  readonly sent: number
  readonly signed: number
  readonly back: number
  /** For its seller to answer, and for its buyer to go to the house. */
  readonly answer: number
}

/** Moments are milliseconds; `null` is none. */
export interface ShopOrderFacts {
  readonly now: number
  readonly dueAt: number | null
  readonly isOver: boolean
  readonly isPickup: boolean
  /** Lines that stay and lie in a parcel, or are still to be sent; parcels, and those that nobody has signed for. */
  readonly sent: number
  readonly unsent: number
  readonly parcels: number
  readonly unsigned: number
  /** What is asked back, and how often something was. */
  readonly refund: OpenRefund | null
  readonly refunds: number
  /** Where it goes on afterwards, and what is left of its clock. */
  readonly before: Pausable | null
  readonly rest: number | null
  readonly windows: ShopOrderWindows
}

export interface ShopOrderBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const due = (at: number | null, now: number): ShopOrderBlocker | undefined =>
  at === null ? { code: 'not-now' } : now < at ? { code: 'too-early', until: at } : undefined

const holds = (is: boolean): ShopOrderBlocker | undefined => (is ? undefined : { code: 'not-now' })

/** What becomes of what is asked back. */
const ANSWERS: Partial<
  Record<ShopOrderMoveType, Partial<Record<OpenRefund, Partial<Record<ShopOrderActor, RefundMoveType>>>>>
> = {
  refuse: { asked: { store: 'refuse', operator: 'refuse' } },
  appeal: { refused: { member: 'appeal' } },
  settle: { asked: { store: 'agree', operator: 'agree', system: 'lapse' }, appealed: { operator: 'uphold' } },
  resume: {
    asked: { member: 'withdraw' },
    refused: { system: 'lapse' },
    appealed: { member: 'withdraw', operator: 'reject' },
  },
}

export const answerOf = (
  { refund }: Pick<ShopOrderFacts, 'refund'>,
  { type, by }: ShopOrderMove,
): RefundMoveType | undefined => (refund === null ? undefined : ANSWERS[type]?.[refund]?.[by])

function answerBlocker(facts: ShopOrderFacts, move: ShopOrderMove): ShopOrderBlocker | undefined {
  const answer = answerOf(facts, move)
  return answer === 'lapse' ? due(facts.dueAt, facts.now) : holds(answer !== undefined)
}

export function shopOrderBlocker(facts: ShopOrderFacts, move: ShopOrderMove): ShopOrderBlocker | undefined {
  const { now, dueAt, sent, unsigned, before, refunds } = facts
  const { type, by } = move
  if (!SHOP_ORDER_ACTORS[type].includes(by)) return { code: 'not-yours' }
  switch (type) {
    case 'expire':
    case 'overdue':
    case 'unfetched':
    case 'arrive':
    case 'close':
      return due(dueAt, now)
    case 'ship':
      return holds(sent > 0)
    case 'sign':
      return holds(unsigned === 0 && (before === null || before === 'shipped'))
    case 'refund':
      return refunds >= REFUNDS_MOST ? { code: 'refunds-enough' } : undefined
    case 'refuse':
    case 'appeal':
    case 'settle':
    case 'resume':
      return answerBlocker(facts, move)
    case 'pay':
    case 'cancel':
    case 'verify':
    case 'receive':
      return undefined
  }
}

const RUNS_OUT: Readonly<Record<string, ShopOrderMoveType>> = {
  unpaid: 'expire',
  unshipped: 'overdue',
  pickup: 'unfetched',
  shipped: 'arrive',
  received: 'close',
}

/** What has to happen by now without anybody asking. */
export function shopOrderDue(state: string, { now, dueAt, refund }: ShopOrderFacts): ShopOrderMove | undefined {
  const type = state === 'refunding' ? (refund === 'asked' ? 'settle' : 'resume') : RUNS_OUT[state]
  return type && dueAt !== null && dueAt <= now ? { type, by: 'system' } : undefined
}
