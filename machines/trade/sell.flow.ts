import { setup } from 'xstate'
import type { OrderInfo } from '#contract/order.ts'
import type { Quote } from '#contract/quote.ts'
import { trade } from '#contract/trade.ts'
import { outputOf } from '../lib/heard.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo } from '../lib/live.ts'
import { moving, outcome } from '../lib/money.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'
import {
  beginPayment,
  payment,
  paymentActions,
  paymentGuards,
  secondAgain,
  type PaymentInput,
} from '../stock/payment.part.ts'
import { NOTHING, type Draft } from './sell.rules.ts'
import { asks, asksAgain, asksInPause, sellingActions, sellingGuards } from './selling.part.ts'
import type { Selling, SellingEvent } from './selling.part.ts'

const paying = payment({
  wish: ({ form, parent }: Selling) => ({
    quantity: form.quantity,
    mode: form.mode,
    pay_type: form.pay_type,
    merchant_no: form.mode === 'member' ? form.merchant_no : '',
    listed: form.mode === 'member' && form.merchant_name !== '' ? (1 as const) : (0 as const),
    parent_no: parent,
  }),
  besides: ({ form }) => (form.mode === 'password' ? { phrase: form.phrase } : {}),
  refusals: {
    'market-closed': 'opening',
    'trade-cooling': 'opening',
    'account-needed': 'needsAccount',
    'amount-short': 'amountShort',
  },
  declined: secondAgain,
  done: {
    target: 'sorting',
    actions: { type: 'follow', params: ({ event }: { event: { output: { order: OrderInfo } } }) => event.output.order },
  },
})
const anew = { changed: again, expire: again } as const
const cancels = { cancel: { guard: 'mayCancel', target: 'askedToCancel', actions: 'clear' } } as const
const sellsOn = { again: { target: 'opening', actions: 'goOn' } } as const
const info = {
  id: 'info',
  src: 'info',
  input: ({ context }: { context: Selling }) => ({ order_no: context.orderNo }),
} as const
const heard = { type: 'follow', params: outputOf<OrderInfo> } as const

export const sellFlow = setup({
  types: {
    input: {} as PaymentInput & { signedIn: boolean; parent: string; draft?: Draft },
    context: {} as Selling,
    events: {} as SellingEvent,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(trade, 'index', 'quote', 'info', 'list'),
    pay: moving(trade.create, 'pay'),
    cancel: keyed(trade.cancel, 'cancel'),
    outcome,
    listening,
  },
  guards: {
    ...paymentGuards,
    ...sellingGuards,
  },
  actions: {
    ...paymentActions<Selling, SellingEvent>(),
    ...sellingActions,
    keep: (_selling, _draft: Draft) => undefined,
    drop: () => undefined,
  },
  delays: followingDelays,
}).createMachine({
  id: 'sell',
  context: ({ input: { signedIn, parent, draft, ...given } }) => ({
    ...beginPayment(given),
    signedIn,
    form: NOTHING,
    parent: '',
    ...draft,
    wanted: draft ? '' : parent,
    orderNo: '',
    problems: {},
  }),
  invoke: listeningTo('order'),
  initial: 'arriving',
  states: {
    ...paying,
    arriving: {
      always: [
        { guard: 'isUnanswered', target: 'asking' },
        { guard: 'isSignedIn', target: 'opening' },
        { target: 'anonymous' },
      ],
    },
    anonymous: {},
    opening: {
      tags: 'busy',
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    deciding: {
      always: [
        { guard: 'isUnderWay', target: 'resuming' },
        { guard: 'isShut', target: 'marketClosed' },
        { guard: 'isWanted', target: 'recalling' },
        { guard: 'isCooling', target: 'cooling' },
        { target: 'idle' },
      ],
    },
    recalling: {
      tags: 'busy',
      invoke: {
        ...info,
        input: ({ context }) => ({ order_no: context.wanted }),
        onDone: { target: 'deciding', actions: { ...heard, type: 'recall' } },
        onError: { target: 'deciding', actions: 'forgetWanted' },
      },
    },
    marketClosed: { on: { turn: 'opening' } },
    cooling: { on: asksInPause },
    needsPin: { on: { pinSet: { target: 'quoting', actions: 'havePin' }, back: 'idle' } },
    needsAccount: { on: { back: { target: 'idle', actions: 'clear' } } },
    idle: { on: asks },
    invalid: { on: asks },
    amountShort: { on: asksAgain },
    rejected: { on: asksAgain },
    quoting: {
      ...paying.quoting,
      invoke: {
        ...paying.quoting.invoke,
        onDone: [
          { ...paying.quoting.invoke.onDone, guard: { type: 'isAsSeen', params: outputOf<Quote> } },
          { target: 'termsChanged', actions: { type: 'compareSeen', params: outputOf<Quote> } },
        ],
      },
      entry: { type: 'keep', params: ({ context: { form, parent } }) => ({ form, parent }) },
    },
    success: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: { page: 1, limit: 1 },
        onDone: { target: 'resuming', actions: { type: 'find', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    resuming: {
      tags: 'busy',
      invoke: { ...info, onDone: { target: 'sorting', actions: heard }, onError: otherwise('unreachable') },
    },
    sorting: {
      entry: 'drop',
      always: [
        { guard: 'isSearching', target: 'searching' },
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isUnmatched', target: 'noMatch' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'matched' },
      ],
    },
    searching: { on: { ...anew, ...cancels } },
    offered: { on: { ...anew, ...cancels } },
    ...following({ question: info, heard: { target: 'sorting', actions: heard }, ways: cancels }),
    askedToCancel: { on: { takeBack: 'cancelling', back: 'following' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { orderNo, order } }) => ({ order_no: orderNo, version: required(order).version }),
        onDone: { target: 'sorting', actions: heard },
        onError: otherwise('following'),
      },
    },
    matched: { on: { changed: again, again: { target: 'opening', actions: 'begin' } } },
    noMatch: { on: sellsOn },
    cancelled: { on: sellsOn },
  },
})
