import { assign, setup } from 'xstate'
import { invest, type InvestOrderInfo } from '#contract/invest.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { freshIn, isMissing, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { actedOn } from '../stock/acted-on.part.ts'
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
type Heard = { event: { output: InvestOrderInfo } }
const said = ({ event }: Heard) => event.output
const failed = ({ event }: Failed) => event.error
const shown = { type: 'show', params: said } as const
const shownAgain = { type: 'showAgain', params: said } as const
const lost = [{ guard: { type: 'isMissing', params: failed }, target: 'missing' }] as const
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
    is: (_, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
    isMissing: (_, error: unknown) => isMissing(error),
    isStale: (_, error: unknown) => freshIn(error) !== undefined,
    mayStop: ({ context }) => required(context.item).allowed.includes('stop'),
    hasMore: ({ context }) => hasMore(begun(required(context.item).payouts)),
    /** No answer came, and yet it is over: it says itself by whom. */
    wasStopped: ({ context }, item: InvestOrderInfo) => context.trouble?.refusal === undefined && isEndedByMember(item),
  },
  actions: {
    show: assign((_, item: InvestOrderInfo) => ({ item })),
    showAgain: assign(({ context }, next: InvestOrderInfo) => ({ item: withSameDates(required(context.item), next) })),
    append: assign(({ context }, next: InvestOrderInfo) => ({ item: withMoreDates(required(context.item), next) })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'investOrder',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('invest'),
  initial: 'opening',
  states: {
    ...actedOn({
      question: order,
      shown,
      shownAgain,
      wentOn: { guard: { type: 'wasStopped', params: said }, target: 'ended', actions: ['clear', shownAgain] },
      ways,
      lost,
    }),
    appending: {
      tags: 'busy',
      on: { changed: again },
      invoke: {
        ...order,
        input: ({ context }) => ({
          order_no: context.orderNo,
          page: required(context.item).payouts.current_page + 1,
        }),
        onDone: { target: 'showing', actions: { type: 'append', params: said } },
        onError: [...lost, otherwise('stuck')],
      },
    },
    stuck: { on: ways },
    confirmingStop: { on: { stop: { target: 'stopping', actions: 'clear' }, back: { ...again, actions: 'clear' } } },
    stopping: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { orderNo, item }, event }) => ({
          order_no: orderNo,
          version: required(item).version,
          payword: (event as Extract<Event, { type: 'stop' }>).pin,
        }),
        onDone: { target: 'ended', actions: shown },
        onError: [
          refused('pin-wrong', 'confirmingStop'),
          refused('pin-locked', 'confirmingStop'),
          refused('pin-unset', 'needsPin'),
          {
            guard: { type: 'isStale', params: failed },
            target: 'stale',
            actions: { type: 'show', params: ({ event }: Failed) => freshIn(event.error) as InvestOrderInfo },
          },
          otherwise('rereading'),
        ],
      },
    },
    needsPin: { on: { back: { ...again, actions: 'clear' } } },
    ended: { on: { back: again } },
  },
})
