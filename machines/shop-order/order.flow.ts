import { assign, setup } from 'xstate'
import { shopOrder, type ShopOrderInfo } from '#contract/shop-order.ts'
import { collectMachine } from '../attachment/collect.ts'
import { outputOf } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import {
  beginReturning,
  RETURN_SHEETS,
  returning,
  type Returning,
  returningActions,
  type ReturningEvent,
  returningGuards,
} from '../refund/returning.part.ts'
import { type ReturnWish, writtenFor } from '../refund/wish.rules.ts'
import { actedOn, actedOnActions, actedOnGuards, lost, shows } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { performing } from '../stock/wishing.part.ts'
import { type Acted, actOrWrite, type Bought, may, type OrderWish, wishOf, type WrittenWish } from './wish.rules.ts'

interface Context extends Returning {
  orderNo: string
  wanted?: OrderWish['act'] | undefined
  bought?: Bought
}

interface Asked {
  readonly type: 'ask'
  readonly act: OrderWish['act'] | ReturnWish['call']
}
type Event =
  | { type: 'retry' }
  /** Its clock ran out while somebody looks: only the server knows what that means. */
  | { type: 'expire' }
  | Asked
  | { type: 'confirm' }
  | ReturningEvent
  | Changed

interface Args {
  readonly context: Context
}

const info = {
  id: 'info',
  src: 'info',
  input: ({ context }: Args) => ({ order_no: context.orderNo }),
} as const
const asked = ({ event }: { event: unknown }) => event as Asked
const mean = { type: 'mean', params: asked } as const
const writes = (call: ReturnWish['call']) =>
  ({
    guard: { type: 'writes', params: ({ event }: { event: unknown }) => ({ asked: event as Asked, call }) },
    target: RETURN_SHEETS[call],
    actions: 'turnTo',
  }) as const
const ways = {
  ask: [
    { guard: { type: 'buysAgain', params: asked }, target: 'acting', actions: mean },
    writes('refund'),
    writes('refund_appeal'),
    { guard: { type: 'may', params: asked }, target: 'confirmingAction', actions: mean },
  ],
  expire: 'closing',
  changed: again,
} as const

const written = (item: ShopOrderInfo, wish: ReturnWish): WrittenWish => ({
  act: wish.call,
  order_no: item.order_no,
  version: item.version,
  wish,
  written: writtenFor(wish.call, item),
})

/** What got no answer is followed by reading it anew, and goes again under the key it had. */
export const orderFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(shopOrder, 'info'), act: actOrWrite, pictures: collectMachine, listening },
  guards: {
    ...actedOnGuards('item'),
    ...returningGuards,
    may: ({ context }, wanted: Asked) => may(required(context.item), wanted.act),
    buysAgain: ({ context }, wanted: Asked) => wanted.act === 'again' && may(required(context.item), 'again'),
    writes: ({ context }, { asked: { act }, call }: { asked: Asked; call: ReturnWish['call'] }) =>
      act === call && may(required(context.item), call),
    isBought: (_, { bought }: Acted) => bought !== undefined,
    isRemoved: (_, { order }: Acted) => order === undefined,
  },
  actions: {
    ...actedOnActions<Context, Event, ShopOrderInfo>('item'),
    ...returningActions<Context, Event>(),
    mean: assign((_, { act }: Asked) => ({
      wanted: act as OrderWish['act'],
      wish: undefined,
      problems: {},
      trouble: undefined,
    })),
    turnTo: assign({ wanted: undefined, problems: {}, trouble: undefined }),
    settle: assign((_, { order }: Acted) => ({ ...(order && { item: order }), wish: undefined })),
    learn: assign((_, { bought }: Acted) => (bought ? { bought } : {})),
  },
  delays: followingDelays,
}).createMachine({
  id: 'shopOrderDetail',
  context: ({ input }) => ({ ...input, ...beginReturning() }),
  invoke: listeningTo('shop-order'),
  initial: 'opening',
  states: {
    ...actedOn({ question: info, ways }),
    closing: {
      tags: 'busy',
      on: { changed: again },
      invoke: { ...info, onDone: shows, onError: [lost, { target: 'behind' }] },
    },
    confirmingAction: { on: { confirm: 'acting', back: 'following' } },
    ...returning,
    acting: performing({
      input: ({ context: { item, wanted, wish } }: Args): OrderWish | WrittenWish =>
        wanted === undefined ? written(required(item), required(wish)) : wishOf(required(item), wanted),
      sheets: RETURN_SHEETS,
      done: [
        {
          guard: { type: 'isBought', params: outputOf<Acted> },
          target: 'boughtAgain',
          actions: { type: 'learn', params: outputOf<Acted> },
        },
        { guard: { type: 'isRemoved', params: outputOf<Acted> }, target: 'removed' },
        { target: 'showing', actions: { type: 'settle', params: outputOf<Acted> } },
      ],
    }),
    boughtAgain: { on: { back: 'following' } },
    removed: { type: 'final' },
  },
})
