import { setup } from 'xstate'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { collectMachine } from '../attachment/collect.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import {
  act,
  orderActing,
  orderActingActions,
  orderActingDelays,
  orderActingGuards,
  asking,
  beginOrderActing,
  writing,
  type OrderActing,
  type OrderActingEvent,
} from './order-acting.part.ts'
import type { MerchantWish } from './wish.rules.ts'

const shown = { type: 'show', params: ({ event }: { event: { output: OrderInfo } }) => event.output } as const

type Event = OrderActingEvent<MerchantWish> | { type: 'pay' } | { type: 'leave' } | Changed

export const merchantOrderFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as OrderActing,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'info'), act, pictures: collectMachine, listening },
  guards: { ...orderActingGuards, mayPay: (_, { allowed }: OrderInfo) => allowed.includes('pay') },
  actions: orderActingActions<OrderActing, Event>(),
  delays: orderActingDelays,
}).createMachine({
  id: 'merchantOrder',
  context: ({ input }) => beginOrderActing(input.orderNo),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    ...orderActing({
      opens: { pay: 'paySheet', leave: 'leaveSheet' },
      sheets: { pay: 'paySheet', abandon: 'leaveSheet' },
      elsewhere: { 'no-role': 'noRole' },
    }),
    noRole: {},
    leaveSheet: asking,
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
