import { assign, setup } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import type { AccountName } from '#contract/quote.ts'
import { wallet, type Conversion, type Way } from '#contract/wallet.ts'
import { outcome } from '../lib/money.ts'
import type { Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { formActions, formGuards, submits } from '../stock/form.part.ts'
import {
  beginPayment,
  payment,
  paymentActions,
  paymentGuards,
  type Payment,
  type PaymentEvent,
  type PaymentInput,
} from '../stock/payment.part.ts'
import { convertProblems, type ConvertForm, type Conversed } from './convert.rules.ts'

interface Context extends Payment {
  act: Conversion
  form: ConvertForm
  ways: readonly Way[]
  problems: Problems<keyof ConvertForm>
}

type Event = PaymentEvent | { type: 'submit'; form: ConvertForm } | { type: 'retry' }

const submit = submits<ConvertForm>('quoting')

export const convertFlow = setup({
  types: {
    input: {} as PaymentInput & { act: Conversion; account: AccountName },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(wallet, 'conversions', 'quote'),
    pay: local<{ money: MoneyInfo }, Conversed>('pay'),
    outcome,
  },
  guards: { ...paymentGuards, ...formGuards(convertProblems) },
  actions: {
    ...formActions<Context, Event>()(convertProblems),
    ...paymentActions<Context, Event>(),
  },
}).createMachine({
  id: 'convert',
  context: ({ input: { act, account, ...paying } }) => ({
    ...beginPayment(paying),
    act,
    form: { account, amount: '' },
    ways: [],
    problems: {},
  }),
  initial: 'arriving',
  states: {
    ...payment({
      wish: ({ act, form }: Context) => ({ act, ...form }),
      refusals: { 'amount-short': 'amountShort' },
    }),
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
    idle: { on: { submit } },
    invalid: { on: { submit } },
    amountShort: { on: { submit } },
    rejected: { on: { submit } },
    success: {
      on: {
        again: { target: 'opening', actions: assign({ form: ({ context: { form } }) => ({ ...form, amount: '' }) }) },
      },
    },
  },
})
