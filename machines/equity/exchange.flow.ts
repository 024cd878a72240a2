import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import type { Quote } from '#contract/quote.ts'
import { outputOf } from '../lib/heard.ts'
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
  secondAgain,
  type Payment,
  type PaymentEvent,
  type PaymentInput,
} from '../stock/payment.part.ts'
import {
  exchangeProblems,
  isSameExchange,
  offerOf,
  type Exchanged,
  type ExchangeForm,
  type Terms,
} from './exchange.rules.ts'

interface Context extends Payment {
  id: number
  form: ExchangeForm
  terms?: Terms
  problems: Problems<keyof ExchangeForm>
}

type Event = PaymentEvent | { type: 'submit'; form: ExchangeForm } | { type: 'retry' } | { type: 'shut' }

const submit = submits<ExchangeForm>('quoting')
const look = { target: 'opening', actions: 'clear' } as const
const asks = { on: { submit, shut: look } } as const
const learns = { type: 'learn', params: outputOf<Terms> } as const
const whenTerms = (type: 'isMissing' | 'isShut') => ({ type, params: outputOf<Terms> }) as const

export const exchangeFlow = setup({
  types: {
    input: {} as PaymentInput & { id: number },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(equity, 'points'),
    ...remote(invest, 'quote'),
    pay: local<Given<typeof equity.exchange>, Exchanged>('pay'),
    outcome,
  },
  guards: {
    ...paymentGuards,
    ...formGuards(exchangeProblems),
    isMissing: ({ context }, terms: Terms) => offerOf(terms, context.id) === undefined,
    isShut: (_, { window }: Terms) => window.open === 0,
    isSame: ({ context }, quote: Quote) => isSameExchange(context.quote, quote),
  },
  actions: {
    ...formActions<Context, Event>()(exchangeProblems),
    ...paymentActions<Context, Event>(),
    learn: assign((_, terms: Terms) => ({ terms })),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input: { id, ...paying } }) => ({ ...beginPayment(paying), id, form: { points: '' }, problems: {} }),
  initial: 'arriving',
  states: {
    ...payment({
      wish: ({ id, form }: Context) => ({ kind: 'equity' as const, id, amount: form.points }),
      refusals: { 'amount-short': 'amountShort', 'window-closed': 'windowClosed', missing: 'missing' },
      declined: secondAgain,
    }),
    opening: {
      tags: 'busy',
      invoke: {
        id: 'points',
        src: 'points',
        input: { page: 1 },
        onDone: [
          { guard: whenTerms('isMissing'), target: 'missing' },
          { guard: whenTerms('isShut'), target: 'windowClosed', actions: learns },
          { guard: 'hasPin', target: 'idle', actions: learns },
          { target: 'needsPin', actions: learns },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: look } },
    missing: {},
    windowClosed: { on: { retry: look } },
    needsPin: {},
    idle: asks,
    invalid: asks,
    amountShort: asks,
    rejected: asks,
    success: { on: { again: { target: 'opening', actions: assign({ form: { points: '' } }) } } },
  },
})
