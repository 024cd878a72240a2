import type { Entered } from '#contract/session.ts'
import { outputOf } from '../lib/heard.ts'

type Kept = Pick<Entered, 'cancel_revoked'>

export const enteredGuards = {
  withdrewCancellation: (_: unknown, { cancel_revoked }: Kept) => cancel_revoked === 1,
}

/** A cancellation that this withdrew is told first. */
export const entered = [
  {
    guard: { type: 'withdrewCancellation', params: outputOf<Kept> },
    target: 'cancellationWithdrawn',
  },
  { target: 'done' },
] as const

export const cancellationWithdrawn = { on: { continue: 'done' } } as const

export type EnteredEvent = { type: 'continue' }
