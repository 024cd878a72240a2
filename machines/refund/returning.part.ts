import { assign, sendTo, type AnyActorRef, type EventObject } from 'xstate'
import { PICTURES_MOST } from '#contract/limits.ts'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import { noPictures, type PictureEvent, type PictureProgress } from '../attachment/picture.ts'
import { required } from '../lib/required.ts'
import { saying, wishingActions, wishingGuards, type Wishing } from '../stock/wishing.part.ts'
import { returnProblems, writtenFor, type ReturnField, type ReturnWish } from './wish.rules.ts'

export interface Returning extends Wishing<ReturnWish, ReturnField> {
  item?: ShopOrderInfo
  pictures: readonly PictureProgress[]
}

export type ReturningEvent = { type: 'act'; wish: ReturnWish } | { type: 'back' } | PictureEvent

interface Args {
  readonly context: Returning
}

export const beginReturning = (): Pick<Returning, 'problems' | 'pictures'> => ({
  problems: {},
  pictures: noPictures(PICTURES_MOST),
})

export const returningGuards = wishingGuards<ReturnWish>(returnProblems, ['invalid'])

export const returningActions = <Context extends Returning, Event extends EventObject>() => ({
  ...wishingActions<Context, Event>()<ReturnWish>(returnProblems),
  see: assign<Context, Event, readonly PictureProgress[], Event, never>(
    (_, pictures) => ({ pictures }) as Partial<Context>,
  ),
  handOn: sendTo<Context, Event, PictureEvent, AnyActorRef, Event>(
    'pictures',
    (_: unknown, event: PictureEvent) => event,
  ),
})

/** Where the wish of each call is said. */
export const RETURN_SHEETS = { refund: 'refundSheet', refund_appeal: 'appealSheet' } as const satisfies Record<
  ReturnWish['call'],
  string
>

/**
 * The sheets on which a return is asked for, and on which our team is asked to decide. The flow brings the actor
 * `pictures`, and the state `acting` in which it is done.
 */
export const returning = {
  refundSheet: {
    entry: { type: 'see', params: () => noPictures(PICTURES_MOST) },
    invoke: {
      id: 'pictures',
      src: 'pictures',
      input: ({ context: { item } }: Args) => ({ key: writtenFor('refund', required(item)), most: PICTURES_MOST }),
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
  },
  appealSheet: { on: saying },
} as const
