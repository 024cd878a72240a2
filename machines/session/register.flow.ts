import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { type CodeSent, session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { emailProblems, isCode, memberProblems, type MemberForm } from './session.rules.ts'

type Inviter = Given<typeof session.inviter>
type Context = {
  invited: boolean
  inviteCode: string
  inviter?: Inviter
  email: string
  sent?: CodeSent
  ticket?: string
  problems: Problems<'email' | keyof MemberForm>
  trouble?: Trouble
}

const registration = setup({
  types: {
    input: {} as { invited: boolean; inviteCode: string },
    context: {} as Context,
    events: {} as
      | { type: 'sendCode'; email: string }
      | { type: 'checkCode'; code: string }
      | { type: 'submit'; form: MemberForm }
      | { type: 'back' },
    tags: {} as 'busy' | 'held',
  },
  actors: remote(session, 'inviter', 'sendRegisterCode', 'checkRegisterCode', 'register'),
  guards: {
    isInvited: ({ context }) => context.invited,
    isKnown: (_, inviter: Inviter) => inviter.valid === 1,
    isEmail: (_, email: string) => isClean(emailProblems(email)),
    isCode: (_, code: string) => isCode(code),
    isComplete: (_, form: MemberForm) => isClean(memberProblems(form)),
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    address: assign((_, email: string) => ({ email, problems: {}, trouble: undefined })),
    markEmail: assign((_, email: string) => ({ email, problems: emailProblems(email), trouble: undefined })),
    markForm: assign((_, form: MemberForm) => ({ problems: memberProblems(form), trouble: undefined })),
  },
})

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
  tags: 'held',
  on: {
    checkCode: { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'checkingCode' },
    sendCode: { target: 'sendingCode', actions: 'clear' },
    back: { target: 'idle', actions: 'clear' },
  },
})

/** A visitor proves an e-mail address, chooses a password and becomes a member. */
export const registerFlow = registration.createMachine({
  id: 'register',
  context: ({ input }) => ({ ...input, email: '', problems: {} }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isInvited', target: 'loadingInviter' }, { target: 'idle' }] },
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
    inviterUnknown: addressing,
    idle: addressing,
    invalid: addressing,
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendRegisterCode',
        src: 'sendRegisterCode',
        input: ({ context }) => ({ type: 'email', account: context.email }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'sendFailed', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    sendFailed: {
      on: {
        sendCode: [
          {
            guard: { type: 'isEmail', params: ({ event }) => event.email },
            target: 'sendingCode',
            actions: { type: 'address', params: ({ event }) => event.email },
          },
          { target: 'invalid', actions: { type: 'markEmail', params: ({ event }) => event.email } },
        ],
        back: { target: 'idle', actions: 'clear' },
      },
    },
    codeSent: proving,
    checkingCode: {
      tags: 'busy',
      invoke: {
        id: 'checkRegisterCode',
        src: 'checkRegisterCode',
        input: ({ context, event }) => ({ account: context.email, code: (event as { code: string }).code }),
        onDone: {
          target: 'choosing',
          actions: ['clear', assign({ ticket: ({ event }) => event.output.verify_ticket })],
        },
        onError: { target: 'codeRejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    codeRejected: proving,
    choosing: {
      tags: 'held',
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'submitting', actions: 'clear' },
          { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
      },
    },
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
        back: { target: 'idle', actions: 'clear' },
      },
    },
    done: { type: 'final' },
  },
})
