import * as v from 'valibot'
import { SecondCode, type SecondWay } from '#contract/second.ts'
import { Password } from '#contract/shapes.ts'
import { checks, problemsBy, type Problems } from '../lib/problems.ts'

export interface UnlockForm {
  password: string
  second: string
}

export const NO_UNLOCK: UnlockForm = { password: '', second: '' }

const Code = v.object({ second: SecondCode })
const Unlock = v.object({ password: Password, second: SecondCode })

export const secondProblems = (second: string): Problems<'second'> => problemsBy(Code, { second })

/** Whoever has no second factor yet is not asked for it. */
export const unlockProblems = checks(
  Unlock,
  (_: UnlockForm, { password, second }, { factor }: { factor?: { readonly ways: readonly SecondWay[] } }) => ({
    ...(password && { password }),
    ...(factor && factor.ways.length > 0 && second && { second }),
  }),
)
