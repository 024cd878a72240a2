import { OVER } from '#contract/order.ts'
import type { OrderState } from './order.lifecycle.ts'

const among = (states: readonly OrderState[]) => (state: OrderState) => states.includes(state)

export const SOUGHT = ['matching.searching', 'matching.offered'] as const satisfies readonly OrderState[]
export const isSought = among(SOUGHT)

const ACCEPTED = [
  'awaiting_payment.due',
  'awaiting_payment.late',
  'paid',
  'disputed.open',
  'disputed.review',
  'disputed.proposed',
] as const satisfies readonly OrderState[]
export const isAccepted = among(ACCEPTED)

export const isOpen = (state: OrderState): boolean => !among(OVER)(state)
