import { assign, not, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { service } from '#contract/service.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { isClean } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { form, formActions, formGuards, submits, type Filling, type FormEvent } from '../stock/form.part.ts'
import type { CentreStanding } from './centre.flow.ts'
import { confirmProblems, NOBODY, personProblems, type OpenForm } from './open.rules.ts'

type Opened = Given<typeof service.open>

interface Context extends Filling<OpenForm> {
  hasPin: boolean
  standing?: CentreStanding
  opened?: Opened
}

type Event = FormEvent<OpenForm> | { type: 'back' | 'unlock' | 'retry' }

interface Answered {
  readonly event: { readonly output: Opened }
}

const said = ({ event }: { event: FormEvent<OpenForm> }) => event.form
const naming = {
  submit: [
    { guard: { type: 'isNamed', params: said }, target: 'confirming', actions: { type: 'take', params: said } },
    { target: 'invalid', actions: { type: 'markPerson', params: said } },
  ],
} as const
const confirming = {
  submit: submits<OpenForm>('submitting', 'unproven'),
  back: { target: 'idle', actions: 'clear' },
} as const
const learned = { type: 'learn', params: ({ event }: Answered) => event.output } as const

const { submitting, unknown, done } = form({
  check: confirmProblems,
  sends: (_: Context, { form: whole }: FormEvent<OpenForm>) => whole,
  refusals: {
    invalid: 'judging',
    'pin-wrong': 'confirming',
    'pin-locked': 'pinLocked',
    'pin-unset': 'needsPin',
    'not-available': 'loading',
  },
})
const { mark: markPerson } = formActions<Context, Event>()(personProblems, 'password', 'payword')

export const openFlow = setup({
  types: {
    input: {} as { hasPin: boolean },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(service, 'info'), send: keyed(service.open, 'send') },
  guards: {
    ...formGuards(confirmProblems),
    isNamed: (_, form: OpenForm) => isClean(personProblems(form)),
    isActive: ({ context }) => required(context.standing).status === 'active',
    hasPin: ({ context }) => context.hasPin,
    isAboutPassword: ({ context }) => context.trouble?.errors?.['password'] !== undefined,
    isOpened: (_, { order_no }: Opened) => order_no === '',
  },
  actions: {
    ...formActions<Context, Event>()(confirmProblems, 'password', 'payword'),
    markPerson,
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
    confirming: { on: confirming },
    unproven: { meta: { asks: confirmProblems.schema }, on: confirming },
    submitting: {
      ...submitting,
      invoke: {
        ...submitting.invoke,
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }: Answered) => event.output },
            target: 'done',
            actions: learned,
          },
          { target: 'toPay', actions: learned },
        ],
      },
    },
    judging: { always: [{ guard: 'isAboutPassword', target: 'unproven' }, { target: 'invalid' }] },
    pinLocked: { on: { unlock: { target: 'confirming', actions: 'clear' } } },
    rejected: { on: naming },
    unknown: { ...unknown, on: confirming },
    done,
    toPay: { type: 'final' },
  },
})
