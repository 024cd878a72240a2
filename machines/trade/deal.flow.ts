import { setup } from 'xstate'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { collectMachine } from '../attachment/collect.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import {
  act,
  acting,
  actingActions,
  actingDelays,
  actingGuards,
  asking,
  beginActing,
  writing,
  type Acting,
  type ActingEvent,
} from './acting.part.ts'
import type { MerchantWish } from './wish.rules.ts'

const shown = { type: 'show', params: ({ event }: { event: { output: OrderInfo } }) => event.output } as const

type Event = ActingEvent<MerchantWish> | { type: 'pay' } | { type: 'leave' } | Changed

/** A merchant answers an offer, pays for the coins, and follows the order to its end. */
export const dealFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as Acting,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'info'), act, pictures: collectMachine, listening },
  guards: { ...actingGuards, mayPay: (_, { allowed }: OrderInfo) => allowed.includes('pay') },
  actions: actingActions<Acting, Event>(),
  delays: actingDelays,
}).createMachine({
  id: 'deal',
  context: ({ input }) => beginActing(input.orderNo),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    ...acting({
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
              { target: '#deal.showing', actions: ['clear', shown] },
            ],
            onError: 'filling',
          },
        },
      },
    },
  },
})
