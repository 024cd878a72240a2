import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { type CodeSent, session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { codeActions, codeGuards, sendingBy } from '../stock/sent-code.part.ts'
import type { AskedCode } from './asked-code.ts'
import { codeProblems, emailProblems, isCode, memberProblems, type MemberForm } from './session.rules.ts'

type Inviter = Given<typeof session.inviter>
type Context = {
  invited: boolean
  inviteCode: string
  inviter?: Inviter
  email: string
  sent?: CodeSent
  ticket?: string
  problems: Problems<'email' | 'code' | keyof MemberForm>
  trouble?: Trouble
}

type Event =
  | { type: 'sendCode'; email: string }
  | { type: 'checkCode'; code: string }
  | { type: 'submit'; form: MemberForm }
  | { type: 'back' }

const registration = setup({
  types: {
    input: {} as { invited: boolean; inviteCode: string; asked?: AskedCode | undefined },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: remote(session, 'inviter', 'sendRegisterCode', 'checkRegisterCode', 'register'),
  guards: {
    ...codeGuards,
    isInvited: ({ context }) => context.invited && context.inviteCode !== '',
    isUninvited: ({ context }) => context.invited,
    isKnown: (_, inviter: Inviter) => inviter.valid === 1,
    isEmail: (_, email: string) => isClean(emailProblems(email)),
    isCode: (_, code: string) => isCode(code),
    isComplete: (_, form: MemberForm) => isClean(memberProblems(form)),
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
    ...codeActions<Context, Event>(),
    markCode: assign((_, code: string) => ({ problems: codeProblems(code), trouble: undefined })),
    markEmail: assign((_, email: string) => ({ email, problems: emailProblems(email), trouble: undefined })),
    markForm: assign((_, form: MemberForm) => ({ problems: memberProblems(form), trouble: undefined })),
  },
})

const back = { target: 'idle', actions: 'clear' } as const

const addressing = registration.createStateConfig({
  on: {
    sendCode: [
      {
        guard: { type: 'isEmail', params: ({ event }) => event.email },
        target: 'sendingCode',
        actions: { type: 'address', params: ({ event }) => event.email },
      },
      { target: 'invalid', actions: { type: 'markEmail', params: ({ event }) => event.email } },
    ],
  },
})

const proving = registration.createStateConfig({
  on: {
    checkCode: [
      { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'checkingCode', actions: 'clear' },
      { target: 'codeIncomplete', actions: { type: 'markCode', params: ({ event }) => event.code } },
    ],
    sendCode: { target: 'sendingCode', actions: 'clear' },
    back,
  },
})

const choosing = registration.createStateConfig({
  tags: 'held',
  on: {
    submit: [
      { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'submitting', actions: 'clear' },
      { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
    ],
  },
})

export const registerFlow = registration.createMachine({
  id: 'register',
  context: ({ input: { asked, ...input } }) => ({
    ...input,
    email: asked?.account ?? '',
    ...(asked && { sent: asked.sent }),
    problems: {},
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isAsked', target: 'codeSent' },
        { guard: 'isInvited', target: 'loadingInviter' },
        { guard: 'isUninvited', target: 'inviteMissing' },
        { target: 'idle' },
      ],
    },
    loadingInviter: {
      tags: 'busy',
      invoke: {
        id: 'inviter',
        src: 'inviter',
        input: ({ context }) => ({ invite_code: context.inviteCode }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'idle',
            actions: assign({ inviter: ({ event }) => event.output }),
          },
          { target: 'inviterUnknown' },
        ],
        onError: 'inviterUnknown',
      },
    },
    inviteMissing: addressing,
    inviterUnknown: addressing,
    idle: addressing,
    invalid: addressing,
    sendingCode: sendingBy('sendRegisterCode', ({ context }: { context: Context }) => ({
      type: 'email' as const,
      account: context.email,
    })),
    sendFailed: { on: { ...addressing.on, back } },
    codeSent: proving,
    codeIncomplete: proving,
    checkingCode: {
      tags: 'busy',
      invoke: {
        id: 'checkRegisterCode',
        src: 'checkRegisterCode',
        input: ({ context, event }) => ({
          account: context.email,
          code: (event as { code: string }).code,
          request_no: context.sent?.request_no,
        }),
        onDone: {
          target: 'choosing',
          actions: ['clear', assign({ ticket: ({ event }) => event.output.verify_ticket })],
        },
        onError: otherwise('codeRejected'),
      },
    },
    /** The cells are empty by now: to press once more what was refused says nothing new. */
    codeRejected: {
      on: { ...proving.on, checkCode: [{ guard: ({ event }) => event.code === '' }, ...proving.on.checkCode] },
    },
    choosing,
    correcting: {
      tags: 'held',
      meta: { asks: memberProblems.schema },
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'submitting', actions: 'clear' },
          { actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
      },
    },
    submitting: {
      tags: ['busy', 'held'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => ({
          ...(event as { form: MemberForm }).form,
          email: context.email,
          verify_ticket: context.ticket,
        }),
        onDone: 'done',
        onError: otherwise('rejected'),
      },
    },
    rejected: { ...choosing, on: { ...choosing.on, back } },
    done: { type: 'final' },
  },
})
