import { assign, sendTo, type AnyActorRef, type EventObject, type NonReducibleUnknown } from 'xstate'
import { PICTURES_MOST, PICTURES_PICKED } from '#contract/limits.ts'
import type { OrderInfo } from '#contract/order.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { noPictures, type PictureEvent, type PictureProgress } from '../attachment/picture.ts'
import { required } from '../lib/required.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { local } from '../lib/remote.ts'
import { freshIn, isMissing, isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { actedOn } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { problemsOf, type Wish, type WishField } from './wish.rules.ts'
import { inPart } from '../lib/part.ts'

export interface OrderActing {
  orderNo: string
  order?: OrderInfo
  /** Without its secret: whoever is sent back finds what they wrote. */
  wish?: Wish
  problems: Problems<WishField>
  pictures: readonly PictureProgress[]
  trouble?: Trouble
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
interface Corrected {
  readonly error: unknown
  readonly wanted: string | undefined
  readonly call: string
}

const CORRECTED: readonly RefusalName[] = ['invalid', 'pin-wrong', 'pin-locked', 'proof-used']

export const orderActingGuards = {
  is: (_: Args, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
  isMissing: (_: Args, error: unknown) => isMissing(error),
  isRefused: (_: Args, error: unknown) => isRefused(error),
  isComplete: (_: Args, wish: Wish) => isClean(problemsOf(wish)),
  isCorrected: (_: Args, { error, wanted, call }: Corrected) =>
    wanted === call && CORRECTED.some((refusal) => isRefusal(error, refusal)),
  isStale: (_: Args, error: unknown) => freshIn(error) !== undefined,
  /** No answer came, and yet the order went on: it says itself what was done. */
  wentOn: ({ context: { trouble, order } }: Args, { version }: OrderInfo) =>
    trouble?.refusal === undefined && version !== order?.version,
}

export const orderActingActions = <Context extends OrderActing, Event extends EventObject>() => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (args: Args, fact: Fact) => Partial<OrderActing>) =>
    assign<Context, Event, Fact, Event, never>((args, fact) => facts(args, fact) as Partial<Context>)
  return {
    show: recall((_, order: OrderInfo) => ({ order })),
    want: recall((_, wish: Wish) => ({ wish: withoutSecret(wish), problems: {}, trouble: undefined })),
    mark: recall((_, wish: Wish) => ({ wish: withoutSecret(wish), problems: problemsOf(wish), trouble: undefined })),
    note: recall((_, error: unknown) => ({ trouble: troubleOf(error) })),
    see: recall((_, pictures: readonly PictureProgress[]) => ({ pictures })),
    handOn: sendTo<Context, Event, PictureEvent, AnyActorRef, Event>(
      'pictures',
      (_: unknown, event: PictureEvent) => event,
    ),
    clear: recall(() => ({ problems: {}, trouble: undefined })),
    forget: recall(() => ({ wish: undefined, problems: {}, trouble: undefined })),
  }
}

const withoutSecret = (wish: Wish): Wish => ('payword' in wish ? { ...wish, payword: '' } : wish)

type Heard<Output> = { event: { output: Output } }
const said = ({ event }: Heard<OrderInfo>) => event.output
const wished = ({ event }: { event: { wish: Wish } }) => event.wish
const failed = ({ event }: Failed) => event.error
const shown = { type: 'show', params: said } as const
const noted = { type: 'note', params: failed } as const
const freshened = { type: 'show', params: ({ event }: Failed) => freshIn(event.error) as OrderInfo } as const

const does = { target: 'acting', actions: { type: 'want', params: wished } } as const

const sends = [
  { guard: { type: 'isComplete', params: wished }, ...does },
  { actions: { type: 'mark', params: wished } },
] as const

const corrected = (call: Wish['call'], sheet: string) =>
  ({
    guard: {
      type: 'isCorrected',
      params: ({ context, event }: Args & Failed) => ({ error: event.error, wanted: context.wish?.call, call }),
    },
    target: sheet,
    actions: noted,
  }) as const

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
      act: sends,
      back: { target: 'following', actions: 'clear' },
    },
  }) as const

export const asking = { on: { act: sends, back: { target: 'following', actions: 'clear' } } } as const

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
    ask: { target: 'confirmingAction', actions: { type: 'want', params: wished } },
    act: does,
  } as const
  const lost = [
    { guard: { type: 'isMissing', params: failed }, target: 'missing' },
    ...(Object.entries(elsewhere) as [RefusalName, string][]).map(([refusal, to]) => refused(refusal, to)),
  ] as const
  const info = {
    id: 'info',
    src: 'info',
    input: ({ context }: Args) => ({ order_no: context.orderNo }),
  } as const

  return inPart('acting', {
    ...actedOn({
      question: info,
      shown,
      shownAgain: shown,
      wentOn: { guard: { type: 'wentOn', params: said }, target: 'showing', actions: ['forget', shown] },
      ways,
      lost,
    }),
    disputeSheet: writing('dispute', PICTURES_MOST),
    replySheet: writing('reply', PICTURES_MOST),
    rating: asking,
    confirmingAction: { on: { act: does, back: { target: 'following', actions: 'forget' } } },
    acting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context, event }: Args & { event: unknown }) => ({
          order_no: context.orderNo,
          version: required(context.order).version,
          wish: (event as { wish: Wish }).wish,
        }),
        onDone: { target: 'showing', actions: ['forget', shown] },
        onError: [
          ...Object.entries({ ...SHEETS, ...sheets }).map(([call, sheet]) => corrected(call as Wish['call'], sheet)),
          { guard: { type: 'isStale', params: failed }, target: 'stale', actions: [noted, freshened] },
          otherwise('rereading'),
        ],
      },
    },
  } as const)
}
