import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { shopOrder, type ShopOrder, type ShopOrderInfo, type ShopOrderTab } from '#contract/shop-order.ts'
import type { Shop } from '#contract/shop.ts'
import { answered, errorOf, outputOf } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { freshIn, isMissing, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'
import { act, type Acted, type Bought, may, type OrderWish, wishOf } from './wish.rules.ts'

type Head = Pick<Given<typeof shopOrder.list>, 'counts'>
interface Narrowed {
  tab: ShopOrderTab
  type: Shop | ''
}
type Context = Listing<ShopOrder, Head> &
  Narrowed & {
    wish?: OrderWish
    /** Why what was wished did not happen. */
    undone?: Trouble | undefined
    bought?: Bought
  }

interface Asked {
  readonly type: 'ask'
  readonly act: OrderWish['act']
  readonly orderNo: string
}
type Event =
  | ListingEvent
  | Asked
  | { type: 'confirm' }
  | { type: 'back' }
  /** A clock on the list ran out: only the server knows what that means. */
  | { type: 'expire' }
  | { type: 'tab'; tab: ShopOrderTab }
  | Changed

const asked = ({ event }: { event: unknown }) => event as Asked
const orderIn = ({ items }: Pick<Context, 'items'>, orderNo: string) =>
  items.find(({ order_no }) => order_no === orderNo)

const want = { type: 'want', params: asked } as const
const ways = {
  expire: again,
  ask: [
    { guard: { type: 'buysAgain', params: asked }, target: 'acting', actions: want },
    { guard: { type: 'may', params: asked }, target: 'confirmingAction', actions: want },
  ],
} as const
const stands = {
  ...ways,
  refresh: 'refreshing',
  changed: again,
  more: { guard: 'hasMore', target: 'appending' },
} as const

/** What got no answer is followed by reading its order anew, and goes again under the key it had. */
export const ordersFlow = setup({
  types: {
    input: {} as Narrowed,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(shopOrder, 'list', 'info'), act, listening },
  guards: {
    ...listingGuards,
    may: ({ context }, wanted: Asked) => {
      const order = orderIn(context, wanted.orderNo)
      return order !== undefined && may(order, wanted.act)
    },
    buysAgain: ({ context }, wanted: Asked) => {
      const order = orderIn(context, wanted.orderNo)
      return wanted.act === 'again' && order !== undefined && may(order, 'again')
    },
    isBought: (_, { bought }: Acted) => bought !== undefined,
    isStale: (_, error: unknown) => freshIn(error) !== undefined,
    isMissing: (_, error: unknown) => isMissing(error),
    /** No answer came, and yet it went on: it says itself what was done. */
    wentOn: ({ context: { wish, undone } }, { version }: ShopOrderInfo) =>
      undone?.refusal === undefined && version !== wish?.version,
  },
  actions: {
    ...listingActions<Context, Event, ShopOrder, Head>(),
    want: assign(({ context }, { orderNo, act: wanted }: Asked) => ({
      wish: wishOf(required(orderIn(context, orderNo)), wanted),
      undone: undefined,
    })),
    take: assign(({ context: { items } }, order: ShopOrder) => ({
      items: items.map((one) => (one.order_no === order.order_no ? order : one)),
    })),
    settle: assign(({ context: { items, wish } }, { order }: Acted) => ({
      items: order
        ? items.map((one) => (one.order_no === order.order_no ? order : one))
        : items.filter(({ order_no }) => order_no !== wish?.order_no),
    })),
    learn: assign((_, { bought }: Acted) => (bought ? { bought } : {})),
    regret: assign((_, error: unknown) => ({ undone: troubleOf(error) })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'shopOrders',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('shop-order'),
  initial: 'opening',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: { tab: { target: '.opening', actions: { type: 'narrow', params: ({ event: { tab } }) => ({ tab }) } } },
  states: {
    ...listing({ asks: ({ tab, type }: Context) => ({ tab, type }), follows: 'all', ways }),
    confirmingAction: { on: { confirm: 'acting', back: 'following', tab: {} } },
    acting: {
      tags: ['held', 'busy'],
      on: { tab: {} },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => required(context.wish),
        onDone: [
          {
            guard: { type: 'isBought', params: outputOf<Acted> },
            target: 'boughtAgain',
            actions: { type: 'learn', params: outputOf<Acted> },
          },
          { target: 'following', actions: { type: 'settle', params: outputOf<Acted> } },
        ],
        onError: [
          {
            guard: { type: 'isStale', params: errorOf },
            target: 'stale',
            actions: { type: 'take', params: ({ event }: Failed) => freshIn(event.error) as ShopOrder },
          },
          { target: 'rereading', actions: { type: 'regret', params: errorOf } },
        ],
      },
    },
    rereading: {
      tags: 'busy',
      on: { tab: {} },
      invoke: {
        id: 'info',
        src: 'info',
        input: ({ context }) => ({ order_no: required(context.wish).order_no }),
        onDone: [
          {
            guard: { type: 'wentOn', params: answered },
            target: 'following',
            actions: { type: 'take', params: outputOf<ShopOrderInfo> },
          },
          { target: 'actionFailed', actions: { type: 'take', params: outputOf<ShopOrderInfo> } },
        ],
        onError: [{ guard: { type: 'isMissing', params: errorOf }, target: 'following' }, { target: 'actionFailed' }],
      },
    },
    boughtAgain: { on: { back: 'following', tab: {} } },
    actionFailed: { on: stands },
    stale: { on: stands },
  },
})
