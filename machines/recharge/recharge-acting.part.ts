import { assign, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { RechargeInfo } from '#contract/recharge.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { required } from '../lib/required.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise } from '../lib/refusal.ts'
import { local } from '../lib/remote.ts'
import { freshIn, isMissing, type Failed, type Trouble } from '../lib/trouble.ts'
import { again, following } from '../stock/following.part.ts'
import { wishProblems, type RechargeWish, type WishField } from './show.rules.ts'

export interface RechargeActing {
  orderNo: string
  recharge?: RechargeInfo | undefined
  wish?: RechargeWish | undefined
  problems: Problems<WishField>
  trouble?: Trouble | undefined
}

export type RechargeActingEvent =
  /** A clock ran out: only the server knows what that means. */
  { type: 'expire' } | { type: 'act'; wish: RechargeWish } | { type: 'cancel' } | { type: 'appeal' } | { type: 'back' }

/** Does one thing to a recharge, of the version that was seen; its key is made by whoever performs it. */
export const act = local<RechargeInfo, { recharge: RechargeInfo; wish: RechargeWish }>('act')

interface Args {
  readonly context: RechargeActing
}

const CORRECTED: readonly RefusalName[] = ['invalid', 'proof-used', 'missing']

export const rechargeActingGuards = {
  isMissing: (_: Args, error: unknown) => isMissing(error),
  isWhole: (_: Args, wish: RechargeWish) => isClean(wishProblems(wish)),
  isCorrected: ({ context: { wish } }: Args, { error, call }: { error: unknown; call: RechargeWish['call'] }) =>
    wish?.call === call && CORRECTED.some((refusal) => isRefusal(error, refusal)),
  isStale: (_: Args, error: unknown) => freshIn(error) !== undefined,
  /** No answer came, and yet the recharge went on: it says itself what was done. */
  wentOn: ({ context: { trouble, recharge } }: Args, { version }: RechargeInfo) =>
    trouble?.refusal === undefined && version !== recharge?.version,
}

export const rechargeActingActions = <Context extends RechargeActing, Event extends EventObject>() => {
  const recall = <Fact extends NonReducibleUnknown>(facts: (args: Args, fact: Fact) => Partial<RechargeActing>) =>
    assign<Context, Event, Fact, Event, never>((args, fact) => facts(args, fact) as Partial<Context>)
  return {
    show: recall((_, recharge: RechargeInfo) => ({ recharge, orderNo: recharge.order_no })),
    want: recall((_, wish: RechargeWish) => ({ wish, problems: {}, trouble: undefined })),
    reproach: recall((_, wish: RechargeWish) => ({ wish, problems: wishProblems(wish), trouble: undefined })),
    forget: recall(() => ({ wish: undefined, problems: {}, trouble: undefined })),
  }
}

type Heard = { event: { output: RechargeInfo } }
const said = ({ event }: Heard) => event.output
const wished = ({ event }: { event: { wish: RechargeWish } }) => event.wish
const failed = ({ event }: Failed) => event.error
const shown = { type: 'show', params: said } as const
const noted = { type: 'note', params: failed } as const
const freshened = { type: 'show', params: ({ event }: Failed) => freshIn(event.error) as RechargeInfo } as const
const lost = [{ guard: { type: 'isMissing', params: failed }, target: 'missing' }] as const

const does = { target: 'acting', actions: { type: 'want', params: wished } } as const

const sends = [
  { guard: { type: 'isWhole', params: wished }, ...does },
  { actions: { type: 'reproach', params: wished } },
] as const

const corrected = (call: RechargeWish['call'], to: string) =>
  ({
    guard: { type: 'isCorrected', params: ({ event }: Failed) => ({ error: event.error, call }) },
    target: to,
    actions: noted,
  }) as const

const info = {
  id: 'info',
  src: 'info',
  input: ({ context }: Args) => ({ order_no: context.orderNo }),
} as const

export const pictured = { picture: { actions: 'handOn' } } as const

const ways = {
  ...pictured,
  changed: again,
  expire: again,
  cancel: { target: 'confirmingCancel', actions: 'clear' },
  appeal: { target: 'appealing', actions: 'clear' },
  act: sends,
} as const
const back = { target: 'following', actions: 'clear' } as const

/** The flow brings `info`, `act` and `listening`, and says what `note`, `clear`, `handOn` and `finish` do. */
export const rechargeActing = {
  reading: {
    tags: 'busy',
    on: { changed: { target: 'reading', reenter: true } },
    invoke: {
      ...info,
      onDone: { target: 'showing', actions: ['clear', shown] },
      onError: [...lost, otherwise('unreachable')],
    },
  },
  missing: {},
  showing: { on: ways },
  ...following({ question: info, heard: { target: 'showing', actions: shown }, ways, lost }),
  appealing: { on: { ...pictured, act: sends, back } },
  confirmingCancel: { on: { act: does, back } },
  acting: {
    tags: ['held', 'busy'],
    invoke: {
      id: 'act',
      src: 'act',
      input: ({ context, event }: Args & { event: unknown }) => ({
        recharge: required(context.recharge),
        wish: (event as { wish: RechargeWish }).wish,
      }),
      onDone: { target: 'showing', actions: ['forget', shown, 'finish'] },
      onError: [
        corrected('prove', 'showing'),
        corrected('appeal', 'appealing'),
        { guard: { type: 'isStale', params: failed }, target: 'stale', actions: [noted, freshened] },
        otherwise('rereading'),
      ],
    },
  },
  rereading: {
    tags: 'busy',
    invoke: {
      ...info,
      onDone: [
        { guard: { type: 'wentOn', params: said }, target: 'showing', actions: ['forget', shown, 'finish'] },
        { target: 'actionFailed', actions: shown },
      ],
      onError: [...lost, { target: 'unanswered' }],
    },
  },
  unanswered: { tags: 'held', on: { retry: 'rereading', changed: 'rereading' } },
  stale: { on: ways },
  actionFailed: { on: ways },
} as const
