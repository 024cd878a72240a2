import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import type { Ending } from '#contract/envelope.ts'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import {
  asksSecond,
  second,
  secondActions,
  secondGuards,
  type SecondEvent,
  type Seconding,
} from '../factor/second.part.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
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
import type { SignInForm } from './session.rules.ts'

type Authorised = Given<typeof session.authorise>
type Identity = Pick<Authorised, 'openid' | 'session_key'>

export interface Granted {
  readonly code: string
  readonly encrypted_data: string
  readonly iv: string
}

interface Input {
  supported: boolean
  inviteCode: string
  identity?: Identity | undefined
  ended?: Ending | undefined
  /** When a request to cancel the account is decided at the latest, where it was made a moment ago. */
  decidedBy?: number | undefined
  asked?: AskedCode | undefined
}

type Context = Proving & Seconding & Omit<Input, 'asked'>
type Event = ProvingEvent | SecondEvent | EnteredEvent | { type: 'start' }

const { asking, steps } = proving({ ways: ['account', 'code'], begins: 'needBind', proves: 'binding' })

export const miniProgramFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    grant: local<Granted>('grant'),
    ...remote(session, 'authorise', 'sendCode', 'bind'),
    ...remote(factor, 'enter'),
  },
  guards: {
    ...provingGuards,
    ...secondGuards,
    ...enteredGuards,
    isSupported: ({ context }) => context.supported,
    waitsForCode: ({ context: { supported, identity, sent } }) =>
      supported && identity !== undefined && sent !== undefined,
    isUnbound: (_, authorised: Authorised) => authorised.bound === 0,
  },
  actions: {
    ...provingActions<Context, Event>(),
    ...secondActions<Context, Event>(),
    identify: assign((_, { openid, session_key, invite_code }: Authorised) => ({
      identity: { openid, session_key },
      inviteCode: invite_code,
    })),
  },
}).createMachine({
  id: 'mini-program',
  context: ({ input: { asked, ...input } }) => ({ ...input, ...beginProving(asked ? 'code' : 'account', asked) }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'waitsForCode', target: 'needBind' },
        { guard: 'isSupported', target: 'idle' },
        { target: 'unsupported' },
      ],
    },
    unsupported: {},
    idle: { on: { start: 'granting' } },
    granting: {
      tags: 'busy',
      invoke: { id: 'grant', src: 'grant', onDone: 'authorising', onError: 'authRefused' },
    },
    authorising: {
      tags: 'busy',
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ context, event }) => ({
          ...(event as unknown as { output: Granted }).output,
          invite_code: context.inviteCode,
        }),
        onDone: [
          {
            guard: { type: 'isUnbound', params: ({ event }) => event.output },
            target: 'needBind',
            actions: { type: 'identify', params: ({ event }) => event.output },
          },
          ...entered,
        ],
        onError: [asksSecond, otherwise('authRefused')],
      },
    },
    authRefused: { on: { start: { target: 'granting', actions: 'clear' } } },
    needBind: asking,
    ...steps,
    binding: {
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context, event }) => ({
          openid: context.identity?.openid ?? '',
          session_key: context.identity?.session_key ?? '',
          ...(event as { form: SignInForm }).form,
          request_no: context.sent?.request_no,
        }),
        onDone: entered,
        onError: [refused('not-authorised', 'authRefused'), asksSecond, ...unproven],
      },
    },
    ...second({ begins: 'idle', stale: 'authRefused', done: entered }),
    cancellationWithdrawn,
    done: { type: 'final' },
  },
})
