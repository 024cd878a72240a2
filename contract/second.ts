import * as v from 'valibot'
import { PASSKEY_ANSWER_MAX, SECOND_PATTERN } from './limits.ts'
import type { Problem } from './problems.ts'

export const SECOND_WAYS = ['passkey', 'totp', 'recovery'] as const
export type SecondWay = (typeof SECOND_WAYS)[number]

export const SecondAsked = v.object({ ways: v.array(v.picklist(SECOND_WAYS)) })
export type SecondAsked = v.InferOutput<typeof SecondAsked>

/** Said where the phone is to answer by its passkey; what it answers goes out in place of this. */
export const BY_PASSKEY = 'passkey'

/** Six digits of the app, a recovery code, or what a passkey answered. */
export const SecondCode = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'code-required' satisfies Problem),
  v.maxLength(PASSKEY_ANSWER_MAX, 'second-invalid' satisfies Problem),
  v.regex(SECOND_PATTERN, 'second-invalid' satisfies Problem),
)

export const BY_SECOND = ['second-needed', 'second-wrong', 'second-locked'] as const
