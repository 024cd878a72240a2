import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { type CodeSent, session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { codeLives, isLiving, livingCode } from './asked-code.ts'
import { accountProblems, channelOf, signInProblems, WAYS, type SignInForm, type Way } from './session.rules.ts'

type Authorised = Given<typeof session.authorise>
type BindWay = Exclude<Way, 'email'>

/** What the program around gives: its login code, and who it says this is where it says so. */
export interface Granted {
  readonly code: string
  readonly encrypted_data: string
  readonly iv: string
}

type Context = {
  supported: boolean
  inviteCode: string
  identity?: { openid: string; session_key: string }
  way: BindWay
  account: string
  problems: Problems<keyof SignInForm>
  sent?: CodeSent
  trouble?: Trouble
}

const authorisation = setup({
  types: {
    input: {} as { supported: boolean; inviteCode: string },
    context: {} as Context,
    events: {} as
      | { type: 'start' }
      | { type: 'submit'; form: SignInForm }
      | { type: 'sendCode'; account: string }
      | { type: 'switchWay'; way: BindWay },
    tags: {} as 'busy',
  },
  actors: { grant: local<Granted>('grant'), ...remote(session, 'authorise', 'sendCode', 'bind') },
  guards: {
    isSupported: ({ context }) => context.supported,
    isBound: (_, authorised: Authorised) => authorised.bound === 1,
    isComplete: ({ context }, form: SignInForm) => isClean(signInProblems(context.way, form)),
    codeLives: (_, error: unknown) => isLiving(error),
    isAddressed: ({ context }, account: string) => isClean(accountProblems(context.way, account)),
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    learnCode: assign(({ context }, error: unknown) => ({ sent: livingCode(error, context.sent), trouble: undefined })),
    address: assign((_, account: string) => ({ account, problems: {}, trouble: undefined })),
    choose: assign((_, way: BindWay) => ({ way, sent: undefined, problems: {}, trouble: undefined })),
    markForm: assign(({ context }, form: SignInForm) => ({
      problems: signInProblems(context.way, form),
      trouble: undefined,
    })),
    markAccount: assign(({ context }, account: string) => ({
      problems: accountProblems(context.way, account),
      trouble: undefined,
    })),
    identify: assign((_, { openid, session_key }: Authorised) => ({ identity: { openid, session_key } })),
  },
})

/** An account is connected by its password, or by a code that goes to it. */
const connecting = authorisation.createStateConfig({
  on: {
    submit: [
      { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: 'binding', actions: 'clear' },
      { target: 'correcting', actions: { type: 'markForm', params: ({ event }) => event.form } },
    ],
    sendCode: [
      {
        guard: { type: 'isAddressed', params: ({ event }) => event.account },
        target: 'sendingCode',
        actions: { type: 'address', params: ({ event }) => event.account },
      },
      { target: 'correcting', actions: { type: 'markAccount', params: ({ event }) => event.account } },
    ],
    switchWay: { target: 'needBind', actions: { type: 'choose', params: ({ event }) => event.way } },
  },
})

/** A code went to this account before: another one goes there, too. */
const connectingAgain = authorisation.createStateConfig({
  on: {
    ...connecting.on,
    sendCode: {
      target: 'sendingCode',
      actions: { type: 'address', params: ({ event }) => event.account },
    },
  },
})

/** Inside the mini-program its own identity signs the member in; the first time it is bound to an account. */
export const miniProgramFlow = authorisation.createMachine({
  id: 'mini-program',
  context: ({ input }) => ({ ...input, way: 'account', account: '', problems: {} }),
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
        input: ({ context, event }) => ({
          ...(event as unknown as { output: Granted }).output,
          invite_code: context.inviteCode,
        }),
        onDone: [
          { guard: { type: 'isBound', params: ({ event }) => event.output }, target: 'done' },
          { target: 'needBind', actions: { type: 'identify', params: ({ event }) => event.output } },
        ],
        onError: { target: 'authRefused', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    authRefused: { on: { start: { target: 'granting', actions: 'clear' } } },
    needBind: connecting,
    correcting: { ...connecting, meta: { asks: [WAYS.account, WAYS.code] } },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { account } }) => ({ scene: 'login', type: channelOf(account), account }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: [codeLives, otherwise('sendFailed')],
      },
    },
    codeSent: connectingAgain,
    sendFailed: connecting,
    binding: {
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context, event }) => ({
          openid: context.identity?.openid ?? '',
          session_key: context.identity?.session_key ?? '',
          ...(event as { form: SignInForm }).form,
        }),
        onDone: 'done',
        onError: { target: 'rejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    rejected: connectingAgain,
    done: { type: 'final' },
  },
})
