import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { CANCELLATION_WISH } from './limits.ts'
import { SCALE } from './money.ts'
import { QUOTED } from './quote.ts'
import { Shares } from './purchase.ts'
import { Agreed, Amount, Block, Link, Mark, Moment, Nothing, Password, Pin, VerificationCode } from './shapes.ts'
import type { Problem } from './problems.ts'

const BLOCKERS = [
  'balance',
  'trade',
  'dispute',
  'recharge',
  'withdrawal',
  'plan',
  'shop_order',
  'margin',
  'hold',
  'debt',
] as const
export type BlockerCode = (typeof BLOCKERS)[number]

export const Blocker = v.object({ code: v.picklist(BLOCKERS), text: v.string(), link: Link })
export type Blocker = v.InferOutput<typeof Blocker>

const Remains = v.object({
  account: v.picklist(QUOTED),
  currency: v.picklist(Object.keys(SCALE) as (keyof typeof SCALE)[]),
  amount: Amount,
})
export type Remains = v.InferOutput<typeof Remains>

const SharesLeft = v.object({ code: v.string(), title: v.string(), shares: Shares })
export type SharesLeft = v.InferOutput<typeof SharesLeft>

export const CANCELLATION_REASONS = ['not_settled', 'not_proven', 'law', 'other'] as const
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]

const review = { review_from: Moment, review_by: Moment }

const Wish = v.pipe(v.string(), v.trim(), v.maxLength(CANCELLATION_WISH, 'text-long' satisfies Problem))

export const GoingWish = v.object({ reason: v.optional(Wish, ''), agree: Agreed })
export const GoingProof = v.object({ password: Password, code: VerificationCode, payword: Pin })

export const cancellation = {
  info: endpoint({
    path: '/user/user/zhuxiao_info',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      withdrawn_time: v.nullable(Moment),
      days_text: v.string(),
      /** As it would be if it were requested now. */
      ...review,
      blockers: v.array(Blocker),
      remains: v.array(Remains),
      shares: v.array(SharesLeft),
      /** Names exactly what remains; the request must say it back. */
      remains_mark: v.string(),
      agreement: v.array(Block),
      server_time: Moment,
    }),
    refusals: [],
    summary:
      'What keeps the account from being cancelled, what would be given up with it, and how long a request takes.',
  }),
  request: endpoint({
    path: '/user/user/zhuxiao',
    access: 'member',
    writes: true,
    signsOut: true,
    takes: v.object({ ...GoingWish.entries, ...GoingProof.entries, request_no: Mark, give_up: Mark }),
    gives: v.object({ apply_time: Moment, ...review }),
    refusals: [
      'invalid',
      'wrong-password',
      'too-often',
      'wrong-code',
      'dead-code',
      'pin-unset',
      'pin-wrong',
      'pin-locked',
      'account-bound',
      'moved-on',
    ],
    summary:
      'Asks for the account to be cancelled, and ends every session of it. Signing in before it is deleted withdraws the request.',
  }),
}
export type CancellationInfo = v.InferOutput<typeof cancellation.info.gives>
export type CancellationAsked = v.InferOutput<typeof cancellation.request.gives>
