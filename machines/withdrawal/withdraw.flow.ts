import { assign, not, setup } from 'xstate'
import type { Quote } from '#contract/quote.ts'
import { withdrawal, type Method, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
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
} from '../stock/payment.part.ts'
import {
  destOf,
  nothingOf,
  whereOf,
  withdrawProblems,
  type WithdrawalCounter,
  type WithdrawForm,
} from './withdraw.rules.ts'

interface Context extends Payment {
  ways: readonly Method[]
  /** The one bank account that this page is for; 0 is any. */
  only: number
  form: WithdrawForm
  problems: Problems<keyof WithdrawForm>
  counter?: WithdrawalCounter
  made?: WithdrawalInfo | undefined
}

type Event =
  | PaymentEvent
  | { type: 'submit'; form: WithdrawForm }
  | { type: 'turn'; method: Method }
  | { type: 'retry' }

interface Input {
  ways: readonly Method[]
  only?: number
  form: WithdrawForm
  unanswered?: Quote | undefined
}

const paying = payment({
  wish: ({ form: { dest, method, account, amount } }: Context) => ({
    method,
    account,
    amount,
    ...destOf({ method, dest }),
  }),
  refusals: {
    'amount-short': 'amountShort',
    'bank-needed': 'opening',
    'address-needed': 'opening',
    'member-frozen': 'opening',
  },
  declined: secondAgain,
  done: { target: 'success', actions: { type: 'arrive', params: outputOf<WithdrawalInfo> } },
})
const turn = {
  target: 'opening',
  actions: [
    { type: 'turn', params: ({ event }: { event: { method: Method } }) => event.method },
    { type: 'keep', params: ({ event }: { event: { method: Method } }) => nothingOf(event.method) },
  ],
} as const
const asks = { submit: submits<WithdrawForm>('quoting'), turn } as const

export const withdrawFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(withdrawal, 'counter', 'quote'), pay: moving(withdrawal.request, 'pay'), outcome },
  guards: {
    ...paymentGuards,
    ...formGuards(withdrawProblems),
    /** What goes elsewhere is another offer, at whatever price. */
    isSame: ({ context }, next: Quote) =>
      paymentGuards.isSame({ context }, next) && whereOf(required(context.quote)).dest === whereOf(next).dest,
    isMissing: ({ context: { only, counter } }) => only > 0 && required(counter).bank?.id !== only,
    isHeld: ({ context }) => required(context.counter).hold !== null,
    needsBank: ({ context: { form, counter } }) => form.method === 'bank' && required(counter).bank === null,
    needsAddress: ({ context: { form, counter } }) => form.method === 'usdt' && required(counter).address === null,
  },
  actions: {
    ...formActions<Context, Event>()(withdrawProblems),
    ...paymentActions<Context, Event>(),
    /** What is gone is not chosen any more. */
    see: assign(({ context: { form } }, counter: WithdrawalCounter) => {
      const there = form.method === 'bank' ? counter.bank : counter.address
      return {
        counter,
        hasPin: counter.need_payword === 0,
        form: there?.id === form.dest ? form : { ...form, dest: 0 },
      }
    }),
    turn: assign((_, method: Method) => ({ form: nothingOf(method), problems: {}, trouble: undefined })),
    arrive: assign((_, made: WithdrawalInfo) => ({ made, trouble: undefined })),
    begin: assign(({ context: { form } }) => ({ form: nothingOf(form.method, form.dest), made: undefined })),
    keep: (_withdrawing, _form: WithdrawForm) => undefined,
    drop: () => undefined,
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input: { ways, only = 0, form, unanswered } }) => ({
    ...beginPayment({ hasPin: true, ...(unanswered && { unanswered }) }),
    ways,
    only,
    form,
    problems: {},
  }),
  initial: 'arriving',
  states: {
    ...paying,
    opening: {
      tags: 'busy',
      invoke: {
        id: 'counter',
        src: 'counter',
        input: ({ context }) => destOf(context.form),
        onDone: { target: 'deciding', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    deciding: {
      always: [
        { guard: 'isMissing', target: 'missing' },
        { guard: 'isHeld', target: 'held' },
        { guard: 'needsBank', target: 'needsBank' },
        { guard: 'needsAddress', target: 'needsAddress' },
        { guard: not('hasPin'), target: 'needsPin' },
        { target: 'idle' },
      ],
    },
    missing: {},
    held: { on: { retry: { target: 'opening', actions: 'clear' } } },
    needsBank: { on: { turn } },
    needsAddress: { on: { turn } },
    needsPin: {},
    idle: { on: asks },
    invalid: { meta: { asks: withdrawProblems.schema }, on: asks },
    amountShort: { on: asks },
    rejected: { on: asks },
    quoting: { ...paying.quoting, entry: { type: 'keep', params: ({ context }) => context.form } },
    success: { entry: 'drop', on: { again: { target: 'opening', actions: 'begin' } } },
  },
})
