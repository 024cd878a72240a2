import { assign, setup } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import type { Quote } from '#contract/quote.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { known } from '../lib/known.ts'
import { moving, outcome } from '../lib/money.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { transferProblems, type TransferForm } from './transfer.rules.ts'

type Context = {
  hasPin: boolean
  form: TransferForm
  pin: string
  money?: MoneyInfo
  quote?: Quote
  problems: Problems<keyof TransferForm>
  trouble?: Trouble
}

const NOTHING: TransferForm = { to: '', account: 'balance', amount: '', remark: '' }

const submits = [
  {
    guard: { type: 'isComplete', params: ({ event }: { event: { form: TransferForm } }) => event.form },
    target: '#transfer.checking',
    actions: { type: 'take', params: ({ event }: { event: { form: TransferForm } }) => event.form },
  },
  {
    target: '#transfer.invalid',
    actions: { type: 'mark', params: ({ event }: { event: { form: TransferForm } }) => event.form },
  },
] as const

/** A member sends money to another one: says to whom and how much, sees what will happen, and proves the PIN. */
export const transferFlow = setup({
  types: {
    /** `unanswered` is what a call was about that got no answer before. */
    input: {} as { hasPin: boolean; to: string; unanswered?: Quote },
    context: {} as Context,
    events: {} as
      | { type: 'submit'; form: TransferForm }
      | { type: 'confirm'; pin: string }
      | { type: 'back' }
      | { type: 'expire' }
      | { type: 'ask' }
      | { type: 'again' }
      | { type: 'retry' },
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(wallet, 'balances'),
    ...remote(transfer, 'receiver', 'quote'),
    send: moving(transfer.send, 'send'),
    outcome,
  },
  guards: {
    isComplete: (_, form: TransferForm) => isClean(transferProblems(form)),
    hasPin: ({ context }) => context.hasPin,
    is: (_, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
    isRefused: (_, error: unknown) => isRefused(error),
    isUnanswered: ({ context }) => context.quote !== undefined,
    isDone: (_, done: boolean) => done,
  },
  actions: {
    take: assign((_, form: TransferForm) => ({ form, problems: {}, trouble: undefined })),
    mark: assign((_, form: TransferForm) => ({ form, problems: transferProblems(form), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input: { hasPin, to, unanswered } }) => ({
    hasPin,
    form: { ...NOTHING, to },
    pin: '',
    problems: {},
    ...(unanswered && { quote: unanswered }),
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isUnanswered', target: 'asking' }, { target: 'opening' }] },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'success', actions: 'clear' },
          { target: 'undone', actions: 'clear' },
        ],
        onError: otherwise('unknown'),
      },
    },
    unknown: { on: { ask: 'asking' } },
    undone: { on: { again: 'opening' } },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'balances',
        src: 'balances',
        input: {},
        onDone: [
          { guard: 'hasPin', target: 'idle', actions: assign({ money: ({ event }) => event.output }) },
          { target: 'needsPin', actions: assign({ money: ({ event }) => event.output }) },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    needsPin: {},
    idle: { on: { submit: submits } },
    invalid: { on: { submit: submits } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'receiver',
        src: 'receiver',
        input: ({ context }) => ({ to: context.form.to }),
        onDone: 'quoting',
        onError: [
          refused('receiver-unknown', 'receiverUnknown'),
          refused('receiver-self', 'self'),
          otherwise('rejected'),
        ],
      },
    },
    receiverUnknown: { on: { submit: submits } },
    self: { on: { submit: submits } },
    quoting: {
      tags: 'busy',
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context }) => context.form,
        onDone: { target: 'confirming', actions: assign({ quote: ({ event }) => event.output }) },
        onError: [refused('amount-short', 'amountShort'), otherwise('rejected')],
      },
    },
    amountShort: { on: { submit: submits } },
    rejected: { on: { submit: submits } },
    confirming: {
      tags: 'held',
      on: {
        confirm: { target: 'submitting', actions: ['clear', assign({ pin: ({ event }) => event.pin })] },
        back: { target: 'idle', actions: 'clear' },
        expire: 'quoting',
      },
    },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { form, quote, pin } }) => ({
          form: { ...form, quote_no: known(quote).quote_no, payword: pin },
          quote: known(quote),
        }),
        onDone: { target: 'success', actions: assign({ money: ({ event }) => event.output.money }) },
        onError: [
          refused('pin-wrong', 'confirming'),
          refused('pin-locked', 'confirming'),
          refused('pin-unset', 'needsPin'),
          refused('quote-stale', 'quoting'),
          refused('amount-short', 'amountShort'),
          { ...otherwise('rejected'), guard: { type: 'isRefused', params: ({ event }: Failed) => event.error } },
          otherwise('unknown'),
        ],
      },
      exit: assign({ pin: '' }),
    },
    success: {
      on: { again: { target: 'opening', actions: assign({ form: NOTHING }) } },
    },
  },
})
