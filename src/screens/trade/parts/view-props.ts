import type { ReactNode } from 'react'
import type { OrderActing, OrderActingEvent } from '#machines/trade/order-acting.part.ts'
import type { CommonWish, Wish } from '#machines/trade/wish.rules.ts'
import { withProps } from '#src/lib/screen.tsx'
import type { ActedOnLook } from '#src/ui/acted-on.tsx'

export interface ActingLook extends ActedOnLook {
  /** What is open over it: the sheet of a wish, a question, or whichever of them the wish that is being done came from. */
  readonly over?: Wish['call'] | 'question' | 'acting'
}

export interface ActingViewProps extends ActingLook {
  readonly context: OrderActing
  readonly busy: boolean
  readonly send: (event: OrderActingEvent<CommonWish>) => void
}

/** Also while it is being done. */
export const isOpen = ({ over, context }: Pick<ActingViewProps, 'over' | 'context'>, call: Wish['call']) =>
  over === call || (over === 'acting' && context.wish?.call === call)

export function actingViews<S extends ActingLook>(shown: (view: S) => ReactNode) {
  const over = (what: ActingLook['over']) => withProps(shown, { over: what } as Partial<S>)
  return {
    disputeSheet: over('dispute'),
    replySheet: over('reply'),
    rating: over('rate'),
    confirmingAction: over('question'),
    acting: over('acting'),
  }
}
