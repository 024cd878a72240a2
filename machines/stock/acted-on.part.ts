import { otherwise } from '../lib/refusal.ts'
import { following } from './following.part.ts'
import { inPart } from '../lib/part.ts'

interface ActedOn<Question, Shown, Again, WentOn, Ways, Lost> {
  readonly question: Question
  readonly shown: Shown
  /** What shows it where it had been shown before, if that is more. */
  readonly shownAgain: Again
  /** Where it leads that it went on, though nobody answered. */
  readonly wentOn: WentOn
  readonly ways: Ways
  readonly lost: Lost
}

/**
 * The states of one thing that is read, followed, and acted on by the version that was seen. What went wrong there or got
 * no answer leads to `rereading`: it says itself what was done. What was meant for an older one leads to `stale`. The
 * flow brings its call, `listening`, what `clear` does, and the states in which it is acted on.
 */
export function actedOn<
  const Question extends object,
  const Shown,
  const Again,
  const WentOn,
  const Ways extends object,
  const Lost extends readonly object[],
>({ question, shown, shownAgain, wentOn, ways, lost }: ActedOn<Question, Shown, Again, WentOn, Ways, Lost>) {
  const on = { on: ways } as const
  return inPart('actedOn', {
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        ...question,
        onDone: { target: 'showing', actions: ['clear', shown] },
        onError: [...lost, otherwise('unreachable')],
      },
    },
    missing: {},
    unreachable: { on: { retry: 'opening' } },
    showing: on,
    ...following({ question, heard: { target: 'showing', actions: shownAgain }, ways, lost }),
    rereading: {
      tags: 'busy',
      invoke: {
        ...question,
        onDone: [wentOn, { target: 'actionFailed', actions: shownAgain }],
        onError: [...lost, { target: 'unknown' }],
      },
    },
    unknown: { on: { retry: 'rereading', changed: 'rereading' } },
    stale: on,
    actionFailed: on,
  } as const)
}
