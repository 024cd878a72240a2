import { assign, setup } from 'xstate'
import { invest, type InvestOrderInfo } from '#contract/invest.ts'
import { outputOf } from '../lib/heard.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import type { Trouble } from '../lib/trouble.ts'
import { actedOn, actedOnActions, actedOnGuards, acting, freshened, lost, shown } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { begun, hasMore } from '../stock/pages.ts'
import { datesAgain, isEndedByMember, withMoreDates, withSameDates } from './order.rules.ts'

interface Context {
  orderNo: string
  item?: InvestOrderInfo
  trouble?: Trouble | undefined
}

type Event =
  | { type: 'retry' }
  | { type: 'more' }
  | { type: 'expire' }
  | { type: 'ask' }
  | { type: 'stop'; pin: string }
  | { type: 'back' }
  | Changed

interface Args {
  readonly context: Context
}

const shownAgain = { type: 'showAgain', params: outputOf<InvestOrderInfo> } as const
const order = {
  id: 'order',
  src: 'order',
  input: ({ context: { orderNo, item } }: Args) => ({ order_no: orderNo, ...datesAgain(item) }),
} as const
const ways = {
  ask: { guard: 'mayStop', target: 'confirmingStop', actions: 'clear' },
  more: { guard: 'hasMore', target: 'appending', actions: 'clear' },
  expire: again,
  changed: again,
} as const

/** What got no answer is followed by reading it anew, and goes again under the key it had. */
export const orderFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(invest, 'order'), stop: keyed(invest.stop, 'stop'), listening },
  guards: {
    ...actedOnGuards('item'),
    mayStop: ({ context }) => required(context.item).allowed.includes('stop'),
    hasMore: ({ context }) => hasMore(begun(required(context.item).payouts)),
    /** No answer came, and yet it is over: it says itself by whom. */
    wentOn: ({ context }, item: InvestOrderInfo) => context.trouble?.refusal === undefined && isEndedByMember(item),
  },
  actions: {
    ...actedOnActions<Context, Event, InvestOrderInfo>('item'),
    showAgain: assign(({ context }, next: InvestOrderInfo) => ({ item: withSameDates(required(context.item), next) })),
    append: assign(({ context }, next: InvestOrderInfo) => ({ item: withMoreDates(required(context.item), next) })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'investOrder',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('invest'),
  initial: 'opening',
  states: {
    ...actedOn({ question: order, ways, shownAgain, done: { target: 'ended', actions: ['clear', shownAgain] } }),
    appending: {
      tags: 'busy',
      on: { changed: again },
      invoke: {
        ...order,
        input: ({ context }) => ({
          order_no: context.orderNo,
          page: required(context.item).payouts.current_page + 1,
        }),
        onDone: { target: 'showing', actions: { type: 'append', params: outputOf<InvestOrderInfo> } },
        onError: [lost, otherwise('stuck')],
      },
    },
    stuck: { on: ways },
    confirmingStop: { on: { stop: { target: 'stopping', actions: 'clear' }, back: { ...again, actions: 'clear' } } },
    stopping: acting({
      call: 'stop',
      input: ({ context: { orderNo, item }, event }: Args & { event: unknown }) => ({
        order_no: orderNo,
        version: required(item).version,
        payword: (event as Extract<Event, { type: 'stop' }>).pin,
      }),
      done: { target: 'ended', actions: shown },
      stale: freshened,
      errors: [
        refused('pin-wrong', 'confirmingStop'),
        refused('pin-locked', 'confirmingStop'),
        refused('pin-unset', 'needsPin'),
      ],
    }),
    needsPin: { on: { back: { ...again, actions: 'clear' } } },
    ended: { on: { back: again } },
  },
})
