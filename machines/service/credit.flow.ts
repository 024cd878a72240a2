import { assign, not, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { service } from '#contract/service.ts'
import { transfer } from '#contract/transfer.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { moving, outcome } from '../lib/money.ts'
import type { Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { formActions, formGuards, submits } from '../stock/form.part.ts'
import {
  beginPayment,
  offered,
  payment,
  paymentActions,
  paymentGuards,
  secondAgain,
  type Payment,
  type PaymentEvent,
  type PaymentInput,
} from '../stock/payment.part.ts'
import { receiver } from '../transfer/receiver.part.ts'
import type { CentreStanding } from './centre.flow.ts'
import { creditProblems, type CreditForm } from './credit.rules.ts'

interface Context extends Payment {
  form: CreditForm
  problems: Problems<keyof CreditForm>
  standing?: CentreStanding
  sent?: Sent | undefined
}

type Event = PaymentEvent | { type: 'submit'; form: CreditForm } | { type: 'retry' }
type Sent = Given<typeof service.sendCredit>

const NOTHING: CreditForm = { to: '', amount: '' }

/** It costs nothing, so that no other terms can come under an open sheet. */
const { termsChanged: _, ...paying } = payment({
  wish: ({ form }: Context) => form,
  refusals: { 'amount-short': 'amountShort', 'not-available': 'opening' },
  declined: secondAgain,
  done: { target: 'success', actions: { type: 'arrive', params: outputOf<Sent> } },
})
const submit = submits<CreditForm>('checking')

export const creditFlow = setup({
  types: {
    input: {} as PaymentInput & { to: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(service, 'info'),
    quote: remote(service, 'quoteCredit').quoteCredit,
    ...remote(transfer, 'receiver'),
    pay: moving(service.sendCredit, 'pay'),
    outcome,
  },
  guards: {
    ...paymentGuards,
    ...formGuards(creditProblems),
    isActive: ({ context }) => required(context.standing).status === 'active',
  },
  actions: {
    ...formActions<Context, Event>()(creditProblems),
    ...paymentActions<Context, Event>(),
    see: assign((_, standing: CentreStanding) => ({ standing })),
    arrive: assign((_, sent: Sent) => ({ sent, trouble: undefined })),
  },
}).createMachine({
  id: 'send-credit',
  context: ({ input: { to, ...paying } }) => ({ ...beginPayment(paying), form: { ...NOTHING, to }, problems: {} }),
  initial: 'arriving',
  states: {
    ...paying,
    requoting: {
      ...paying.requoting,
      invoke: { ...paying.requoting.invoke, onDone: { target: 'confirming', actions: offered } },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    deciding: {
      always: [
        { guard: not('isActive'), target: 'notCentre' },
        { guard: 'hasPin', target: 'idle', actions: 'clear' },
        { target: 'needsPin' },
      ],
    },
    notCentre: {},
    needsPin: {},
    idle: { on: { submit } },
    invalid: { meta: { asks: creditProblems.schema }, on: { submit } },
    ...receiver({ submit }),
    amountShort: { on: { submit } },
    rejected: { on: { submit } },
    success: { on: { again: { target: 'opening', actions: assign({ form: NOTHING, sent: undefined }) } } },
  },
})
