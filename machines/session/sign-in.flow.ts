import { setup } from 'xstate'
import type { Ending } from '#contract/envelope.ts'
import { session } from '#contract/session.ts'
import {
  asksSecond,
  second,
  secondActions,
  secondGuards,
  type SecondEvent,
  type Seconding,
} from '../factor/second.part.ts'
import { factor } from '#contract/factor.ts'
import { remote } from '../lib/remote.ts'
import type { AskedCode } from './asked-code.ts'
import { cancellationWithdrawn, entered, enteredGuards, type EnteredEvent } from './entered.part.ts'
import {
  beginProving,
  proving,
  provingActions,
  provingGuards,
  unproven,
  type Proving,
  type ProvingEvent,
} from './proving.part.ts'
import type { SignInForm, Way } from './session.rules.ts'

type Context = Proving &
  Seconding & {
    joined: boolean
    ended?: Ending | undefined
    /** When a request to cancel the account is decided at the latest, where it was made a moment ago. */
    decidedBy?: number | undefined
    redirect: string
  }
type Event = ProvingEvent | SecondEvent | EnteredEvent

const { asking, steps } = proving({ ways: ['email', 'account', 'code'], begins: 'idle', proves: 'submitting' })

export const signInFlow = setup({
  types: {
    input: {} as {
      way: Way
      joined?: string
      ended?: Ending | undefined
      decidedBy?: number | undefined
      redirect?: string
      asked?: AskedCode | undefined
    },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { ...remote(session, 'signIn', 'sendCode'), ...remote(factor, 'enter') },
  guards: { ...provingGuards, ...secondGuards, ...enteredGuards },
  actions: { ...provingActions<Context, Event>(), ...secondActions<Context, Event>() },
}).createMachine({
  id: 'sign-in',
  context: ({ input: { way, joined = '', ended, decidedBy, redirect = '', asked } }) => ({
    ...beginProving(way, asked, joined),
    joined: joined !== '',
    ended,
    decidedBy,
    redirect,
  }),
  initial: 'idle',
  states: {
    idle: asking,
    ...steps,
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context, event }) => ({
          ...(event as { form: SignInForm }).form,
          type: context.way,
          request_no: context.sent?.request_no,
        }),
        onDone: entered,
        onError: [asksSecond, ...unproven],
      },
    },
    ...second({ begins: 'idle', stale: 'rejected', done: entered }),
    cancellationWithdrawn,
    done: { type: 'final' },
  },
})
