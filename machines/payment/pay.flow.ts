import { and, assign, setup } from 'xstate'
import {
  isOwnMethod,
  payment,
  type Checkout,
  type GatewayMethod,
  type OwnMethod,
  type PayMethod,
  type PayOutcome,
  type PayStart,
} from '#contract/payment.ts'
import { errorOf, noted } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo } from '../lib/live.ts'
import { ifRefused, otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { troubleOf, waysIn } from '../lib/trouble.ts'
import { heard, standing, stands } from './outcome.part.ts'
import { isOpen, offeredIn, shortIn } from './pay.rules.ts'
import { wayOf, ways, type Begun, type Own, type Paying, type PayingEvent } from './paying.part.ts'

const offers = [
  { guard: 'hasWay', target: 'ready' },
  { guard: 'isShort', target: 'balanceShort' },
  { target: 'noMethod' },
] as const

type Confirm = Extract<PayingEvent, { type: 'confirm' }>

export type PayInput = Pick<Paying, 'orderNo' | 'hasPin' | 'isInside' | 'isUnanswered'>

/** Nothing is paid again before the server said how it stands with what was begun before. */
export const payFlow = setup({
  types: {
    input: {} as PayInput,
    context: {} as Paying,
    events: {} as PayingEvent,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(payment, 'methods', 'status'),
    pay: local<PayOutcome, Own>('pay'),
    begin: local<PayStart, Begun>('begin'),
    outcome: local<boolean, { orderNo: string }>('outcome'),
    listening,
  },
  guards: {
    ...refusalGuards,
    isDone: (_, done: boolean) => done,
    stands,
    isUnanswered: ({ context }) => context.isUnanswered,
    isPaid: ({ context }) => required(context.checkout).status === 'paid',
    isClosed: ({ context }) => required(context.checkout).status === 'closed',
    isBegun: ({ context }) => required(context.checkout).pay_no !== '',
    isDeclined: ({ context }) => context.last?.status === 'failed',
    hasPin: ({ context }) => context.hasPin,
    byGateway: ({ context }) => !isOwnMethod(required(wayOf(context))),
    hasWay: ({ context: { checkout, isInside } }) => offeredIn(required(checkout), isInside).some(isOpen),
    isShort: ({ context }) => shortIn(required(context.checkout)) !== undefined,
  },
  actions: {
    see: assign((_, checkout: Checkout) => ({ checkout, trouble: undefined })),
    hear: assign((_, last: PayOutcome) => ({ last, trouble: undefined })),
    choose: assign((_, way: PayMethod) => ({ way, second: undefined, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    askSecond: assign((_, error: unknown) => ({ second: { ways: waysIn(error) }, trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
    ask: assign({ isUnanswered: true }),
    settle: assign({ isUnanswered: false, trouble: undefined }),
    losePin: assign({ hasPin: false }),
    start: assign((_, start: PayStart) => ({ start, trouble: undefined })),
  },
}).createMachine({
  id: 'pay',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('payment'),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isUnanswered', target: 'asking' }, { target: 'opening' }] },
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        id: 'methods',
        src: 'methods',
        input: ({ context }) => ({ order_no: context.orderNo }),
        onDone: { target: 'judging', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: [refused('missing', 'missing'), otherwise('unreachable')],
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    missing: {},
    judging: {
      always: [
        { guard: 'isPaid', target: 'alreadyPaid' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isBegun', target: 'checking' },
        ...offers,
      ],
    },
    checking: {
      tags: 'busy',
      on: { changed: { target: 'checking', reenter: true } },
      invoke: {
        id: 'status',
        src: 'status',
        input: ({ context }) => ({ pay_no: '', order_no: context.orderNo }),
        onDone: [standing('paid', 'paid'), standing('waiting', 'handedOff'), { target: 'deciding', actions: heard }],
        onError: [refused('missing', 'missing'), otherwise('unreachable')],
      },
    },
    deciding: {
      entry: 'clear',
      always: [{ guard: and(['hasWay', 'isDeclined']), target: 'failed' }, ...offers],
    },
    ready: { on: ways },
    failed: { on: ways },
    rejected: { on: ways },
    balanceShort: { on: { retry: 'opening' } },
    noMethod: { on: { retry: 'opening' } },
    needsPin: { on: { back: 'deciding' } },
    confirming: {
      on: {
        confirm: { target: 'paying', actions: 'clear' },
        back: 'deciding',
        expire: 'opening',
      },
    },
    paying: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context, event }) => ({
          orderNo: context.orderNo,
          way: required(wayOf(context)) as OwnMethod,
          amount: required(context.checkout).amount,
          pin: (event as Confirm).pin,
          second: (event as Confirm).second,
        }),
        onDone: { target: 'paid', actions: heard },
        onError: [
          refused('pin-wrong', 'confirming'),
          refused('pin-locked', 'confirming'),
          { ...refused('second-needed', 'confirming'), actions: { type: 'askSecond', params: errorOf } },
          refused('second-wrong', 'confirming'),
          refused('second-locked', 'confirming'),
          { ...refused('pin-unset', 'needsPin'), actions: 'losePin' },
          refused('not-now', 'opening'),
          refused('amount-short', 'opening'),
          ifRefused('rejected'),
          { target: 'unknown', actions: ['ask', noted] },
        ],
      },
    },
    unknown: { on: { ask: 'asking', changed: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'opening', actions: 'settle' },
          { target: 'undone', actions: 'settle' },
        ],
        onError: otherwise('unknown'),
      },
    },
    undone: { on: { again: 'opening' } },
    /** Whoever begins again after no answer begins the same payment. */
    starting: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({
          order_no: context.orderNo,
          method: required(wayOf(context)) as GatewayMethod,
        }),
        onDone: { target: 'started', actions: { type: 'start', params: ({ event }) => event.output } },
        onError: [refused('not-now', 'opening'), otherwise('rejected')],
      },
    },
    started: { type: 'final' },
    /** Another way is taken only by whoever asks for one. */
    handedOff: {
      on: {
        ask: 'checking',
        again: [{ guard: 'hasWay', target: 'ready' }, { target: 'noMethod' }],
        changed: 'checking',
        expire: 'opening',
      },
    },
    paid: {},
    alreadyPaid: {},
    closed: {},
  },
})
