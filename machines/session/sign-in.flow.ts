import { assign, setup } from 'xstate'
import { type CodeSent, type Entered, session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { isTooOften, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { codeLives, isLiving, livingCode, type AskedCode } from './asked-code.ts'
import { accountProblems, channelOf, signInProblems, WAYS, type SignInForm, type Way } from './session.rules.ts'

type Context = {
  way: Way
  /** Whether the account was made a moment ago. */
  joined: boolean
  /** The page that this leads on to; none is home. */
  redirect: string
  account: string
  problems: Problems<keyof SignInForm>
  sent?: CodeSent
  trouble?: Trouble
}

const resend = {
  target: 'sendingCode',
  actions: { type: 'address', params: ({ event }: { event: { account: string } }) => event.account },
} as const

/** Somebody proves who they are, by a password or by a code, and becomes the member of this phone. */
export const signInFlow = setup({
  types: {
    input: {} as { way: Way; joined?: string; redirect?: string; asked?: AskedCode | undefined },
    context: {} as Context,
    events: {} as
      | { type: 'submit'; form: SignInForm }
      | { type: 'sendCode'; account: string }
      | { type: 'switchWay'; way: Way }
      | { type: 'unlock' }
      | { type: 'continue' },
    tags: {} as 'busy',
  },
  actors: remote(session, 'signIn', 'sendCode'),
  guards: {
    isComplete: ({ context }, form: SignInForm) => isClean(signInProblems(context.way, form)),
    isAddressed: ({ context }, account: string) => isClean(accountProblems(context.way, account)),
    codeLives: (_, error: unknown) => isLiving(error),
    isTooOften: (_, error: unknown) => isTooOften(error),
    withdrewCancellation: (_, entered: Entered) => entered.cancel_revoked === 1,
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    address: assign((_, account: string) => ({ account, problems: {}, trouble: undefined })),
    learnCode: assign(({ context }, error: unknown) => ({ sent: livingCode(error, context.sent), trouble: undefined })),
    markForm: assign(({ context }, form: SignInForm) => ({
      problems: signInProblems(context.way, form),
      trouble: undefined,
    })),
    markAccount: assign(({ context }, account: string) => ({
      problems: accountProblems(context.way, account),
      trouble: undefined,
    })),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input: { way, joined = '', redirect = '', asked } }) => ({
    way,
    joined: joined !== '',
    redirect,
    account: asked?.account ?? joined,
    ...(asked && { sent: asked.sent }),
    problems: {},
  }),
  initial: 'idle',
  on: {
    submit: [
      { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: '.submitting', actions: 'clear' },
      { target: '.invalid', actions: { type: 'markForm', params: ({ event }) => event.form } },
    ],
    sendCode: [
      {
        guard: { type: 'isAddressed', params: ({ event }) => event.account },
        target: '.sendingCode',
        actions: { type: 'address', params: ({ event }) => event.account },
      },
      { target: '.invalid', actions: { type: 'markAccount', params: ({ event }) => event.account } },
    ],
    switchWay: { target: '.idle', actions: ['clear', assign({ way: ({ event }) => event.way, sent: undefined })] },
  },
  states: {
    idle: {},
    invalid: { meta: { asks: Object.values(WAYS) } },
    sendingCode: {
      tags: 'busy',
      on: { submit: {}, sendCode: {}, switchWay: {} },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { account } }) => ({ scene: 'login', type: channelOf(account), account }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: [codeLives, otherwise('sendFailed')],
      },
    },
    codeSent: { on: { sendCode: resend } },
    sendFailed: {},
    submitting: {
      tags: 'busy',
      on: { submit: {}, sendCode: {}, switchWay: {} },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context, event }) => ({
          ...(event as { form: SignInForm }).form,
          type: context.way,
          request_no: context.sent?.request_no,
        }),
        onDone: [
          {
            guard: { type: 'withdrewCancellation', params: ({ event }) => event.output },
            target: 'cancellationWithdrawn',
          },
          { target: 'done' },
        ],
        onError: [
          {
            guard: { type: 'isTooOften', params: ({ event }: Failed) => event.error },
            target: 'locked',
            actions: { type: 'note', params: ({ event }: Failed) => event.error },
          },
          { target: 'rejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        ],
      },
    },
    rejected: { on: { sendCode: resend } },
    locked: { on: { submit: {}, sendCode: {}, unlock: { target: 'idle', actions: 'clear' } } },
    cancellationWithdrawn: { on: { submit: {}, sendCode: {}, switchWay: {}, continue: 'done' } },
    done: { type: 'final' },
  },
})
