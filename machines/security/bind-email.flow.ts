import { assign, setup } from 'xstate'
import * as v from 'valibot'
import type { Address } from '#contract/addresses.ts'
import type { Given } from '#contract/endpoint.ts'
import { factor } from '#contract/factor.ts'
import type { SecondWay } from '#contract/second.ts'
import { security, type EmailChange } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { Email } from '#contract/shapes.ts'
import type { Seconded } from '../factor/second.rules.ts'
import type { Check } from '../lib/problems.ts'
import type { Heard } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import type { AskedCode } from '../session/asked-code.ts'
import { secondedBinding, bindingActions, bindingGuards, type Binding, type BindingEvent } from './binding.part.ts'
import { secondedActions } from '../stock/form.part.ts'
import { oldCodeActions, sendingOld, type Sent } from '../stock/sent-code.part.ts'
import { emailProblems, NO_EMAIL, type EmailForm, type Owner } from './email.rules.ts'

interface Context extends Binding<EmailForm>, Seconded {
  email: string | null
  back: Address
  owner: Owner
  old?: Sent
  waiting: EmailChange | null
}

type Event =
  | BindingEvent<EmailForm>
  | { type: 'sendOld' }
  | { type: 'loseOld' }
  | { type: 'cancel' }
  | { type: 'retry' }

const waitingIn = ({ event }: Heard<Pick<Given<typeof security.emailChange>, 'waiting'>>) => event.output.waiting
const learns = { type: 'learnWaiting', params: waitingIn } as const
const loseOld = { guard: 'isByOldCode', target: 'codeSent', actions: ['clear', 'waitADay'] } as const
const sendOld = { guard: 'isNotBySecond', target: 'sendingOld', actions: ['clear', 'askOld'] } as const
const check: Check<EmailForm, Context> = emailProblems

const states = secondedBinding({
  scene: 'bind_email',
  type: 'email',
  address: Email,
  check,
  sends: ({ form, sent, old, owner }: Context, { form: { code, password, old_code, second } }) => ({
    email: form.account,
    code,
    password,
    request_no: sent?.request_no,
    second,
    ...(owner === 'oldCode' && { old_code, old_request_no: old?.request_no }),
  }),
  also: { sendOld, loseOld },
  done: [
    { guard: { type: 'waits', params: waitingIn }, target: 'waiting', actions: learns },
    { target: 'done', actions: 'clear' },
  ],
  refusals: { 'said-already': 'opening' },
})
const { submit, sendCode, back } = states.codeSent.on
const [named, amiss] = states.idle.on.submit
const asksOld = { ...named.guard, type: 'asksOld' } as const
const naming = { submit: [{ ...named, guard: asksOld, target: 'sendingOld' }, named, amiss] } as const

export const bindEmailFlow = setup({
  types: {
    input: {} as {
      email: string | null
      back: Address
      old?: AskedCode<Sent> | undefined
      asked?: AskedCode<Sent> | undefined
    },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(session, 'sendCode'),
    ...remote(security, 'emailChange', 'cancelEmailChange'),
    ...remote(factor, 'info'),
    send: remote(security, 'setEmail').setEmail,
  },
  guards: {
    ...bindingGuards(Email, check),
    asksOld: ({ context: { owner, old } }, { account }: EmailForm) =>
      owner === 'oldCode' && !old && v.is(Email, account),
    isAsked: ({ context: { owner, old, sent } }) => sent !== undefined && (owner !== 'oldCode' || old !== undefined),
    isSent: ({ context }) => context.sent !== undefined,
    isByOldCode: ({ context }) => context.owner === 'oldCode',
    isNotBySecond: ({ context }) => context.owner !== 'second',
    isWaiting: ({ context }) => context.waiting !== null,
    waits: (_, waiting: EmailChange | null) => waiting !== null,
  },
  actions: {
    ...bindingActions<Context, Event, EmailForm>()(Email, check, 'code', 'password', 'old_code', 'second'),
    ...secondedActions<Context, Event>(),
    ...oldCodeActions<Context, Event>(),
    learnWaiting: assign((_, waiting: EmailChange | null) => ({ waiting, problems: {}, trouble: undefined })),
    learnOwner: assign(({ context }, ways: readonly SecondWay[]) => ({
      owner: context.email === null || ways.length > 0 ? ('second' as const) : ('oldCode' as const),
      ...(ways.length > 0 && { ways }),
    })),
    askOld: assign({ owner: 'oldCode' }),
    waitADay: assign({ owner: 'day' }),
    proveSecond: assign({ owner: 'second' }),
  },
}).createMachine({
  id: 'bind-email',
  context: ({ input: { email, back, old, asked } }) => ({
    email,
    back,
    owner: 'oldCode',
    waiting: null,
    ...(old && { old: old.sent }),
    ...(asked && { sent: asked.sent }),
    form: { ...NO_EMAIL, account: asked?.account ?? '' },
    problems: {},
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'emailChange',
        src: 'emailChange',
        input: {},
        onDone: { target: 'learning', actions: learns },
        onError: otherwise('unreachable'),
      },
    },
    learning: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: {},
        onDone: { target: 'arriving', actions: { type: 'learnOwner', params: ({ event }) => event.output.ways } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    arriving: {
      always: [{ guard: 'isWaiting', target: 'waiting' }, { guard: 'isAsked', target: 'codeSent' }, { target: 'idle' }],
    },
    waiting: { on: { cancel: 'cancelling' } },
    cancelling: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'cancelEmailChange',
        src: 'cancelEmailChange',
        input: {},
        onDone: { target: 'kept', actions: learns },
        onError: otherwise('uncancelled'),
      },
    },
    uncancelled: { on: { cancel: 'cancelling' } },
    kept: { on: naming },
    sendingOld: sendingOld({ scene: 'bind_email', type: 'email' }),
    oldFailed: { on: { ...naming, loseOld: { target: 'sendingCode', actions: ['clear', 'waitADay'] } } },
    oldSent: { always: [{ guard: 'isSent', target: 'codeSent' }, { target: 'sendingCode' }] },
    ...states,
    idle: { ...states.idle, on: naming },
    invalid: { ...states.invalid, on: naming },
    secondAsked: { ...states.secondAsked, entry: 'proveSecond', on: { submit, sendCode, back } },
  },
})
