import * as v from 'valibot'
import { SecondCode } from '#contract/second.ts'
import { Watchword } from '#contract/security.ts'
import { Password, VerificationCode } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'

export interface LiftForm {
  password: string
  code: string
  second: string
}

export interface WatchwordForm {
  watchword: string
  password: string
}

export const NO_LIFT: LiftForm = { password: '', code: '', second: '' }

/** A code that was sent lifts it, or the second factor: nobody is asked for both. */
export const liftProblems = checks(
  v.object({ password: Password, code: VerificationCode, second: SecondCode }),
  (_: LiftForm, { password, code, second }, { bySecond }: { bySecond: boolean }) => ({
    ...(password && { password }),
    ...(bySecond ? second && { second } : code && { code }),
  }),
)

/** Whoever would have the password sent about in letters is told so before. */
export const watchwordProblems = checks(
  v.object({ watchword: Watchword, password: Password }),
  ({ watchword, password }: WatchwordForm, problems) => ({
    ...(watchword.trim() === password && { watchword: 'watchword-secret' as const }),
    ...problems,
  }),
)
