import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet, type Balances } from '#contract/wallet.ts'
import { outputOf } from '../lib/heard.ts'
import { moving, outcome } from '../lib/money.ts'
import type { Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { formActions, formGuards, submits } from '../stock/form.part.ts'
import {
  beginPayment,
  payment,
  paymentActions,
  paymentGuards,
  secondAgain,
  type Payment,
  type PaymentEvent,
  type PaymentInput,
} from '../stock/payment.part.ts'
import { receiver } from './receiver.part.ts'
import { transferProblems, type TransferForm } from './transfer.rules.ts'

interface Context extends Payment {
  form: TransferForm
  money?: Balances
  problems: Problems<keyof TransferForm>
  sentAt?: number | undefined
}

type Event = PaymentEvent | { type: 'submit'; form: TransferForm } | { type: 'retry' }

const NOTHING: TransferForm = { to: '', account: 'balance', amount: '', remark: '' }

type Sent = Given<typeof transfer.send>

const paying = payment({
  wish: ({ form }: Context) => form,
  refusals: { 'amount-short': 'amountShort' },
  declined: secondAgain,
  done: { target: 'success', actions: { type: 'arrive', params: outputOf<Sent> } },
})
const submit = submits<TransferForm>('checking')

export const transferFlow = setup({
  types: {
    input: {} as PaymentInput & { to: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(wallet, 'balances'),
    ...remote(transfer, 'receiver', 'quote'),
    pay: moving(transfer.send, 'pay'),
    outcome,
  },
  guards: { ...paymentGuards, ...formGuards(transferProblems) },
  actions: {
    ...formActions<Context, Event>()(transferProblems),
    ...paymentActions<Context, Event>(),
    arrive: assign((_, { create_time }: Sent) => ({ sentAt: create_time, trouble: undefined })),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input: { to, ...paying } }) => ({
    ...beginPayment(paying),
    form: { ...NOTHING, to },
    problems: {},
  }),
  initial: 'arriving',
  states: {
    ...paying,
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
    idle: { on: { submit } },
    invalid: { meta: { asks: transferProblems.schema }, on: { submit } },
    ...receiver({ submit }),
    amountShort: { on: { submit } },
    rejected: { on: { submit } },
    success: { on: { again: { target: 'opening', actions: assign({ form: NOTHING, sentAt: undefined }) } } },
  },
})
