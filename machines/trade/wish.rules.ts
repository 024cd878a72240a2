import * as v from 'valibot'
import { DISPUTE_TEXT, RATING_TEXT } from '#contract/limits.ts'
import { DISPUTE_REASONS, DisputeText, Images, type DisputeReason, type LeaveReason } from '#contract/order.ts'
import { problem } from '#contract/problems.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'
import { payProblems, type PayWish } from './pay.rules.ts'

export interface DisputeWish {
  readonly call: 'dispute'
  readonly reason: DisputeReason | ''
  readonly text: string
  readonly images: readonly string[]
}
export interface ReplyWish {
  readonly call: 'reply'
  readonly answer: 'evidence' | 'accept' | 'reject' | 'withdraw'
  readonly text: string
  readonly images: readonly string[]
}
export interface RateWish {
  readonly call: 'rate'
  /** From 1 to 5; 0 while nothing is chosen. */
  readonly score: number
  readonly text: string
}
export type CommonWish = DisputeWish | ReplyWish | RateWish

export type MemberWish =
  | CommonWish
  | { readonly call: 'cancel'; readonly reason: LeaveReason | '' }
  | { readonly call: 'extend' }
  | { readonly call: 'confirm'; readonly payword: string }

export type MerchantWish =
  | CommonWish
  | PayWish
  | { readonly call: 'answer'; readonly accept: 0 | 1 }
  | { readonly call: 'undo' }
  | { readonly call: 'abandon'; readonly reason: LeaveReason | '' }

export type Wish = MemberWish | MerchantWish
export type WishField = 'reason' | 'text' | 'images' | 'score' | 'reference' | 'payer_name'

const Dispute = v.object({
  reason: v.picklist(DISPUTE_REASONS, problem('reason-required')),
  text: DisputeText,
  images: Images,
})
const Evidence = v.object({
  text: v.pipe(v.string(), v.trim(), v.maxLength(DISPUTE_TEXT.most, problem('text-long'))),
  images: Images,
})
const Rating = v.object({
  score: v.picklist([1, 2, 3, 4, 5], problem('required')),
  text: v.pipe(v.string(), v.trim(), v.maxLength(RATING_TEXT, problem('text-long'))),
})

const evidenceProblems = ({ text, images }: ReplyWish): Problems<WishField> =>
  text.trim() === '' && images.length === 0 ? { text: 'required' } : problemsBy(Evidence, { text, images: [...images] })

export function problemsOf(wish: Wish): Problems<WishField> {
  switch (wish.call) {
    case 'dispute':
      return problemsBy(Dispute, {
        ...wish,
        reason: wish.reason as DisputeReason,
        images: [...wish.images],
      })
    case 'reply':
      return wish.answer === 'evidence' ? evidenceProblems(wish) : {}
    case 'rate':
      return problemsBy(Rating, { score: wish.score as 1, text: wish.text })
    case 'pay':
      return payProblems(wish)
    case 'abandon':
      return wish.reason === '' ? { reason: 'reason-required' } : {}
    default:
      return {}
  }
}
