import { assign, not, setup } from 'xstate'
import { card, type Bank } from '#contract/card.ts'
import type { SysBank } from '#contract/sys-bank.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { required } from '../lib/required.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { dropping, type DroppingEvent } from '../stock/dropping.part.ts'
import {
  formActions,
  formGuards,
  secondedActions,
  secondedForm,
  type Filling,
  type FormEvent,
} from '../stock/form.part.ts'
import { secondMissed } from '../stock/payment.part.ts'
import { accountProblems, formOf, NO_ACCOUNT, type AccountForm } from './account.rules.ts'

interface Input {
  which: 'default' | 'new' | (string & {})
  hasPin: boolean
  /** Where somebody comes back to who has to set a PIN first. */
  here: string
}

interface Context extends Filling<AccountForm>, Seconded, Input {
  banks: readonly SysBank[]
  isFirst: boolean
  account?: Bank | undefined
}

type Confirm = { type: 'confirm'; pin: string; second?: string }

type Event = FormEvent<AccountForm> | DroppingEvent | Confirm | { type: 'edit' | 'drop' | 'retry' }

const ELSEWHERE = { 'pin-unset': 'needsPin', 'moved-on': 'loading', missing: 'loading' } as const

const asked = secondedForm({
  check: accountProblems,
  sends: ({ form: said, account }: Context, { pin, second }: Confirm) => ({
    ...said,
    ...(account && { id: account.id, version: account.version }),
    payword: pin,
    ...(second !== undefined && { second }),
  }),
  first: 'confirming',
  done: { target: 'done', actions: { type: 'learn', params: outputOf<Bank> } },
  refusals: { 'pin-wrong': 'confirming', 'pin-locked': 'confirming', ...secondMissed, ...ELSEWHERE },
})
const { confirmingDelete, deleting } = dropping({
  what: ({ account }: Context) => ({ id: required(account).id, version: required(account).version }),
  back: 'idle',
  refusals: { ...ELSEWHERE, 'bank-locked': 'loading' },
})
const back = { guard: 'isBound', target: 'bound', actions: 'clear' } as const
const confirms = {
  confirm: { target: 'submitting', actions: 'clear' },
  back: { target: 'idle', actions: 'clear' },
} as const
const drop = { guard: 'isOpened', target: 'confirmingDelete', actions: 'clear' } as const

export const accountFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(card, 'index', 'sysBanks', 'one', 'drop'), send: remote(card, 'bind').bind },
  guards: {
    ...formGuards(accountProblems),
    hasPin: ({ context }) => context.hasPin,
    isBound: ({ context }) => context.which === 'default' && context.account !== undefined,
    isOpened: ({ context }) => context.which !== 'default' && context.account !== undefined,
    isMissing: ({ context }) => !['default', 'new'].includes(context.which) && context.account === undefined,
    isLocked: ({ context }) => context.which !== 'default' && context.account?.locked === 1,
  },
  actions: {
    ...formActions<Context, Event>()(accountProblems),
    ...secondedActions<Context, Event>(),
    learn: assign((_, account: Bank) => ({ account })),
    look: assign(({ context: { which } }, list: readonly Bank[]) => ({
      isFirst: list.length === 0,
      account: list.find(({ id, is_default }) => (which === 'default' ? is_default === 1 : String(id) === which)),
    })),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({
    ...input,
    banks: [],
    isFirst: false,
    form: { ...NO_ACCOUNT, is_default: input.which === 'default' ? 1 : 0 },
    problems: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: { target: 'listing', actions: { type: 'look', params: ({ event }) => event.output.list } },
        onError: otherwise('loadFailed'),
      },
    },
    loadFailed: { on: { retry: { target: 'loading', actions: 'clear' } } },
    listing: {
      tags: 'busy',
      invoke: {
        id: 'sysBanks',
        src: 'sysBanks',
        input: {},
        onDone: { target: 'looking', actions: assign({ banks: ({ event }) => event.output.list }) },
        onError: 'looking',
      },
    },
    looking: {
      always: [
        { guard: 'isBound', target: 'bound' },
        { guard: 'isMissing', target: 'notFound' },
        { guard: 'isLocked', target: 'locked' },
        { guard: not('hasPin'), target: 'needsPin' },
        { guard: 'isOpened', target: 'opening' },
        { target: 'idle' },
      ],
    },
    notFound: {},
    locked: {},
    needsPin: {},
    bound: {
      on: {
        edit: [
          { guard: 'hasPin', target: 'opening', actions: 'clear' },
          { target: 'needsPin', actions: 'clear' },
        ],
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'one',
        src: 'one',
        input: ({ context }) => ({ id: required(context.account).id }),
        onDone: {
          target: 'idle',
          actions: assign({ account: ({ event }) => event.output, form: ({ event }) => formOf(event.output) }),
        },
        onError: otherwise('loadFailed'),
      },
    },
    ...asked,
    idle: { on: { ...asked.idle.on, back, drop } },
    invalid: { ...asked.invalid, on: { ...asked.invalid.on, back, drop } },
    confirming: { on: confirms },
    secondAsked: { ...asked.secondAsked, on: confirms },
    confirmingDelete,
    deleting: { ...deleting, invoke: { ...deleting.invoke, onDone: 'dropped' } },
    dropped: { type: 'final' },
  },
})
