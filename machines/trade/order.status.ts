import type { DisputeStage, Side, Status } from '#contract/order.ts'
import type { OrderFacts } from './order.facts.ts'
import type { OrderState } from './order.lifecycle.ts'

const STATUS: Readonly<Record<OrderState, Status>> = {
  'matching.searching': 'searching',
  'matching.offered': 'offered',
  'awaiting_payment.due': 'awaiting_payment',
  'awaiting_payment.late': 'late',
  paid: 'paid',
  'disputed.open': 'disputed',
  'disputed.review': 'disputed',
  'disputed.proposed': 'disputed',
  settling: 'settling',
  completed: 'completed',
  cancelled: 'cancelled',
}

export const statusOf = (state: OrderState): Status => STATUS[state]

export const stageOf = (state: OrderState): DisputeStage | undefined =>
  state.startsWith('disputed.') ? (state.slice('disputed.'.length) as DisputeStage) : undefined

const CLOCK: Readonly<Partial<Record<OrderState, (facts: OrderFacts) => number | null>>> = {
  'matching.searching': ({ matchBy }) => matchBy,
  'matching.offered': ({ offerBy }) => offerBy,
  'awaiting_payment.due': ({ payBy, silenceBy }) =>
    silenceBy === null ? payBy : Math.min(silenceBy, payBy ?? silenceBy),
  'awaiting_payment.late': ({ lateBy }) => lateBy,
  paid: ({ confirmBy }) => confirmBy,
  'disputed.open': ({ evidenceBy }) => evidenceBy,
  'disputed.review': ({ evidenceBy }) => evidenceBy,
  'disputed.proposed': ({ answerBy }) => answerBy,
  settling: ({ settleAt, flagged }) => (flagged ? null : settleAt),
}

/** None while the order is stopped or over. */
export const deadlineOf = (state: OrderState, facts: OrderFacts): number | null =>
  facts.frozenAt === null ? (CLOCK[state]?.(facts) ?? null) : null

export type NextActor = 'member' | 'merchant' | 'system' | 'operator' | 'nobody'
export type NextAction =
  | 'accept'
  | 'pay'
  | 'confirm'
  | 'abandon'
  | 'answer'
  | 'rate'
  | 'waitAccept'
  | 'waitPay'
  | 'waitConfirm'
  | 'waitAnswer'
  | 'waitRule'
  | 'waitSettle'
  | 'waitThaw'
  | 'done'

export function nextActorOf(state: OrderState, facts: OrderFacts): NextActor {
  if (facts.frozenAt !== null || facts.flagged) return 'operator'
  switch (state) {
    case 'matching.searching':
    case 'settling':
      return 'system'
    case 'matching.offered':
    case 'awaiting_payment.late':
      return 'merchant'
    case 'awaiting_payment.due':
      return facts.merchantAsked && !facts.memberAsked ? 'member' : 'merchant'
    case 'paid':
      return 'member'
    case 'disputed.open':
    case 'disputed.review':
      return 'operator'
    case 'disputed.proposed':
      if (facts.memberAnswer === '') return 'member'
      return facts.merchantAnswer === '' ? 'merchant' : 'operator'
    default:
      return 'nobody'
  }
}

const OWN_TURN: Partial<Record<OrderState, NextAction>> = {
  'matching.offered': 'accept',
  'awaiting_payment.due': 'pay',
  'awaiting_payment.late': 'pay',
  paid: 'confirm',
}
const OTHERS_TURN: Partial<Record<OrderState, NextAction>> = {
  'matching.searching': 'waitAccept',
  'matching.offered': 'waitAccept',
  'awaiting_payment.due': 'waitPay',
  'awaiting_payment.late': 'waitPay',
  paid: 'waitConfirm',
  'disputed.open': 'waitRule',
  'disputed.review': 'waitRule',
  settling: 'waitSettle',
}

export function nextActionOf(state: OrderState, facts: OrderFacts, side: Side): NextAction {
  if (facts.frozenAt !== null || facts.flagged) return 'waitThaw'
  const [said, heard] =
    side === 'member' ? [facts.memberAnswer, facts.merchantAnswer] : [facts.merchantAnswer, facts.memberAnswer]
  if (state === 'disputed.proposed') return said === '' ? 'answer' : heard === '' ? 'waitAnswer' : 'waitRule'
  if (state === 'completed') {
    const rated = side === 'member' ? facts.memberRated : facts.merchantRated
    return rated || facts.now >= (facts.rateBy ?? 0) ? 'done' : 'rate'
  }
  if (state === 'awaiting_payment.due') {
    const [mine, theirs] =
      side === 'member' ? [facts.memberAsked, facts.merchantAsked] : [facts.merchantAsked, facts.memberAsked]
    if (mine || theirs) return mine ? 'waitAnswer' : 'abandon'
  }
  const turn = nextActorOf(state, facts) === side ? OWN_TURN[state] : OTHERS_TURN[state]
  return turn ?? 'done'
}
