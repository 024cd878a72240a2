import { setup } from 'xstate'
import { trade } from '#contract/trade.ts'
import { collectMachine } from '../attachment/collect.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import {
  act,
  orderActing,
  orderActingActions,
  orderActingDelays,
  orderActingGuards,
  beginOrderActing,
  type OrderActing,
  type OrderActingEvent,
} from './order-acting.part.ts'
import { confirming } from '../stock/wishing.part.ts'
import type { MemberWish } from './wish.rules.ts'

type Event = OrderActingEvent<MemberWish> | { type: 'confirm' } | Changed

export const orderFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as OrderActing,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(trade, 'info'), act, pictures: collectMachine, listening },
  guards: orderActingGuards,
  actions: orderActingActions<OrderActing, Event>(),
  delays: orderActingDelays,
}).createMachine({
  id: 'order',
  context: ({ input }) => beginOrderActing(input.orderNo),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    ...orderActing({ opens: { confirm: 'confirmSheet' }, sheets: { confirm: 'confirmSheet' } }),
    confirmSheet: { on: confirming },
  },
})
