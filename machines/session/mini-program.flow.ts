import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { local, remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { signInProblems, WAYS, type SignInForm } from './session.rules.ts'

type Authorised = Given<typeof session.authorise>
type Context = {
  supported: boolean
  identity?: { openid: string; session_key: string }
  problems: Problems<keyof SignInForm>
  trouble?: Trouble
}

/** Inside the mini-program its own identity signs the member in; the first time it is bound to an account. */
export const miniProgramFlow = setup({
  types: {
    input: {} as { supported: boolean },
    context: {} as Context,
    events: {} as { type: 'start' } | { type: 'submit'; form: SignInForm },
    tags: {} as 'busy',
  },
  actors: { grant: local<{ code: string }>('grant'), ...remote(session, 'authorise', 'bind') },
  guards: {
    isSupported: ({ context }) => context.supported,
    isBound: (_, authorised: Authorised) => authorised.bound === 1,
    isComplete: (_, form: SignInForm) => isClean(signInProblems('account', form)),
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    markForm: assign((_, form: SignInForm) => ({ problems: signInProblems('account', form), trouble: undefined })),
    identify: assign((_, { openid, session_key }: Authorised) => ({ identity: { openid, session_key } })),
  },
}).createMachine({
  id: 'mini-program',
  context: ({ input }) => ({ ...input, problems: {} }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSupported', target: 'idle' }, { target: 'unsupported' }] },
    unsupported: {},
    idle: { on: { start: 'granting' } },
    granting: {
      tags: 'busy',
      invoke: { id: 'grant', src: 'grant', onDone: 'authorising', onError: 'authRefused' },
    },
    authorising: {
      tags: 'busy',
      invoke: {
        id: 'authorise',
        src: 'authorise',
        input: ({ event }) => ({ code: (event as unknown as { output: { code: string } }).output.code }),
        onDone: [
          { guard: { type: 'isBound', params: ({ event }) => event.output }, target: 'done' },
          { target: 'needBind', actions: { type: 'identify', params: ({ event }) => event.output } },
        ],
        onError: { target: 'authRefused', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    authRefused: { on: { start: { target: 'granting', actions: 'clear' } } },
    needBind: {
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'binding', actions: 'clear' },
          { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
      },
    },
    correcting: {
      meta: { asks: WAYS.account },
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'binding', actions: 'clear' },
          { actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
      },
    },
    binding: {
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context, event }) => {
          const { account, password } = (event as { form: SignInForm }).form
          return {
            openid: context.identity?.openid ?? '',
            session_key: context.identity?.session_key ?? '',
            account,
            password,
          }
        },
        onDone: 'done',
        onError: { target: 'rejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    rejected: {
      on: {
        submit: [
          { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'binding', actions: 'clear' },
          { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
        ],
      },
    },
    done: { type: 'final' },
  },
})
