import * as v from 'valibot'
import { NewPin } from '#contract/security.ts'
import { Pin, VerificationCode } from '#contract/shapes.ts'
import { withSecond, type Second } from '../factor/second.rules.ts'
import { checks, type Problems } from '../lib/problems.ts'

export interface FirstPin {
  payword: string
  payword_confirm: string
}

export interface PinForm extends FirstPin {
  old_payword: string
}

export interface PinResetForm extends Second {
  code: string
  payword: string
  payword_confirm: string
}

export const NO_PIN: FirstPin = { payword: '', payword_confirm: '' }
export const NO_PINS: PinForm = { old_payword: '', ...NO_PIN }
export const NO_PIN_RESET: PinResetForm = { code: '', payword: '', payword_confirm: '' }

const fresh = { payword: NewPin, payword_confirm: v.string() }
const First = v.object(fresh)
const Another = v.object({ ...fresh, old_payword: Pin })
const Reset = v.object({ ...fresh, code: VerificationCode })

const mismatch = (form: { payword: string; payword_confirm: string }): Problems<'payword_confirm'> =>
  form.payword === form.payword_confirm ? {} : { payword_confirm: 'pin-mismatch' }

export const firstPinProblems = checks(First, (form: FirstPin, problems) => ({ ...mismatch(form), ...problems }))

export const pinProblems = checks(
  Another,
  (form: PinForm, { old_payword, ...fresh }, { hasPin }: { hasPin: boolean }) => ({
    ...mismatch(form),
    ...fresh,
    ...(hasPin && old_payword && { old_payword }),
  }),
)

export const pinResetProblems = withSecond(
  checks(Reset, (form: PinResetForm, problems) => ({ ...mismatch(form), ...problems })),
)
