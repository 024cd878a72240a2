import { assign, setup } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import type { AccountName, Quote } from '#contract/quote.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { wallet, type Conversion, type Way } from '#contract/wallet.ts'
import { known } from '../lib/known.ts'
import { outcome } from '../lib/money.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { local, remote } from '../lib/remote.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { convertProblems, wayOf, type ConvertForm, type Conversed } from './convert.rules.ts'

interface Context {
  hasPin: boolean
  act: Conversion
  form: ConvertForm
  pin: string
  ways: readonly Way[]
  quote?: Quote
  /** What was shown before the terms changed. */
  before?: Quote
  problems: Problems<keyof ConvertForm>
  trouble?: Trouble
}

type Submitted = { event: { form: ConvertForm }; context: Context }
const looked = ({ event: { form }, context: { ways, act } }: Submitted) => ({
  form,
  problems: convertProblems(form, wayOf(ways, act, form.account)),
})
const submits = [
  {
    guard: { type: 'isClean', params: looked },
    target: '#convert.quoting',
    actions: { type: 'take', params: looked },
  },
  { target: '#convert.invalid', actions: { type: 'take', params: looked } },
] as const

/** A member turns one account into another: sees the terms, says how much, sees what will happen, and proves the PIN. */
export const convertFlow = setup({
  types: {
    /** `unanswered` is what a call was about that got no answer before. */
    input: {} as { hasPin: boolean; act: Conversion; account: AccountName; unanswered?: Quote },
    context: {} as Context,
    events: {} as
      | { type: 'submit'; form: ConvertForm }
      | { type: 'confirm'; pin: string }
      | { type: 'back' }
      | { type: 'expire' }
      | { type: 'ask' }
      | { type: 'again' }
      | { type: 'retry' },
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(wallet, 'conversions', 'quote'),
    convert: local<{ money: MoneyInfo }, Conversed>('convert'),
    outcome,
  },
  guards: {
    isClean: (_, { problems }: { problems: Problems }) => isClean(problems),
    hasPin: ({ context }) => context.hasPin,
    is: (_, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
    isRefused: (_, error: unknown) => isRefused(error),
    isUnanswered: ({ context }) => context.quote !== undefined,
    isDone: (_, done: boolean) => done,
    isSame: ({ context }, { rate, fee, net }: Quote) =>
      rate === context.quote?.rate && fee === context.quote.fee && net === context.quote.net,
  },
  actions: {
    take: assign((_, looks: { form: ConvertForm; problems: Problems }) => ({ ...looks, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
    offer: assign((_, quote: Quote) => ({ quote, before: undefined })),
    compare: assign(({ context }, quote: Quote) => ({ quote, before: context.quote })),
    keepPin: assign((_, pin: string) => ({ pin, trouble: undefined })),
  },
}).createMachine({
  id: 'convert',
  context: ({ input: { hasPin, act, account, unanswered } }) => ({
    hasPin,
    act,
    form: { account, amount: '' },
    pin: '',
    ways: [],
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
        id: 'conversions',
        src: 'conversions',
        input: {},
        onDone: [
          { guard: 'hasPin', target: 'idle', actions: assign({ ways: ({ event }) => event.output.ways }) },
          { target: 'needsPin' },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    needsPin: {},
    idle: { on: { submit: submits } },
    invalid: { on: { submit: submits } },
    quoting: {
      tags: 'busy',
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context: { act, form } }) => ({ act, ...form }),
        onDone: { target: 'confirming', actions: { type: 'offer', params: ({ event }) => event.output } },
        onError: [refused('amount-short', 'amountShort'), otherwise('rejected')],
      },
    },
    amountShort: { on: { submit: submits } },
    rejected: { on: { submit: submits } },
    confirming: {
      tags: 'held',
      on: {
        confirm: { target: 'submitting', actions: { type: 'keepPin', params: ({ event }) => event.pin } },
        back: { target: 'idle', actions: 'clear' },
        expire: 'requoting',
      },
    },
    submitting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'convert',
        src: 'convert',
        input: ({ context: { form, quote, pin } }) => ({
          form: { ...form, quote_no: known(quote).quote_no, payword: pin },
          quote: known(quote),
        }),
        onDone: { target: 'success', actions: 'clear' },
        onError: [
          refused('pin-wrong', 'confirming'),
          refused('pin-locked', 'confirming'),
          refused('pin-unset', 'needsPin'),
          refused('quote-stale', 'requoting'),
          refused('amount-short', 'amountShort'),
          { ...otherwise('rejected'), guard: { type: 'isRefused', params: ({ event }: Failed) => event.error } },
          otherwise('unknown'),
        ],
      },
      exit: assign({ pin: '' }),
    },
    requoting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'quote',
        src: 'quote',
        input: ({ context: { act, form } }) => ({ act, ...form }),
        onDone: [
          {
            guard: { type: 'isSame', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'offer', params: ({ event }) => event.output },
          },
          { target: 'rateChanged', actions: ['clear', { type: 'compare', params: ({ event }) => event.output }] },
        ],
        onError: [refused('amount-short', 'amountShort'), otherwise('rejected')],
      },
    },
    rateChanged: {
      tags: 'held',
      on: {
        confirm: { target: 'submitting', actions: { type: 'keepPin', params: ({ event }) => event.pin } },
        back: { target: 'idle', actions: 'clear' },
        expire: 'requoting',
      },
    },
    success: {
      on: {
        again: { target: 'opening', actions: assign({ form: ({ context: { form } }) => ({ ...form, amount: '' }) }) },
      },
    },
  },
})
