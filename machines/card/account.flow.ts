import { assign, setup } from 'xstate'
import { card, type Bank } from '#contract/card.ts'
import type { SysBank } from '#contract/sys-bank.ts'
import { known } from '../lib/known.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { accountProblems, formOf, NO_ACCOUNT, type AccountForm } from './account.rules.ts'

interface Context extends Filling<AccountForm> {
  hasPin: boolean
  /** Where somebody comes back to who has to set a PIN first. */
  here: string
  banks: readonly SysBank[]
  account?: Bank | undefined
}

type Event = FormEvent<AccountForm> | { type: 'confirm'; pin: string } | { type: 'edit' | 'back' | 'retry' }

const asked = form({
  check: accountProblems,
  sends: ({ form: said, account }: Context, { pin }: { pin: string }) => ({
    ...said,
    ...(account && { id: account.id, version: account.version }),
    is_default: 1 as const,
    payword: pin,
  }),
  first: 'confirming',
  refusals: {
    'pin-wrong': 'confirming',
    'pin-locked': 'confirming',
    'pin-unset': 'needsPin',
    'moved-on': 'loading',
    missing: 'loading',
  },
})
interface Bound {
  readonly event: { readonly output: Bank }
}
const back = { guard: 'isBound', target: 'bound', actions: 'clear' } as const

/** A member says where money is paid out to: binds the one default bank account, or changes it, and proves the PIN. */
export const accountFlow = setup({
  types: {
    input: {} as { hasPin: boolean; here: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(card, 'index', 'sysBanks', 'one'), send: remote(card, 'bind').bind },
  guards: {
    ...formGuards(accountProblems),
    hasPin: ({ context }) => context.hasPin,
    isBound: ({ context }) => context.account !== undefined,
  },
  actions: {
    ...formActions<Context, Event>()(accountProblems),
    learn: assign((_, account: Bank) => ({ account })),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, banks: [], form: NO_ACCOUNT, problems: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: {
          target: 'listing',
          actions: assign({ account: ({ event }) => event.output.list.find(({ is_default }) => is_default === 1) }),
        },
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
      always: [{ guard: 'isBound', target: 'bound' }, { guard: 'hasPin', target: 'idle' }, { target: 'needsPin' }],
    },
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
        input: ({ context }) => ({ id: known(context.account).id }),
        onDone: {
          target: 'idle',
          actions: assign({ account: ({ event }) => event.output, form: ({ event }) => formOf(event.output) }),
        },
        onError: otherwise('loadFailed'),
      },
    },
    ...asked,
    idle: { on: { ...asked.idle.on, back } },
    invalid: { ...asked.invalid, on: { ...asked.invalid.on, back } },
    confirming: {
      on: { confirm: { target: 'submitting', actions: 'clear' }, back: { target: 'idle', actions: 'clear' } },
    },
    submitting: {
      ...asked.submitting,
      invoke: {
        ...asked.submitting.invoke,
        onDone: { target: 'done', actions: { type: 'learn', params: ({ event }: Bound) => event.output } },
      },
    },
  },
})
