import * as v from 'valibot'
import { REFERENCE_MAX } from '#contract/limits.ts'
import { problem, type Problem } from '#contract/problems.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'

export interface PayWish {
  readonly call: 'pay'
  readonly images: readonly string[]
  readonly reference: string
  readonly payer_name: string
  /** Proves a payment out of the balance; a bank proves its own. */
  readonly payword: string
  readonly second?: string
  /** What is signed where the second factor is a passkey. */
  readonly amount?: string
}

const line = (absent: Problem) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, absent), v.maxLength(REFERENCE_MAX, problem('text-long')))

const ByBank = v.object({
  images: v.pipe(v.array(v.string()), v.minLength(1, problem('proof-required'))),
  reference: line('reference-required'),
  payer_name: line('payer-required'),
})

export const payProblems = (wish: PayWish): Problems<'images' | 'reference' | 'payer_name'> =>
  wish.payword === '' ? problemsBy(ByBank, { ...wish, images: [...wish.images] }) : {}
