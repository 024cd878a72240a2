import * as v from 'valibot'
import { NewPin } from '#contract/security.ts'
import { Pin, VerificationCode } from '#contract/shapes.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'

export interface PinForm {
  old_payword: string
  payword: string
  payword_confirm: string
}

export interface PinResetForm {
  code: string
  payword: string
  payword_confirm: string
}

const fresh = { payword: NewPin, payword_confirm: v.string() }
const First = v.object({ ...fresh, old_payword: v.string() })
const Another = v.object({ ...fresh, old_payword: Pin })
const Reset = v.object({ ...fresh, code: VerificationCode })

export const pinProblems = (hasPin: boolean, form: PinForm): Problems<keyof PinForm> => ({
  ...mismatch(form),
  ...problemsBy(hasPin ? Another : First, form),
})

export const pinResetProblems = (form: PinResetForm): Problems<keyof PinResetForm> => ({
  ...mismatch(form),
  ...problemsBy(Reset, form),
})

const mismatch = (form: { payword: string; payword_confirm: string }): Problems<'payword_confirm'> =>
  form.payword === form.payword_confirm ? {} : { payword_confirm: 'pin-mismatch' }
