import type { DisputeStage, Status } from '#contract/order.ts'
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

/** The clock that everybody looks at; none while the order is stopped or over. */
export const deadlineOf = (state: OrderState, facts: OrderFacts): number | null =>
  facts.frozenAt === null ? (CLOCK[state]?.(facts) ?? null) : null

export interface Next {
  readonly actor: 'member' | 'merchant' | 'system' | 'operator' | 'nobody'
  readonly action: 'wait' | 'answer' | 'pay' | 'confirm' | 'judge' | 'agree' | 'settle' | 'nothing'
}

/** Whose turn it is, and to do what. */
export function nextOf(state: OrderState, facts: OrderFacts): Next {
  if (facts.frozenAt !== null || facts.flagged) return { actor: 'operator', action: 'judge' }
  switch (state) {
    case 'matching.searching':
      return { actor: 'system', action: 'wait' }
    case 'matching.offered':
      return { actor: 'merchant', action: 'answer' }
    case 'awaiting_payment.due':
      return facts.merchantAsked && !facts.memberAsked
        ? { actor: 'member', action: 'agree' }
        : { actor: 'merchant', action: facts.memberAsked ? 'agree' : 'pay' }
    case 'awaiting_payment.late':
      return { actor: 'merchant', action: 'pay' }
    case 'paid':
      return { actor: 'member', action: 'confirm' }
    case 'disputed.open':
    case 'disputed.review':
      return { actor: 'operator', action: 'judge' }
    case 'disputed.proposed':
      if (facts.memberAnswer === '') return { actor: 'member', action: 'agree' }
      return facts.merchantAnswer === ''
        ? { actor: 'merchant', action: 'agree' }
        : { actor: 'operator', action: 'judge' }
    case 'settling':
      return { actor: 'system', action: 'settle' }
    default:
      return { actor: 'nobody', action: 'nothing' }
  }
}
