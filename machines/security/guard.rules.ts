import * as v from 'valibot'
import { Watchword } from '#contract/security.ts'
import { Password, VerificationCode } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'

export interface LiftForm {
  password: string
  code: string
}

export interface WatchwordForm {
  watchword: string
  password: string
}

export const NO_LIFT: LiftForm = { password: '', code: '' }

export const liftProblems = checks<LiftForm>(v.object({ password: Password, code: VerificationCode }))

/** Whoever would have the password sent about in letters is told so before. */
export const watchwordProblems = checks(
  v.object({ watchword: Watchword, password: Password }),
  ({ watchword, password }: WatchwordForm, problems) => ({
    ...(watchword.trim() === password && { watchword: 'watchword-secret' as const }),
    ...problems,
  }),
)
