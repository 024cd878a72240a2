import * as v from 'valibot'
import { Password, VerificationCode } from '#contract/shapes.ts'
import { withSecond, type Second } from '../factor/second.rules.ts'
import { checks } from '../lib/problems.ts'
import type { BindingForm } from './binding.part.ts'

export interface EmailForm extends BindingForm, Second {
  password: string
  old_code: string
}

/** What says besides the password whose account it is: a code to the address of before, the second factor, or a day. */
export type Owner = 'oldCode' | 'second' | 'day'

export const NO_EMAIL: EmailForm = { account: '', code: '', password: '', old_code: '' }

/** The code to the address of before is asked of nobody who proves it otherwise, or waits. */
export const emailProblems = withSecond(
  checks(
    v.object({ old_code: VerificationCode, code: VerificationCode, password: Password }),
    (_: EmailForm, { old_code, ...problems }, { owner }: { owner: Owner }) => ({
      ...(owner === 'oldCode' && old_code && { old_code }),
      ...problems,
    }),
  ),
)
