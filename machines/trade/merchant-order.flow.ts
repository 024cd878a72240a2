import { assign, setup } from 'xstate'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import type { SecondAsked } from '#contract/second.ts'
import { collectMachine } from '../attachment/collect.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, waysIn } from '../lib/trouble.ts'
import {
  act,
  orderActing,
  orderActingActions,
  orderActingDelays,
  orderActingGuards,
  beginOrderActing,
  writing,
  type OrderActing,
  type OrderActingEvent,
} from './order-acting.part.ts'
import { shown } from '../stock/acted-on.part.ts'
import { saying } from '../stock/wishing.part.ts'
import type { MerchantWish } from './wish.rules.ts'

const acted = orderActing({
  opens: { pay: 'paySheet', leave: 'leaveSheet' },
  sheets: { pay: 'paySheet', abandon: 'leaveSheet' },
  elsewhere: { 'no-role': 'noRole' },
})
const { opening, acting } = acted

interface Context extends OrderActing {
  /** By now the day asks for the second factor. */
  readonly second?: SecondAsked
  /** They come to pay, and have seen what for. */
  readonly pays: boolean
}

const mayPay = ({ allowed }: OrderInfo) => allowed.includes('pay')
/** By the PIN alone: a bank is asked for it elsewhere. */
const paysHere = (order: OrderInfo) => order.pay_type === 'wallet' && mayPay(order)

type Event = OrderActingEvent<MerchantWish> | { type: 'pay' } | { type: 'leave' } | Changed

export const merchantOrderFlow = setup({
  types: {
    input: {} as { orderNo: string; pays?: boolean },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'info'), act, pictures: collectMachine, listening },
  guards: {
    ...orderActingGuards,
    mayPay: (_, order: OrderInfo) => mayPay(order),
    comesToPay: ({ context }, order: OrderInfo) => context.pays && paysHere(order),
    paysNext: ({ context: { wish } }, order: OrderInfo) => wish?.call === 'answer' && paysHere(order),
  },
  actions: {
    ...orderActingActions<Context, Event>(),
    askSecond: assign((_, error: unknown) => ({ second: { ways: waysIn(error) }, trouble: troubleOf(error) })),
  },
  delays: orderActingDelays,
}).createMachine({
  id: 'merchantOrder',
  context: ({ input: { orderNo, pays = false } }) => ({ ...beginOrderActing(orderNo), pays }),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    ...acted,
    opening: {
      ...opening,
      invoke: {
        ...opening.invoke,
        onDone: [
          { guard: { type: 'comesToPay', params: outputOf<OrderInfo> }, target: 'paySheet', actions: ['clear', shown] },
          opening.invoke.onDone,
        ],
      },
    },
    acting: {
      ...acting,
      invoke: {
        ...acting.invoke,
        onDone: [
          { guard: { type: 'paysNext', params: outputOf<OrderInfo> }, target: 'paySheet', actions: ['forget', shown] },
          acting.invoke.onDone,
        ],
        onError: [
          { ...refused('second-needed', 'paySheet'), actions: { type: 'askSecond', params: errorOf } },
          ...acting.invoke.onError,
        ],
      },
    },
    noRole: {},
    leaveSheet: { on: saying },
    paySheet: {
      ...writing('pay'),
      initial: 'filling',
      states: {
        filling: { on: { changed: 'checking', expire: 'checking' } },
        /** Nobody goes to their bank for an order that has gone elsewhere meanwhile. */
        checking: {
          on: { changed: { target: 'checking', reenter: true } },
          invoke: {
            id: 'info',
            src: 'info',
            input: ({ context }) => ({ order_no: context.orderNo }),
            onDone: [
              { guard: { type: 'mayPay', params: ({ event }) => event.output }, target: 'filling', actions: shown },
              { target: '#merchantOrder.showing', actions: ['clear', shown] },
            ],
            onError: 'filling',
          },
        },
      },
    },
  },
})
