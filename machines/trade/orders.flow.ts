import { assign, setup } from 'xstate'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import type { TradeOrder } from '#contract/order.ts'
import { trade, type Orders, type Tab } from '#contract/trade.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { begun, continued, hasAny, hasMore, NOTHING_READ, reread, rereadBy, type Listed } from '../stock/pages.ts'

type Context = Listed<TradeOrder> & {
  signedIn: boolean
  tab: Tab
  counts?: Orders['counts']
  trouble?: Trouble
}

const noted = { type: 'note', params: ({ event }: Failed) => event.error } as const

/** A member reads their orders, tab by tab, and follows them while they go on. */
export const ordersFlow = setup({
  types: {
    input: {} as { signedIn: boolean; tab: Tab },
    context: {} as Context,
    events: {} as
      | { type: 'retry' }
      | { type: 'more' }
      | { type: 'refresh' }
      /** A clock on the list ran out: only the server knows what that means. */
      | { type: 'expire' }
      | { type: 'tab'; tab: Tab }
      | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(trade, 'list'), listening },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    hasAny: ({ context }) => hasAny(context),
    hasMore: ({ context }) => hasMore(context),
  },
  actions: {
    begin: assign((_, answer: Orders) => ({ ...begun(answer), counts: answer.counts, trouble: undefined })),
    renew: assign(({ context }, answer: Orders) => ({
      ...reread(context, answer),
      counts: answer.counts,
      trouble: undefined,
    })),
    append: assign(({ context }, answer: Orders) => ({
      ...continued(context, answer),
      counts: answer.counts,
      trouble: undefined,
    })),
    choose: assign((_, tab: Tab) => ({ ...NOTHING_READ, tab, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: { followAgain: FOLLOW_AGAIN_MS },
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('order'),
  initial: 'arriving',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: { tab: { target: '.opening', actions: { type: 'choose', params: ({ event }) => event.tab } } },
  states: {
    arriving: { always: [{ guard: 'isSignedIn', target: 'opening' }, { target: 'anonymous' }] },
    anonymous: { on: { tab: {} } },
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { tab } }) => ({ tab, page: 1 }),
        onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'opening' } },
    settling: {
      always: [{ guard: 'hasMore', target: 'showing' }, { guard: 'hasAny', target: 'ended' }, { target: 'empty' }],
    },
    empty: { on: { changed: 'following', refresh: 'refreshing' } },
    showing: { on: { changed: 'following', expire: 'following', refresh: 'refreshing', more: 'appending' } },
    ended: { on: { changed: 'following', expire: 'following', refresh: 'refreshing' } },
    appending: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { tab, page } }) => ({ tab, page: page + 1 }),
        onDone: { target: 'settling', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: { target: 'stuck', actions: noted },
      },
    },
    stuck: { on: { changed: 'following', expire: 'following', refresh: 'refreshing', more: 'appending' } },
    following: {
      on: {
        changed: { target: 'following', reenter: true },
        refresh: 'refreshing',
        more: { guard: 'hasMore', target: 'appending' },
      },
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => ({ tab: context.tab, ...rereadBy(context) }),
        onDone: { target: 'settling', actions: { type: 'renew', params: ({ event }) => event.output } },
        onError: 'behind',
      },
    },
    behind: {
      on: { changed: 'following', refresh: 'refreshing', more: { guard: 'hasMore', target: 'appending' } },
      after: { followAgain: 'following' },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { tab } }) => ({ tab, page: 1 }),
        onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'settling', actions: noted },
      },
    },
  },
})
