import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Asked } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import type { SecondWay } from '#contract/second.ts'
import { errorOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { Refused, type Trouble } from '../lib/trouble.ts'
import { secondProblems } from './second.rules.ts'

/** What is remembered between the two halves of signing in: a ticket of the first, and nothing of the second. */
export interface Seconding {
  ticket?: string
  ways?: readonly SecondWay[]
  secondProblems?: Problems<'second'>
  trouble?: Trouble
}

export const waysIn = (error: unknown): readonly SecondWay[] => (error instanceof Refused && error.data.ways) || []

export type SecondEvent = { type: 'prove'; second: string } | { type: 'giveUp' }

export const ticketIn = (error: unknown): string | undefined =>
  isRefusal(error, 'second-needed') && error instanceof Refused ? error.data.ticket : undefined

export const secondGuards = {
  needsSecond: (_: unknown, error: unknown) => ticketIn(error) !== undefined,
  isSecond: (_: unknown, second: string) => isClean(secondProblems(second)),
  is: refusalGuards.is,
}

export const secondActions = <Context extends Seconding, Event extends EventObject>() => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (fact: Fact) => Partial<Seconding>) =>
    assign<Context, Event, Fact, Event, never>((_, fact) => facts(fact) as Partial<Context>)
  return {
    holdTicket: recall((error: unknown) => ({
      ticket: ticketIn(error),
      ways: waysIn(error),
      secondProblems: {},
      trouble: undefined,
    })),
    markSecond: recall((second: string) => ({ secondProblems: secondProblems(second), trouble: undefined })),
    takeSecond: recall(() => ({ secondProblems: {}, trouble: undefined })),
    dropTicket: recall(() => ({ ticket: undefined, secondProblems: {}, trouble: undefined })),
  }
}

/** Where all else that changes an account is right, and a second is asked for besides; the flow says what `askSecond` does. */
export const asksBesides = {
  ...refused('second-needed', 'secondAsked'),
  actions: { type: 'askSecond', params: errorOf },
} as const

export const asksSecond = {
  guard: { type: 'needsSecond', params: errorOf },
  target: 'secondAsked',
  actions: { type: 'holdTicket', params: errorOf },
} as const

interface Said {
  readonly event: { readonly second: string }
}
const secondOf = ({ event }: Said) => event.second

interface Enters<Done> {
  readonly begins: string
  readonly stale: string
  readonly done: Done
}

/** The flow brings the call `enter`. */
export function second<const Done>({ begins, stale, done }: Enters<Done>) {
  const giveUp = { target: begins, actions: 'dropTicket' } as const
  const asked = {
    on: {
      prove: [
        { guard: { type: 'isSecond', params: secondOf }, target: 'secondProving', actions: 'takeSecond' },
        { target: 'secondInvalid', actions: { type: 'markSecond', params: secondOf } },
      ],
      giveUp,
    },
  } as const
  return {
    secondAsked: asked,
    secondInvalid: asked,
    secondProving: {
      tags: 'busy',
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context, event }: { context: Seconding; event: unknown }): Asked<typeof factor.enter> => ({
          ticket: required(context.ticket),
          second: (event as Said['event']).second,
        }),
        onDone: done,
        onError: [
          refused('second-locked', 'secondLocked'),
          refused('ticket-stale', stale),
          otherwise('secondRejected'),
        ],
      },
    },
    secondRejected: asked,
    secondLocked: { on: { unlock: { target: 'secondAsked', actions: 'takeSecond' }, giveUp } },
  } as const
}
