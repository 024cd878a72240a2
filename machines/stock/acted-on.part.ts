import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RefusalName } from '#contract/refusals.ts'
import { answered, errorOf, noted } from '../lib/heard.ts'
import { inPart } from '../lib/part.ts'
import { otherwise, refusalGuards, refusedTo } from '../lib/refusal.ts'
import { freshIn, isMissing, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { following } from './following.part.ts'

interface Versioned {
  readonly version: number
}

interface Args<Name extends string> {
  readonly context: { readonly trouble?: Trouble | undefined } & { readonly [N in Name]?: Versioned | undefined }
}

/** Of what the flow keeps under that name. */
export const actedOnGuards = <Name extends string>(name: Name) => ({
  ...refusalGuards,
  isMissing: (_: unknown, error: unknown) => isMissing(error),
  isStale: (_: unknown, error: unknown) => freshIn(error) !== undefined,
  /** No answer came, and yet it went on: it says itself what was done. */
  wentOn: ({ context }: Args<Name>, { version }: Versioned) =>
    context.trouble?.refusal === undefined && version !== context[name]?.version,
})

export const actedOnActions = <Context extends object, Event extends EventObject, Item>(
  name: keyof Context & string,
) => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (fact: Fact) => object) =>
    assign<Context, Event, Fact, Event, never>((_, fact) => facts(fact) as Partial<Context>)
  return {
    show: recall((item: Item) => ({ [name]: item })),
    note: recall((error: unknown) => ({ trouble: troubleOf(error) })),
    clear: recall(() => ({ trouble: undefined })),
  }
}

export const shown = { type: 'show', params: answered } as const
export const freshened = { type: 'show', params: ({ event }: Failed) => freshIn(event.error) as never } as const
export const lost = { guard: { type: 'isMissing', params: errorOf }, target: 'missing' } as const

/** Where it leads that it was read, or that something was done. */
export const shows = { target: 'showing', actions: ['clear', shown] } as const

interface ActedOn<Question, Ways, Again, Done> {
  readonly question: Question
  readonly ways: Ways
  /** What shows it where it had been shown before, if that is more. */
  readonly shownAgain?: Again
  /** Where it leads that it went on, though nobody answered. */
  readonly done?: Done
  readonly elsewhere?: Partial<Record<RefusalName, string>>
  /** Where the flow has other states of these names. */
  readonly named?: { readonly opening: string; readonly unknown: string }
}

/**
 * The states of one thing that is read, followed, and acted on by the version that was seen. What went wrong there or got
 * no answer leads to `rereading`: it says itself what was done. What was meant for an older one leads to `stale`. The
 * flow brings its call, `listening`, and the states in which it is acted on, each of them `acting`.
 */
export function actedOn<
  const Question extends object,
  const Ways extends object,
  const Again = typeof shown,
  const Done extends object = typeof shows,
>({
  question,
  ways,
  shownAgain = shown as Again,
  done = shows as unknown as Done,
  elsewhere = {},
  named: { opening, unknown } = { opening: 'opening', unknown: 'unknown' },
}: ActedOn<Question, Ways, Again, Done>) {
  const on = { on: ways } as const
  const leads = [lost, ...refusedTo(elsewhere)] as const
  return inPart('actedOn', {
    opening: {
      tags: 'busy',
      on: { changed: { target: opening, reenter: true } },
      invoke: { ...question, onDone: shows, onError: [...leads, otherwise('unreachable')] },
    },
    missing: {},
    unreachable: { on: { retry: opening } },
    showing: on,
    ...following({ question, heard: { target: 'showing', actions: shownAgain }, ways, lost: leads }),
    rereading: {
      tags: 'busy',
      invoke: {
        ...question,
        onDone: [
          { guard: { type: 'wentOn', params: answered }, ...done },
          { target: 'actionFailed', actions: shownAgain },
        ],
        onError: [...leads, { target: unknown }],
      },
    },
    unknown: { on: { retry: 'rereading', changed: 'rereading' } },
    stale: on,
    actionFailed: on,
  } as const)
}

interface Acting<Call, Input, Done, Stale, Errors> {
  readonly call: Call
  /** The version that was seen, and what is said of it. */
  readonly input: Input
  readonly done: Done
  readonly stale?: Stale
  readonly errors?: Errors
}

const staled = [noted, freshened] as const

/** Something is done to it: whoever saw an older one is shown what it is by now. */
export const acting = <
  const Call extends string,
  Input,
  const Done,
  const Stale = typeof staled,
  const Errors extends readonly object[] = readonly [],
>({
  call,
  input,
  done,
  stale = staled as Stale,
  errors = [] as unknown as Errors,
}: Acting<Call, Input, Done, Stale, Errors>) =>
  ({
    tags: ['held', 'busy'],
    invoke: {
      id: call,
      src: call,
      input,
      onDone: done,
      onError: [
        ...errors,
        { guard: { type: 'isStale', params: errorOf }, target: 'stale', actions: stale },
        otherwise('rereading'),
      ],
    },
  }) as const
