import { assign, setup } from 'xstate'
import { cancellation, type CancellationAsked, type CancellationInfo } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { submits, type Filling, type FormEvent } from '../stock/form.part.ts'
import {
  codeActions,
  codeGuards,
  describes,
  pinLocked,
  pinRefusals,
  proof,
  proofActions,
  proofGuards,
  type Sent,
} from '../stock/sent-code.part.ts'
import { givesUp, NO_GOING, proofProblems, wishProblems, type GoingForm } from './cancel-account.rules.ts'

interface Input {
  hasPin: boolean
  /** Where somebody comes back to who has to set a PIN first. */
  here: string
  sent?: Sent | undefined
  /** What was said before the code was asked for, and the app went away. */
  begun?: Pick<GoingForm, 'reason' | 'agree'> | undefined
}

interface Context extends Filling<GoingForm>, Input {
  info?: CancellationInfo | undefined
  done?: CancellationAsked
}

type Event =
  | FormEvent<GoingForm>
  | { type: 'confirm'; form: GoingForm }
  | { type: 'sendCode' | 'unlock' | 'retry' | 'back' }

const agreeing = { submit: describes<GoingForm, 'take' | 'keep'>(['take', 'keep'], 'sendingCode', 'unagreed') } as const

const { done: _, ...proving } = proof({
  describing: agreeing,
  back: 'agreement',
  code: { scene: 'zhuxiao', type: 'email' },
  first: 'confirming',
  check: proofProblems,
  sends: ({ info, sent }: Context, { form: { reason, agree, give_up, ...proof } }: FormEvent<GoingForm>) => ({
    reason,
    agree,
    give_up: give_up === 1 ? info?.remains_mark : '',
    ...proof,
    request_no: sent?.request_no,
  }),
  done: { target: 'requested', actions: { type: 'hear', params: outputOf<CancellationAsked> } },
  refusals: {
    'wrong-password': 'codeSent',
    ...pinRefusals('codeSent'),
    'account-bound': 'loading',
    'moved-on': 'loading',
  },
})

export const cancelAccountFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(cancellation, 'info'),
    ...remote(session, 'sendCode'),
    send: remote(cancellation, 'request').request,
  },
  guards: {
    ...proofGuards<GoingForm, Context>(proofProblems, wishProblems),
    ...codeGuards,
    isBound: ({ context }) => (context.info?.blockers.length ?? 0) > 0,
    lacksPin: ({ context }) => !context.hasPin,
    isAsked: ({ context: { sent, begun, info } }) =>
      sent !== undefined && begun?.agree === 1 && info !== undefined && !givesUp(info),
  },
  actions: {
    ...proofActions<Context, Event>()(proofProblems, wishProblems, 'code', 'password', 'payword'),
    ...codeActions<Context, Event>(),
    learn: assign(({ context }, info: CancellationInfo) => ({
      info,
      // What is given up is said of one sum, and of no other.
      form: { ...context.form, ...context.begun, give_up: 0 as const },
    })),
    goOn: assign({ begun: undefined }),
    /** Whoever reads the letter may find the app gone. */
    keep: (_going, _form: GoingForm) => undefined,
    hear: assign((_, done: CancellationAsked) => ({ done, trouble: undefined })),
  },
}).createMachine({
  id: 'cancel-account',
  context: ({ input }) => ({ ...input, form: NO_GOING, problems: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: {},
        onDone: { target: 'looking', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    looking: {
      always: [
        { guard: 'isBound', target: 'blocked' },
        { guard: 'lacksPin', target: 'needsPin' },
        { guard: 'isAsked', target: 'codeSent', actions: 'goOn' },
        { target: 'agreement', actions: 'goOn' },
      ],
    },
    blocked: { on: { retry: { target: 'loading', actions: 'clear' } } },
    needsPin: {},
    agreement: { on: agreeing },
    unagreed: { meta: { asks: wishProblems.schema }, on: agreeing },
    ...proving,
    /** What proves it stays in the form below the last question, and goes out from there: never by its own button. */
    confirming: {
      on: { confirm: submits<GoingForm>('submitting', 'unproven'), back: { target: 'codeSent', actions: 'clear' } },
    },
    pinLocked: pinLocked('codeSent'),
    requested: { type: 'final' },
  },
})
