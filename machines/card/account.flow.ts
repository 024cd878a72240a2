import { assign, setup } from 'xstate'
import { card, type Bank } from '#contract/card.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { SysBank } from '#contract/sys-bank.ts'
import { known } from '../lib/known.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { accountProblems, formOf, NO_ACCOUNT, type AccountForm } from './account.rules.ts'

type Context = {
  hasPin: boolean
  /** Where somebody comes back to who has to set a PIN first. */
  here: string
  banks: readonly SysBank[]
  account?: Bank | undefined
  form: AccountForm
  problems: Problems<keyof AccountForm>
  trouble?: Trouble | undefined
}

const submits = [
  {
    guard: { type: 'isComplete', params: ({ event }: { event: { form: AccountForm } }) => event.form },
    target: '#account.confirming',
    actions: { type: 'take', params: ({ event }: { event: { form: AccountForm } }) => event.form },
  },
  {
    target: '#account.invalid',
    actions: { type: 'mark', params: ({ event }: { event: { form: AccountForm } }) => event.form },
  },
] as const

/** A member says where money is paid out to: binds the one default bank account, or changes it, and proves the PIN. */
export const accountFlow = setup({
  types: {
    input: {} as { hasPin: boolean; here: string },
    context: {} as Context,
    events: {} as
      | { type: 'submit'; form: AccountForm }
      | { type: 'confirm'; pin: string }
      | { type: 'edit' }
      | { type: 'back' }
      | { type: 'retry' },
    tags: {} as 'busy' | 'held',
  },
  actors: remote(card, 'index', 'sysBanks', 'one', 'bind'),
  guards: {
    isComplete: (_, form: AccountForm) => isClean(accountProblems(form)),
    hasPin: ({ context }) => context.hasPin,
    isBound: ({ context }) => context.account !== undefined,
    is: (_, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
    isRefused: (_, error: unknown) => isRefused(error),
  },
  actions: {
    take: assign((_, form: AccountForm) => ({ form, problems: {}, trouble: undefined })),
    mark: assign((_, form: AccountForm) => ({ form, problems: accountProblems(form), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ problems: {}, trouble: undefined }),
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
      always: [{ guard: 'isBound', target: 'bound' }, { guard: 'hasPin', target: 'unbound' }, { target: 'needsPin' }],
    },
    needsPin: {},
    unbound: { on: { submit: submits } },
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
          target: 'editing',
          actions: assign({ account: ({ event }) => event.output, form: ({ event }) => formOf(event.output) }),
        },
        onError: otherwise('loadFailed'),
      },
    },
    editing: { on: { submit: submits, back: 'bound' } },
    invalid: {
      tags: 'held',
      on: { submit: submits, back: { guard: 'isBound', target: 'bound', actions: 'clear' } },
    },
    confirming: {
      tags: 'held',
      on: {
        confirm: { target: 'submitting', actions: 'clear' },
        back: [
          { guard: 'isBound', target: 'editing', actions: 'clear' },
          { target: 'unbound', actions: 'clear' },
        ],
      },
    },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context: { form, account }, event }) => ({
          ...form,
          ...(account && { id: account.id, version: account.version }),
          is_default: 1 as const,
          payword: (event as { pin: string }).pin,
        }),
        onDone: { target: 'success', actions: assign({ account: ({ event }) => event.output }) },
        onError: [
          refused('pin-wrong', 'confirming'),
          refused('pin-locked', 'confirming'),
          refused('pin-unset', 'needsPin'),
          refused('moved-on', 'loading'),
          refused('missing', 'loading'),
          { ...otherwise('saveFailed'), guard: { type: 'isRefused', params: ({ event }: Failed) => event.error } },
          otherwise('infoFailed'),
        ],
      },
    },
    saveFailed: { tags: 'held', on: { submit: submits } },
    infoFailed: { tags: 'held', on: { submit: submits } },
    success: { type: 'final' },
  },
})
