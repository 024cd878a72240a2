import { assign, setup } from 'xstate'
import { merchant, type Incoming } from '#contract/merchant.ts'
import type { TradeOrder } from '#contract/order.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'
import { mostUrgent } from './urgent-orders.rules.ts'

interface Heard {
  readonly event: { readonly output: Incoming }
}

const question = { id: 'list', src: 'list', input: { page: 1, tab: 'all' } } as const
const taken = { target: 'showing', actions: { type: 'take', params: ({ event }: Heard) => event.output } } as const
/** A clock on the list ran out: only the server knows what that means. */
const ways = { expire: again } as const

export const urgentOrdersFlow = setup({
  types: {
    context: {} as { orders: readonly TradeOrder[]; trouble?: Trouble },
    events: {} as { type: 'retry' } | { type: 'expire' } | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(merchant, 'list'), listening },
  actions: {
    take: assign((_, { data }: Incoming) => ({ orders: mostUrgent(data), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'urgentOrders',
  context: { orders: [] },
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: { ...question, onDone: taken, onError: otherwise('unreachable') },
    },
    unreachable: { on: { retry: 'opening' } },
    showing: { on: { ...ways, changed: again } },
    ...following({ question, heard: taken, ways }),
  },
})
