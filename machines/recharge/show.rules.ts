import * as v from 'valibot'
import { APPEAL_TEXT, PICTURES_MOST, REFERENCE_MAX } from '#contract/limits.ts'
import { problem } from '#contract/problems.ts'
import type { RechargeEvent, RechargeInfo } from '#contract/recharge.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'

export type RechargeWish =
  | { readonly call: 'prove'; readonly proof: string; readonly payer: string }
  | { readonly call: 'cancel' }
  | { readonly call: 'appeal'; readonly text: string; readonly images: readonly string[] }

export type WishField = 'proof' | 'payer' | 'text' | 'images'

const Proof = v.object({
  proof: v.pipe(v.string(), v.minLength(1, problem('proof-required'))),
  payer: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, problem('payer-required')),
    v.maxLength(REFERENCE_MAX, problem('text-long')),
  ),
})
const Appeal = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(APPEAL_TEXT.least, problem('text-short')),
    v.maxLength(APPEAL_TEXT.most, problem('text-long')),
  ),
  images: v.pipe(v.array(v.string()), v.maxLength(PICTURES_MOST, problem('pictures-many'))),
})

export function wishProblems(wish: RechargeWish): Problems<WishField> {
  switch (wish.call) {
    case 'prove':
      return problemsBy(Proof, wish)
    case 'appeal':
      return problemsBy(Appeal, { ...wish, images: [...wish.images] })
    case 'cancel':
      return {}
  }
}

export const mayDo = ({ allowed }: Pick<RechargeInfo, 'allowed'>, event: RechargeEvent): boolean =>
  allowed.includes(event)

export const wholeOf = (amount: string): string => amount.split('.')[0] ?? amount
