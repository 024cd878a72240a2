import { assign, setup } from 'xstate'
import { type CodeSent, session } from '#contract/session.ts'
import { asksBesides, secondGuards, ticketIn, waysIn } from '../factor/second.part.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { codeLives, isLiving, livingCode, type AskedCode } from './asked-code.ts'
import { emailProblems, passwordProblems, type PasswordForm } from './session.rules.ts'

interface Context extends Seconded {
  email: string
  sent?: CodeSent
  problems: Problems<'email' | keyof PasswordForm>
  trouble?: Trouble
  /** Of the refusal that asked for the second factor, which a passkey signs about. */
  ticket?: string | undefined
}

interface Said {
  readonly event: { readonly form: PasswordForm }
}
const formOf = ({ event }: Said) => event.form
const errorOf = ({ event }: Failed) => event.error
const proving = {
  submit: [
    { guard: { type: 'isComplete', params: formOf }, target: 'submitting', actions: 'clear' },
    { target: 'correcting', actions: { type: 'markForm', params: formOf } },
  ],
  sendCode: { target: 'sendingCode', actions: 'clear' },
  back: { target: 'idle', actions: 'clear' },
} as const

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
    isComplete: ({ context }, form: PasswordForm) => isClean(passwordProblems(form, context)),
    is: secondGuards.is,
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    address: assign(({ context }, email: string) => ({
      email,
      ...(email !== context.email && { sent: undefined, ticket: undefined, ways: undefined }),
      problems: {},
      trouble: undefined,
    })),
    learnCode: assign(({ context }, error: unknown) => ({ sent: livingCode(error, context.sent), trouble: undefined })),
    markEmail: assign((_, email: string) => ({ email, problems: emailProblems(email), trouble: undefined })),
    markForm: assign(({ context }, form: PasswordForm) => ({
      problems: passwordProblems(form, context),
      trouble: undefined,
    })),
    askSecond: assign((_, error: unknown) => ({
      ticket: ticketIn(error),
      ways: waysIn(error),
      problems: {},
      trouble: undefined,
    })),
    /** What was proven first was proven too long ago: the second factor is asked for anew. */
    dropTicket: assign({ ticket: undefined, ways: undefined }),
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
    codeSent: { tags: 'held', on: proving },
    secondAsked: { tags: 'held', on: proving },
    correcting: {
      tags: 'held',
      meta: { asks: passwordProblems.schema },
      on: { ...proving, submit: [proving.submit[0], { actions: proving.submit[1].actions }] },
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
          ...(context.ticket !== undefined && { ticket: context.ticket }),
        }),
        onDone: 'done',
        onError: [
          asksBesides,
          { ...refused('ticket-stale', 'rejected'), actions: ['dropTicket', { type: 'note', params: errorOf }] },
          otherwise('rejected'),
        ],
      },
    },
    rejected: { tags: 'held', on: proving },
    done: { type: 'final' },
  },
})
