import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { payment, type PayOutcome, type PayStart, type PayStatus } from '#contract/payment.ts'
import { recharge, type Channel } from '#contract/recharge.ts'
import { required } from '../lib/required.ts'
import { errorOf, outputOf, type Heard } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import type { Problems } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { isMissing, type Trouble } from '../lib/trouble.ts'
import { amountFor, wholeNeed } from '../recharge/begin.rules.ts'
import { form, formActions, formGuards, type FormEvent } from '../stock/form.part.ts'
import { gatewayOf, isGateway, isOpenGateway, payInProblems, type PayInForm } from './pay-in.rules.ts'

export interface PayInInput {
  amount: string
  /** How much is missing somewhere, before any fee, and the page that somebody left for this one. */
  need?: string
  returnTo?: string
  payNo: string
}

interface Context {
  need: string
  returnTo: string
  channels: readonly Channel[]
  form: PayInForm
  problems: Problems<keyof PayInForm>
  trouble?: Trouble | undefined
  payNo: string
  start?: PayStart | undefined
  outcome?: PayOutcome | undefined
}

type Event = FormEvent<PayInForm> | Changed | { type: 'retry' } | { type: 'check' } | { type: 'anew' }

interface Begun {
  readonly channel: Channel
  readonly amount: string
}

const asking = form({
  check: payInProblems,
  sends: ({ form: { channel, amount }, channels }: Context) => ({
    channel: required(gatewayOf(channel, channels)),
    amount,
  }),
  done: { target: 'done', actions: { type: 'begin', params: outputOf<PayStart> } },
})

const stands = (status: PayStatus, target: 'handedOff' | 'paid' | 'failed' | 'closed') =>
  ({
    guard: {
      type: 'stands',
      params: ({ event }: Heard<PayOutcome>) => ({ is: event.output.status, status }),
    },
    target,
    actions: { type: 'learn', params: outputOf<PayOutcome> },
  }) as const

const anew = { target: 'opening', actions: ['leave', 'forgetLast'] } as const

export const payInFlow = setup({
  types: {
    input: {} as PayInInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(recharge, 'channels'),
    ...remote(payment, 'status'),
    /** Begins it once for its key, by whichever gateway was chosen. */
    send: local<PayStart, Begun>('send'),
    listening,
  },
  guards: {
    ...formGuards(payInProblems),
    isBegun: ({ context }) => context.payNo !== '',
    hasWay: (_, { list }: Given<typeof recharge.channels>) => list.some(isOpenGateway),
    isMissing: (_, error: unknown) => isMissing(error),
    stands: (_, { is, status }: { is: PayStatus; status: PayStatus }) => is === status,
  },
  actions: {
    ...formActions<Context, Event>()(payInProblems),
    offer: assign(({ context: { form, need } }, { list }: Given<typeof recharge.channels>) => {
      const channels = list.filter(isGateway)
      const chosen = gatewayOf(form.channel, channels) ?? channels.find(isOpenGateway)
      const amount = form.amount === '' && chosen ? amountFor(need, chosen) : form.amount
      return { channels, trouble: undefined, form: { channel: String(chosen?.id ?? ''), amount } }
    }),
    begin: assign((_, start: PayStart) => ({ start, payNo: start.pay_no, trouble: undefined })),
    learn: assign((_, outcome: PayOutcome) => ({ outcome, trouble: undefined })),
    leave: assign({ payNo: '', outcome: undefined, trouble: undefined }),
    forgetLast: () => undefined,
  },
}).createMachine({
  id: 'payIn',
  context: ({ input: { amount, need = '', payNo, returnTo = '' } }) => ({
    need: wholeNeed(need) && need,
    returnTo,
    channels: [],
    form: { channel: '', amount: wholeNeed(amount) },
    problems: {},
    payNo,
  }),
  invoke: listeningTo('payment', 'recharge'),
  initial: 'arriving',
  states: {
    ...asking,
    arriving: { always: [{ guard: 'isBegun', target: 'checking' }, { target: 'opening' }] },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'channels',
        src: 'channels',
        input: { currency: 'EUR' },
        onDone: [
          {
            guard: { type: 'hasWay', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'offer', params: ({ event }) => event.output },
          },
          { target: 'noMethod', actions: { type: 'offer', params: ({ event }) => event.output } },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'opening' } },
    noMethod: {},
    checking: {
      tags: 'busy',
      on: { changed: { target: 'checking', reenter: true } },
      invoke: {
        id: 'status',
        src: 'status',
        input: ({ context: { payNo } }) => ({ pay_no: payNo }),
        onDone: [
          stands('waiting', 'handedOff'),
          stands('paid', 'paid'),
          stands('failed', 'failed'),
          stands('closed', 'closed'),
        ],
        onError: [{ guard: { type: 'isMissing', params: errorOf }, ...anew }, otherwise('unanswered')],
      },
    },
    unanswered: { on: { check: 'checking', changed: 'checking' } },
    handedOff: { on: { check: 'checking', changed: 'checking', anew } },
    paid: { entry: 'forgetLast', on: { anew } },
    failed: { entry: 'forgetLast', on: { changed: 'checking', anew } },
    closed: { entry: 'forgetLast', on: { changed: 'checking', anew } },
  },
})
