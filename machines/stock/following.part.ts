import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { inPart } from '../lib/part.ts'

export const followingDelays = { followAgain: FOLLOW_AGAIN_MS }

/** What is shown is old: it is read anew, also while it is being read. */
export const again = { target: 'following', reenter: true } as const

interface Followed<Question, Heard, Ways, Lost> {
  readonly question: Question
  readonly heard: Heard
  readonly ways?: Ways
  /** The failures that lead to a state of their own; every other is waited out. */
  readonly lost?: Lost
}

/**
 * What is shown is read again without a word when it changed elsewhere, and for as long as that fails. The flow brings
 * the call, `listening` and the delay, and leads `changed` here from every other state that shows it.
 */
export function following<
  const Question extends object,
  const Heard,
  const Ways extends object = object,
  const Lost extends readonly object[] = readonly [],
>({ question, heard, ways, lost }: Followed<Question, Heard, Ways, Lost>) {
  const on = { ...(ways as Ways), changed: again }
  return inPart('following', {
    following: {
      on,
      invoke: { ...question, onDone: heard, onError: [...((lost ?? []) as unknown as Lost), { target: 'behind' }] },
    },
    behind: { on, after: { followAgain: 'following' } },
  } as const)
}
