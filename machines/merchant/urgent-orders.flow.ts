import { assign, setup } from 'xstate'
import type { Asked } from '#contract/endpoint.ts'
import { merchant, type Incoming } from '#contract/merchant.ts'
import type { OrderInfo, TradeOrder } from '#contract/order.ts'
import { outputOf } from '../lib/heard.ts'
import { keyed } from '../lib/keyed.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { required } from '../lib/required.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'
import { mostUrgent } from './urgent-orders.rules.ts'

/** Of the version that was seen. */
export type Answer = Omit<Asked<typeof merchant.answer>, 'idem'>

interface Context {
  orders: readonly TradeOrder[]
  answer?: Answer
  trouble?: Trouble | undefined
}

type Event =
  | { type: 'retry' }
  | { type: 'expire' }
  | { type: 'decline'; answer: Answer }
  | { type: 'accept'; answer: Answer }
  | { type: 'confirm' }
  | { type: 'back' }
  | Changed

const question = { id: 'list', src: 'list', input: { page: 1, tab: 'all' } } as const
const taken = { target: 'showing', actions: { type: 'take', params: outputOf<Incoming> } } as const
const want = { type: 'want', params: ({ event }: { event: { answer: Answer } }) => event.answer } as const
/** A clock on the list ran out: only the server knows what that means. */
const ways = {
  expire: again,
  accept: { target: 'answering', actions: want },
  decline: { target: 'askedToDecline', actions: want },
} as const

export const urgentOrdersFlow = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'list'), answer: keyed(merchant.answer, 'answer'), listening },
  guards: { isAccepted: ({ context }) => context.answer?.accept === 1 },
  actions: {
    take: assign((_, { data }: Incoming) => ({ orders: mostUrgent(data) })),
    want: assign((_, answer: Answer) => ({ answer, trouble: undefined })),
    clear: assign({ trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    open: (_context, _order: OrderInfo) => undefined,
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
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    showing: { on: { ...ways, changed: again } },
    ...following({ question, heard: taken, ways }),
    askedToDecline: { on: { confirm: 'answering', back: 'following' } },
    answering: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => required(context.answer),
        onDone: [
          { guard: 'isAccepted', target: 'accepted', actions: { type: 'open', params: outputOf<OrderInfo> } },
          { target: 'following' },
        ],
        onError: otherwise('following'),
      },
    },
    accepted: { type: 'final' },
  },
})
