import { assign, setup } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import { wallet, type Way } from '#contract/wallet.ts'
import type { WithdrawalCounter } from '../withdrawal/withdraw.rules.ts'
import { required } from '../lib/required.ts'
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
import { convertProblems, type ConvertForm, type Conversed } from '../wallet/convert.rules.ts'
import type { CentreStanding } from './centre.flow.ts'

export interface PayoutCounter {
  readonly standing: CentreStanding
  readonly ways: readonly Way[]
  readonly hold: WithdrawalCounter['hold']
}

interface Context extends Payment {
  act: 'to_balance'
  form: ConvertForm
  ways: readonly Way[]
  counter?: PayoutCounter
  problems: Problems<keyof ConvertForm>
}

type Event = PaymentEvent | { type: 'submit'; form: ConvertForm } | { type: 'retry' }

const ACT = 'to_balance'
const NOTHING: ConvertForm = { account: 'profit', amount: '' }

const submit = submits<ConvertForm>('quoting')

export const payoutFlow = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    counter: local<PayoutCounter>('counter'),
    ...remote(wallet, 'quote'),
    pay: local<{ money: MoneyInfo }, Conversed>('pay'),
    outcome,
  },
  guards: {
    ...paymentGuards,
    ...formGuards(convertProblems),
    isStranger: ({ context }) => required(context.counter).standing.status === 'none',
    isHeld: ({ context }) => required(context.counter).hold !== null,
  },
  actions: {
    ...formActions<Context, Event>()(convertProblems),
    ...paymentActions<Context, Event>(),
    see: assign((_, counter: PayoutCounter) => ({
      counter,
      ways: counter.ways.filter(({ act, from }) => act === ACT && from === NOTHING.account),
    })),
  },
}).createMachine({
  id: 'centre-payout',
  context: ({ input }) => ({ ...beginPayment(input), act: ACT, form: NOTHING, ways: [], problems: {} }),
  initial: 'arriving',
  states: {
    ...payment({
      wish: ({ act, form }: Context) => ({ act, ...form }),
      refusals: { 'amount-short': 'amountShort', 'member-frozen': 'opening' },
    }),
    opening: {
      tags: 'busy',
      invoke: {
        id: 'counter',
        src: 'counter',
        onDone: { target: 'deciding', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    deciding: {
      always: [
        { guard: 'isStranger', target: 'notCentre' },
        { guard: 'isHeld', target: 'held' },
        { guard: 'hasPin', target: 'idle', actions: 'clear' },
        { target: 'needsPin' },
      ],
    },
    notCentre: {},
    held: { on: { retry: { target: 'opening', actions: 'clear' } } },
    needsPin: {},
    idle: { on: { submit } },
    invalid: { on: { submit } },
    amountShort: { on: { submit } },
    rejected: { on: { submit } },
    success: { on: { again: { target: 'opening', actions: assign({ form: NOTHING }) } } },
  },
})
