import { assign, setup } from 'xstate'
import { shopOrder, type ShopOrderInfo } from '#contract/shop-order.ts'
import { outputOf } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import type { Trouble } from '../lib/trouble.ts'
import { actedOn, actedOnActions, actedOnGuards, acting, lost, shows } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { act, type Acted, type Bought, may, type OrderWish, wishOf } from './wish.rules.ts'

interface Context {
  orderNo: string
  item?: ShopOrderInfo
  trouble?: Trouble | undefined
  wanted?: OrderWish['act']
  bought?: Bought
}

interface Asked {
  readonly type: 'ask'
  readonly act: OrderWish['act']
}
type Event =
  | { type: 'retry' }
  /** Its clock ran out while somebody looks: only the server knows what that means. */
  | { type: 'expire' }
  | Asked
  | { type: 'confirm' }
  | { type: 'back' }
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
const want = { type: 'want', params: asked } as const
const ways = {
  ask: [
    { guard: { type: 'buysAgain', params: asked }, target: 'acting', actions: want },
    { guard: { type: 'may', params: asked }, target: 'confirmingAction', actions: want },
  ],
  expire: 'closing',
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
  actors: { ...remote(shopOrder, 'info'), act, listening },
  guards: {
    ...actedOnGuards('item'),
    may: ({ context }, wanted: Asked) => may(required(context.item), wanted.act),
    buysAgain: ({ context }, wanted: Asked) => wanted.act === 'again' && may(required(context.item), 'again'),
    isBought: (_, { bought }: Acted) => bought !== undefined,
    isRemoved: (_, { order }: Acted) => order === undefined,
  },
  actions: {
    ...actedOnActions<Context, Event, ShopOrderInfo>('item'),
    want: assign((_, wanted: Asked) => ({ wanted: wanted.act, trouble: undefined })),
    settle: assign((_, { order }: Acted) => (order ? { item: order } : {})),
    learn: assign((_, { bought }: Acted) => (bought ? { bought } : {})),
  },
  delays: followingDelays,
}).createMachine({
  id: 'shopOrderDetail',
  context: ({ input }) => ({ ...input }),
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
    acting: acting({
      call: 'act',
      input: ({ context: { item, wanted } }: Args): OrderWish => wishOf(required(item), required(wanted)),
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
