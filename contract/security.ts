import * as v from 'valibot'
import { UserInfo } from './account.ts'
import { endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { Email, Mark, Moment, Nothing, optional, Password, Phone, Pin, VerificationCode } from './shapes.ts'

/** Digits that go up, go down or stay, in steps of one; or a group of digits, again and again. */
const isEasy = (pin: string): boolean => {
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10))
  const [step = 0] = steps
  return (steps.size === 1 && [0, 1, 9].includes(step)) || /^(\d{2,3})\1+$/.test(pin)
}

export const NewPin = v.pipe(
  Pin,
  v.check((pin) => !isEasy(pin), 'pin-common' satisfies Problem),
)

const hasPin = { has_payword: v.literal(1) }

export const security = {
  setPin: endpoint({
    path: '/user/user/set_payword',
    access: 'member',
    writes: true,
    takes: v.object({ payword: NewPin, payword_confirm: v.string(), old_payword: optional(Pin) }),
    gives: v.object(hasPin),
    refusals: ['invalid', 'pin-wrong', 'pin-locked', 'moved-on'],
    says: 'Sets the payment PIN, or changes it for somebody who knows the old one.',
  }),
  resetPin: endpoint({
    path: '/user/user/reset_payword',
    access: 'member',
    writes: true,
    takes: v.object({ code: VerificationCode, request_no: Mark, payword: NewPin, payword_confirm: v.string() }),
    gives: v.object({ ...hasPin, withdrawals_held_until: Moment }),
    refusals: ['invalid', 'wrong-code', 'dead-code'],
    says: 'Sets a new payment PIN by a code of scene `payword`, and holds withdrawals for a day.',
  }),
  updatePassword: endpoint({
    path: '/user/user/update_password',
    access: 'member',
    writes: true,
    takes: v.object({
      old_password: optional(Password),
      code: optional(VerificationCode),
      request_no: Mark,
      password: Password,
      password_confirm: v.string(),
    }),
    gives: Nothing,
    refusals: ['invalid', 'wrong-password', 'wrong-code', 'dead-code', 'too-often'],
    says: 'Sets a new password by the old one or by a code of scene `password`, ends every session, and holds withdrawals for a day.',
  }),
  setMobile: endpoint({
    path: '/user/user/set_mobile',
    access: 'member',
    writes: true,
    takes: v.object({ mobile: Phone, code: VerificationCode, request_no: Mark }),
    gives: UserInfo,
    refusals: ['invalid', 'wrong-code', 'dead-code', 'said-already', 'contact-taken'],
    says: 'Gives the member a first phone number by a code of scene `bind_mobile`; the same one again is left as it is.',
  }),
  updateMobile: endpoint({
    path: '/user/user/update_user_mobile',
    access: 'member',
    writes: true,
    takes: v.object({
      old_code: VerificationCode,
      old_request_no: Mark,
      mobile: Phone,
      code: VerificationCode,
      request_no: Mark,
    }),
    gives: Nothing,
    refusals: ['invalid', 'wrong-code', 'dead-code', 'moved-on', 'contact-taken'],
    says: 'Changes the phone number by two codes of scene `up_mobile`, one to each number, ends every session, and holds withdrawals for a day. Where the code to the old number is wrong or dead, `errors` names `old_code`.',
  }),
  setEmail: endpoint({
    path: '/user/user/set_email',
    access: 'member',
    writes: true,
    takes: v.object({ email: Email, code: VerificationCode, request_no: Mark, password: Password }),
    gives: UserInfo,
    refusals: ['invalid', 'wrong-password', 'wrong-code', 'dead-code', 'too-often', 'contact-taken'],
    says: 'Sets the e-mail address by the password and a code of scene `bind_email`, and holds withdrawals for a day; the same one again is left as it is.',
  }),
}
