import { assign, not, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { service } from '#contract/service.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { form, type Filling, type FormEvent } from '../stock/form.part.ts'
import { describes, pinLocked, pinRefusals, proofActions, proofGuards } from '../stock/sent-code.part.ts'
import type { CentreStanding } from './centre.flow.ts'
import { confirmProblems, NOBODY, personProblems, type OpenForm } from './open.rules.ts'

type Opened = Given<typeof service.open>

interface Context extends Filling<OpenForm> {
  hasPin: boolean
  standing?: CentreStanding
  opened?: Opened
}

type Event = FormEvent<OpenForm> | { type: 'back' | 'unlock' | 'retry' }

const naming = { submit: describes<OpenForm, 'take'>(['take'], 'confirming') } as const
const learned = { type: 'learn', params: outputOf<Opened> } as const

const {
  idle: confirming,
  invalid: unproven,
  ...proving
} = form({
  check: confirmProblems,
  sends: (_: Context, { form: whole }: FormEvent<OpenForm>) => whole,
  or: 'unproven',
  also: { back: { target: 'idle', actions: 'clear' } },
  done: [
    { guard: { type: 'isOpened', params: outputOf<Opened> }, target: 'done', actions: learned },
    { target: 'toPay', actions: learned },
  ],
  refusals: {
    invalid: 'judging',
    ...pinRefusals('confirming'),
    'not-available': 'loading',
  },
})

export const openFlow = setup({
  types: {
    input: {} as { hasPin: boolean },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(service, 'info'), send: keyed(service.open, 'send') },
  guards: {
    ...proofGuards<OpenForm, Context>(confirmProblems, personProblems),
    isActive: ({ context }) => required(context.standing).status === 'active',
    hasPin: ({ context }) => context.hasPin,
    isAboutPassword: ({ context }) => context.trouble?.errors?.['password'] !== undefined,
    isOpened: (_, { order_no }: Opened) => order_no === '',
  },
  actions: {
    ...proofActions<Context, Event>()(confirmProblems, personProblems, 'password', 'payword'),
    see: assign((_, standing: CentreStanding) => ({ standing })),
    learn: assign((_, opened: Opened) => ({ opened, trouble: undefined })),
  },
}).createMachine({
  id: 'open-account',
  context: ({ input }) => ({ ...input, form: NOBODY, problems: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: {},
        onDone: { target: 'looking', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    looking: {
      always: [
        { guard: not('isActive'), target: 'closed' },
        { guard: 'hasPin', target: 'idle', actions: 'clear' },
        { target: 'needsPin' },
      ],
    },
    closed: {},
    needsPin: {},
    idle: { on: naming },
    invalid: { meta: { asks: personProblems.schema }, on: naming },
    ...proving,
    confirming,
    unproven,
    judging: { always: [{ guard: 'isAboutPassword', target: 'unproven' }, { target: 'invalid' }] },
    pinLocked: pinLocked('confirming'),
    rejected: { on: naming },
    toPay: { type: 'final' },
  },
})
