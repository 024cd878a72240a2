import { assign, sendTo, type AnyActorRef, type EventObject } from 'xstate'
import { PICTURES_MOST, PICTURES_PICKED } from '#contract/limits.ts'
import type { OrderInfo } from '#contract/order.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { noPictures, type PictureEvent, type PictureProgress } from '../attachment/picture.ts'
import { required } from '../lib/required.ts'
import { local } from '../lib/remote.ts'
import { actedOn, actedOnActions, actedOnGuards, shown } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { acts, performing, saying, wanted, wishingActions, wishingGuards, type Wishing } from '../stock/wishing.part.ts'
import { problemsOf, type Wish, type WishField } from './wish.rules.ts'
import { inPart } from '../lib/part.ts'

export interface OrderActing extends Wishing<Wish, WishField> {
  orderNo: string
  order?: OrderInfo
  pictures: readonly PictureProgress[]
}

export type OrderActingEvent<W extends Wish> =
  | { type: 'retry' }
  | { type: 'expire' }
  | { type: 'ask'; wish: W }
  | { type: 'dispute' }
  | { type: 'reply' }
  | { type: 'rate' }
  | { type: 'act'; wish: W }
  | { type: 'back' }
  | PictureEvent

/** Says one thing of the order, of the version that was seen; its key is made by whoever performs it. */
export const act = local<OrderInfo, { order_no: string; version: number; wish: Wish }>('act')

export const picturesOf = (orderNo: string, call: Wish['call']) => `${call}/${orderNo}`

export const writtenFor = ({ order_no, side }: Pick<OrderInfo, 'order_no' | 'side'>) => `dispute/${side}/${order_no}`

export const beginOrderActing = (orderNo: string): OrderActing => ({
  orderNo,
  problems: {},
  pictures: noPictures(PICTURES_MOST),
})

export const orderActingDelays = followingDelays

interface Args {
  readonly context: OrderActing
}

export const orderActingGuards = {
  ...actedOnGuards('order'),
  ...wishingGuards<Wish>(problemsOf, [
    'invalid',
    'pin-wrong',
    'pin-locked',
    'second-wrong',
    'second-locked',
    'proof-used',
  ]),
}

export const orderActingActions = <Context extends OrderActing, Event extends EventObject>() => ({
  ...actedOnActions<Context, Event, OrderInfo>('order'),
  ...wishingActions<Context, Event>()<Wish>(problemsOf, withoutSecret),
  see: assign<Context, Event, readonly PictureProgress[], Event, never>(
    (_, pictures) => ({ pictures }) as Partial<Context>,
  ),
  handOn: sendTo<Context, Event, PictureEvent, AnyActorRef, Event>(
    'pictures',
    (_: unknown, event: PictureEvent) => event,
  ),
})

const withoutSecret = (wish: Wish): Wish =>
  'payword' in wish ? { ...wish, payword: '', ...('second' in wish && { second: '' }) } : wish

const done = { target: 'showing', actions: ['forget', shown] } as const

/** A sheet with pictures for what it says. */
export const writing = (call: Wish['call'], most: number = PICTURES_PICKED) =>
  ({
    entry: { type: 'see', params: () => noPictures(most) },
    invoke: {
      id: 'pictures',
      src: 'pictures',
      input: ({ context: { orderNo } }: Args) => ({ key: picturesOf(orderNo, call), most }),
      onSnapshot: {
        actions: {
          type: 'see',
          params: ({ event }: { event: { snapshot: { context: { pictures: readonly PictureProgress[] } } } }) =>
            event.snapshot.context.pictures,
        },
      },
    },
    on: {
      picture: { actions: { type: 'handOn', params: ({ event }: { event: PictureEvent }) => event } },
      ...saying,
    },
  }) as const

interface Side {
  readonly opens?: Readonly<Record<string, string>>
  readonly sheets?: Readonly<Partial<Record<Wish['call'], string>>>
  readonly elsewhere?: Readonly<Partial<Record<RefusalName, string>>>
}

const SHEETS = { dispute: 'disputeSheet', reply: 'replySheet', rate: 'rating' } as const

/**
 * The states of whoever stands on one side of an order: it is read and followed, and everything said to it is said of
 * the version that was seen. Whoever saw an older one is shown what it is by now. What else went wrong or got no answer
 * is followed by reading it anew: the order says itself what was done. The flow brings the calls `info`, `act`,
 * `pictures` and `listening`, and the sheets of its own.
 */
export function orderActing({ opens = {}, sheets = {}, elsewhere = {} }: Side) {
  const ways = {
    ...opens,
    changed: again,
    expire: again,
    dispute: 'disputeSheet',
    reply: 'replySheet',
    rate: 'rating',
    ask: { target: 'confirmingAction', actions: wanted },
    act: acts,
  } as const
  const info = {
    id: 'info',
    src: 'info',
    input: ({ context }: Args) => ({ order_no: context.orderNo }),
  } as const

  return inPart('acting', {
    ...actedOn({ question: info, ways, done, elsewhere }),
    disputeSheet: writing('dispute', PICTURES_MOST),
    replySheet: writing('reply', PICTURES_MOST),
    rating: { on: saying },
    confirmingAction: { on: { act: acts, back: { target: 'following', actions: 'forget' } } },
    acting: performing({
      input: ({ context, event }: Args & { event: unknown }) => ({
        order_no: context.orderNo,
        version: required(context.order).version,
        wish: (event as { wish: Wish }).wish,
      }),
      done,
      sheets: { ...SHEETS, ...sheets },
    }),
  } as const)
}
