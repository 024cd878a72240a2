import { assign, setup } from 'xstate'
import { type CodeSent, session } from '#contract/session.ts'
import { asksBesides, secondGuards, ticketIn, waysIn } from '../factor/second.part.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { errorOf, formOf } from '../lib/heard.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { codeActions, codeGuards, sendingBy } from '../stock/sent-code.part.ts'
import type { AskedCode } from './asked-code.ts'
import { emailProblems, passwordProblems, type PasswordForm } from './session.rules.ts'

interface Context extends Seconded {
  email: string
  sent?: CodeSent
  problems: Problems<'email' | keyof PasswordForm>
  trouble?: Trouble
  /** Of the refusal that asked for the second factor, which a passkey signs about. */
  ticket?: string | undefined
}

type Event = { type: 'sendCode'; email: string } | { type: 'submit'; form: PasswordForm } | { type: 'back' }

const codeTo = ({ context }: { context: Context }) => ({ type: 'email' as const, account: context.email })
const proving = {
  submit: [
    { guard: { type: 'isComplete', params: formOf<PasswordForm> }, target: 'submitting', actions: 'clear' },
    { target: 'correcting', actions: { type: 'markForm', params: formOf<PasswordForm> } },
  ],
  sendCode: { target: 'sendingCode', actions: 'clear' },
  back: { target: 'idle', actions: 'clear' },
} as const

export const resetPasswordFlow = setup({
  types: {
    input: {} as { asked?: AskedCode | undefined },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: remote(session, 'sendResetCode', 'resetPassword'),
  guards: {
    ...codeGuards,
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
    ...codeActions<Context, Event>(),
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
      ...sendingBy('sendResetCode', codeTo),
      on: { sendCode: {} },
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
