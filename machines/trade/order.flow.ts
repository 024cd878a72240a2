import { setup } from 'xstate'
import { trade } from '#contract/trade.ts'
import { collectMachine } from '../attachment/collect.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import {
  act,
  acting,
  actingActions,
  actingDelays,
  actingGuards,
  beginActing,
  type Acting,
  type ActingEvent,
} from './acting.part.ts'
import type { MemberWish } from './wish.rules.ts'

type Event = ActingEvent<MemberWish> | { type: 'confirm' } | Changed

/** A member follows one of their orders to its end: says that the money came, or what is wrong. */
export const orderFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as Acting,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(trade, 'info'), act, pictures: collectMachine, listening },
  guards: actingGuards,
  actions: actingActions<Acting, Event>(),
  delays: actingDelays,
}).createMachine({
  id: 'order',
  context: ({ input }) => beginActing(input.orderNo),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    ...acting({ opens: { confirm: 'confirmSheet' }, sheets: { confirm: 'confirmSheet' } }),
    confirmSheet: {
      on: {
        act: { target: 'acting', actions: { type: 'want', params: ({ event }) => event.wish } },
        back: { target: 'following', actions: 'clear' },
      },
    },
  },
})
