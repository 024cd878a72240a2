import type { ReactNode } from 'react'
import type { Acting, ActingEvent } from '#machines/trade/acting.part.ts'
import type { CommonWish, Wish } from '#machines/trade/wish.rules.ts'
import { looks } from '#src/lib/screen.tsx'

/** What differs between the states in which an order is shown. */
export interface ActingLook {
  /** What is open over it: the sheet of a wish, a question, or whichever of them the wish that is being done came from. */
  readonly over?: Wish['call'] | 'question' | 'acting'
  /** What has to be said about what is shown. */
  readonly says?: 'changed' | 'old' | 'undone'
}

/** What both sides of an order show alike is made of this. */
export interface ActingSight extends ActingLook {
  readonly context: Acting
  readonly busy: boolean
  readonly send: (event: ActingEvent<CommonWish>) => void
}

/** Whether the sheet of a wish is open: also while it is being done. */
export const isOpen = ({ over, context }: Pick<ActingSight, 'over' | 'context'>, call: Wish['call']) =>
  over === call || (over === 'acting' && context.wish?.call === call)

/** The states in which either side sees the order, all of them one view. */
export function actingViews<S extends ActingLook>(shown: (sight: S) => ReactNode) {
  const as = (look: ActingLook) => looks(shown, look as Partial<S>)
  return {
    showing: as({}),
    following: as({}),
    behind: as({ says: 'old' }),
    disputeSheet: as({ over: 'dispute' }),
    replySheet: as({ over: 'reply' }),
    rating: as({ over: 'rate' }),
    confirmingAction: as({ over: 'question' }),
    acting: as({ over: 'acting' }),
    rereading: as({}),
    stale: as({ says: 'changed' }),
    actionFailed: as({ says: 'undone' }),
  }
}
