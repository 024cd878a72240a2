import type { Acting, ActingEvent } from '#machines/trade/acting.part.ts'
import type { CommonWish, Wish } from '#machines/trade/wish.rules.ts'

/** What both sides of an order show alike is made of this. */
export interface ActingSight {
  readonly context: Acting
  readonly state: string
  readonly busy: boolean
  readonly send: (event: ActingEvent<CommonWish>) => void
}

/** Whether a sheet is open: also while what it asks for is being done. */
export const asks = ({ state, context }: Pick<ActingSight, 'state' | 'context'>, sheet: string, call: Wish['call']) =>
  state === sheet || (state === 'acting' && context.wish?.call === call)
