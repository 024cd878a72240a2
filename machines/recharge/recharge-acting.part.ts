import { assign, type EventObject } from 'xstate'
import type { RechargeInfo } from '#contract/recharge.ts'
import { required } from '../lib/required.ts'
import { local } from '../lib/remote.ts'
import { actedOn, actedOnGuards, shown } from '../stock/acted-on.part.ts'
import { again } from '../stock/following.part.ts'
import { confirming, performing, saying, wishingActions, wishingGuards, type Wishing } from '../stock/wishing.part.ts'
import { wishProblems, type RechargeWish, type WishField } from './show.rules.ts'

export interface RechargeActing extends Wishing<RechargeWish, WishField> {
  orderNo: string
  recharge?: RechargeInfo | undefined
}

export type RechargeActingEvent =
  /** A clock ran out: only the server knows what that means. */
  { type: 'expire' } | { type: 'act'; wish: RechargeWish } | { type: 'cancel' } | { type: 'appeal' } | { type: 'back' }

/** Does one thing to a recharge, of the version that was seen; its key is made by whoever performs it. */
export const act = local<RechargeInfo, { recharge: RechargeInfo; wish: RechargeWish }>('act')

interface Args {
  readonly context: RechargeActing
}

export const rechargeActingGuards = {
  ...actedOnGuards('recharge'),
  ...wishingGuards<RechargeWish>(wishProblems, ['invalid', 'proof-used', 'missing']),
}

export const rechargeActingActions = <Context extends RechargeActing, Event extends EventObject>() => ({
  ...wishingActions<Context, Event>()<RechargeWish>(wishProblems),
  show: assign<Context, Event, RechargeInfo, Event, never>(
    (_, recharge) => ({ recharge, orderNo: recharge.order_no }) as Partial<Context>,
  ),
})

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
  act: saying.act,
} as const
const done = { target: 'showing', actions: ['forget', shown, 'finish'] } as const
/** The form beside it has an `opening` and an `unknown` of its own. */
const named = { opening: 'reading', unknown: 'unanswered' } as const
const { opening: reading, unknown, ...acted } = actedOn({ question: info, ways, done, named })

/** The flow brings `info`, `act` and `listening`, and says what `note`, `clear`, `handOn` and `finish` do. */
export const rechargeActing = {
  ...acted,
  reading,
  appealing: { on: { ...pictured, ...saying } },
  confirmingCancel: { on: confirming },
  acting: performing({
    input: ({ context, event }: Args & { event: unknown }) => ({
      recharge: required(context.recharge),
      wish: (event as { wish: RechargeWish }).wish,
    }),
    done,
    sheets: { prove: 'showing', appeal: 'appealing' },
  }),
  unanswered: { tags: 'held', ...unknown },
} as const
