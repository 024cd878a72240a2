import { assign, setup } from 'xstate'
import { type CodeSent, session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { codeLives, isLiving, livingCode, type AskedCode } from './asked-code.ts'
import { emailProblems, passwordProblems, type PasswordForm } from './session.rules.ts'

type Context = {
  email: string
  sent?: CodeSent
  problems: Problems<'email' | keyof PasswordForm>
  trouble?: Trouble
}

/** A member who forgot the password proves the e-mail address and sets a new one. */
export const resetPasswordFlow = setup({
  types: {
    input: {} as { asked?: AskedCode | undefined },
    context: {} as Context,
    events: {} as { type: 'sendCode'; email: string } | { type: 'submit'; form: PasswordForm } | { type: 'back' },
    tags: {} as 'busy' | 'held',
  },
  actors: remote(session, 'sendResetCode', 'resetPassword'),
  guards: {
    isAsked: ({ context }) => context.sent !== undefined,
    codeLives: (_, error: unknown) => isLiving(error),
    isEmail: (_, email: string) => isClean(emailProblems(email)),
    isComplete: (_, form: PasswordForm) => isClean(passwordProblems(form)),
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    address: assign(({ context }, email: string) => ({
      email,
      sent: email === context.email ? context.sent : undefined,
      problems: {},
      trouble: undefined,
    })),
    learnCode: assign(({ context }, error: unknown) => ({ sent: livingCode(error, context.sent), trouble: undefined })),
    markEmail: assign((_, email: string) => ({ email, problems: emailProblems(email), trouble: undefined })),
    markForm: assign((_, form: PasswordForm) => ({ problems: passwordProblems(form), trouble: undefined })),
  },
}).createMachine({
  id: 'reset-password',
  context: ({ input: { asked } }) => ({
    email: asked?.account ?? '',
    ...(asked && { sent: asked.sent }),
    problems: {},
  }),
  initial: 'arriving',
  on: {
    sendCode: [
      {
        guard: { type: 'isEmail', params: ({ event }) => event.email },
        target: '.sendingCode',
        actions: { type: 'address', params: ({ event }) => event.email },
      },
      { target: '.invalid', actions: { type: 'markEmail', params: ({ event }) => event.email } },
    ],
  },
  states: {
    arriving: { always: [{ guard: 'isAsked', target: 'codeSent' }, { target: 'idle' }] },
    idle: {},
    invalid: {},
    sendingCode: {
      tags: 'busy',
      on: { sendCode: {} },
      invoke: {
        id: 'sendResetCode',
        src: 'sendResetCode',
        input: ({ context }) => ({ type: 'email', account: context.email }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: [codeLives, otherwise('sendFailed')],
      },
    },
    sendFailed: { on: { back: { target: 'idle', actions: 'clear' } } },
    codeSent: {
      tags: 'held',
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'submitting', actions: 'clear' },
          { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
        sendCode: { target: 'sendingCode', actions: 'clear' },
        back: { target: 'idle', actions: 'clear' },
      },
    },
    correcting: {
      tags: 'held',
      meta: { asks: passwordProblems.schema },
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'submitting', actions: 'clear' },
          { actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
        sendCode: { target: 'sendingCode', actions: 'clear' },
        back: { target: 'idle', actions: 'clear' },
      },
    },
    submitting: {
      tags: ['busy', 'held'],
      on: { sendCode: {} },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => ({
          ...(event as { form: PasswordForm }).form,
          account: context.email,
          request_no: context.sent?.request_no,
        }),
        onDone: 'done',
        onError: { target: 'rejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    rejected: {
      tags: 'held',
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'submitting', actions: 'clear' },
          { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
        sendCode: { target: 'sendingCode', actions: 'clear' },
        back: { target: 'idle', actions: 'clear' },
      },
    },
    done: { type: 'final' },
  },
})
