import { assign, setup } from 'xstate'
import { cancellation, type CancellationAsked, type CancellationInfo } from '#contract/cancellation.ts'
import { session } from '#contract/session.ts'
import { isClean } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { codeLives, isLiving, livingCode, type AskedCode } from '../session/asked-code.ts'
import { form, formActions, formGuards, submits, type Filling, type FormEvent } from '../stock/form.part.ts'
import { givesUp, NO_GOING, proofProblems, wishProblems, type GoingForm } from './cancel-account.rules.ts'

type Sent = AskedCode['sent'] & { masked_account: string }

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

const said = ({ event }: { event: FormEvent<GoingForm> }) => event.form
const agreeing = {
  submit: [
    {
      guard: { type: 'isAgreed', params: said },
      target: 'sendingCode',
      actions: [
        { type: 'take', params: said },
        { type: 'keep', params: said },
      ],
    },
    { target: 'unagreed', actions: { type: 'markWish', params: said } },
  ],
} as const
const proving = {
  submit: submits<GoingForm>('confirming'),
  sendCode: { target: 'sendingCode', actions: 'clear' },
  back: { target: 'agreement', actions: 'clear' },
} as const

const { submitting, rejected, unknown } = form({
  check: proofProblems,
  sends: ({ info, sent }: Context, { form: { reason, agree, give_up, ...proof } }: FormEvent<GoingForm>) => ({
    reason,
    agree,
    give_up: give_up === 1 ? info?.remains_mark : '',
    ...proof,
    request_no: sent?.request_no,
  }),
  refusals: {
    'wrong-password': 'codeSent',
    'pin-wrong': 'codeSent',
    'pin-locked': 'pinLocked',
    'pin-unset': 'needsPin',
    'account-bound': 'loading',
    'moved-on': 'loading',
  },
})
interface Asked {
  readonly event: { readonly output: CancellationAsked }
}
const { mark: markWish } = formActions<Context, Event>()(wishProblems, 'code', 'password', 'payword')

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
    ...formGuards(proofProblems),
    isAgreed: ({ context }, form: GoingForm) => isClean(wishProblems(form, context)),
    isBound: ({ context }) => (context.info?.blockers.length ?? 0) > 0,
    lacksPin: ({ context }) => !context.hasPin,
    isAsked: ({ context: { sent, begun, info } }) =>
      sent !== undefined && begun?.agree === 1 && info !== undefined && !givesUp(info),
    codeLives: (_, error: unknown) => isLiving(error),
  },
  actions: {
    ...formActions<Context, Event>()(proofProblems, 'code', 'password', 'payword'),
    markWish,
    learn: assign(({ context }, info: CancellationInfo) => ({
      info,
      // What is given up is said of one sum, and of no other.
      form: { ...context.form, ...context.begun, give_up: 0 as const },
    })),
    goOn: assign({ begun: undefined }),
    /** Whoever reads the letter may find the app gone. */
    keep: (_going, _form: GoingForm) => undefined,
    hear: assign((_, done: CancellationAsked) => ({ done, trouble: undefined })),
    learnCode: assign(({ context }, error: unknown) => ({ sent: livingCode(error, context.sent), trouble: undefined })),
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
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: { scene: 'zhuxiao', type: 'email' },
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: [codeLives, otherwise('sendFailed')],
      },
    },
    sendFailed: { on: agreeing },
    codeSent: { on: proving },
    invalid: { meta: { asks: proofProblems.schema }, on: proving },
    submitting: {
      ...submitting,
      invoke: {
        ...submitting.invoke,
        onDone: { target: 'requested', actions: { type: 'hear', params: ({ event }: Asked) => event.output } },
      },
    },
    /** What proves it stays in the form below the last question, and goes out from there: never by its own button. */
    confirming: { on: { confirm: submits<GoingForm>('submitting'), back: { target: 'codeSent', actions: 'clear' } } },
    pinLocked: { on: { unlock: { target: 'codeSent', actions: 'clear' } } },
    rejected: { ...rejected, on: proving },
    unknown: { ...unknown, on: proving },
    requested: { type: 'final' },
  },
})
