import * as v from 'valibot'
import { UserInfo } from './account.ts'
import { always, endpoint } from './endpoint.ts'
import { WATCHWORD } from './limits.ts'
import type { Problem } from './problems.ts'
import { BY_SECOND, SECOND_WAYS, SecondCode } from './second.ts'
import { Email, Mark, Moment, Nothing, optional, Password, Phone, Pin, VerificationCode } from './shapes.ts'

/** Steps of one up, down or none; or a repeated group of digits. */
const isEasy = (pin: string): boolean => {
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10))
  const [step = 0] = steps
  return (steps.size === 1 && [0, 1, 9].includes(step)) || /^(\d{2,3})\1+$/.test(pin)
}

export const NewPin = v.pipe(
  Pin,
  v.check((pin) => !isEasy(pin), 'pin-common' satisfies Problem),
)

/** Nothing in it is hidden, or turns what stands beside it. */
export const Watchword = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1, 'required' satisfies Problem),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'unreadable' satisfies Problem),
  v.check(
    (words) => [...words].length >= WATCHWORD.least && [...words].length <= WATCHWORD.most,
    'watchword-length' satisfies Problem,
  ),
)

export const Pause = v.object({
  paused_at: v.nullable(Moment),
  contact: v.string(),
  ways: v.array(v.picklist(SECOND_WAYS)),
})
export type Pause = v.InferOutput<typeof Pause>

export const EmailChange = v.object({ email: v.string(), ripe_time: Moment })
export type EmailChange = v.InferOutput<typeof EmailChange>

const second = optional(SecondCode)

const OwnWatchword = v.object({ watchword: v.nullable(v.string()) })

const hasPin = { has_payword: v.literal(1) }

export const security = {
  setPin: endpoint({
    path: '/user/user/set_payword',
    access: 'member',
    writes: true,
    takes: v.object({ payword: NewPin, payword_confirm: v.string(), old_payword: optional(Pin) }),
    gives: v.object(hasPin),
    refusals: ['invalid', 'pin-wrong', 'pin-locked', 'moved-on'],
    summary: 'Sets the payment PIN, or changes it for somebody who knows the old one.',
  }),
  resetPin: endpoint({
    path: '/user/user/reset_payword',
    access: 'member',
    writes: true,
    takes: v.object({ code: VerificationCode, request_no: Mark, payword: NewPin, payword_confirm: v.string(), second }),
    gives: v.object({ ...hasPin, withdrawals_held_until: Moment }),
    refusals: ['invalid', 'wrong-code', 'dead-code', ...BY_SECOND],
    summary:
      'Sets a new payment PIN by a code of scene `payword` and, where there is one, the second factor, and holds withdrawals for a day.',
  }),
  updatePassword: endpoint({
    path: '/user/user/update_password',
    access: 'member',
    writes: true,
    signsOut: true,
    takes: v.object({
      old_password: optional(Password),
      code: optional(VerificationCode),
      request_no: Mark,
      password: Password,
      password_confirm: v.string(),
      second,
    }),
    gives: Nothing,
    refusals: ['invalid', 'wrong-password', 'wrong-code', 'dead-code', 'too-often', ...BY_SECOND],
    summary:
      'Sets a new password by the old one or by a code of scene `password` and, where there is one, the second factor, ends every session, and holds withdrawals for a day.',
  }),
  setMobile: endpoint({
    path: '/user/user/set_mobile',
    access: 'member',
    writes: true,
    takes: v.object({ mobile: Phone, code: VerificationCode, request_no: Mark }),
    gives: UserInfo,
    refusals: ['invalid', 'wrong-code', 'dead-code', 'said-already', 'contact-taken'],
    summary:
      'Gives the member a first phone number by a code of scene `bind_mobile`; the same one again is left as it is.',
  }),
  updateMobile: endpoint({
    path: '/user/user/update_user_mobile',
    access: 'member',
    writes: true,
    signsOut: true,
    takes: v.object({
      old_code: VerificationCode,
      old_request_no: Mark,
      mobile: Phone,
      code: VerificationCode,
      request_no: Mark,
      second,
    }),
    gives: Nothing,
    refusals: ['invalid', 'wrong-code', 'dead-code', 'moved-on', 'contact-taken', ...BY_SECOND],
    summary:
      'Changes the phone number by two codes of scene `up_mobile`, one to each number, ends every session, and holds withdrawals for a day. Where the code to the old number is wrong or dead, `errors` names `old_code`.',
  }),
  setEmail: endpoint({
    path: '/user/user/set_email',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({
      email: Email,
      code: VerificationCode,
      request_no: Mark,
      password: Password,
      /** Of the same scene, sent to the address of before. */
      old_code: optional(VerificationCode),
      old_request_no: Mark,
      second,
    }),
    gives: v.object({ user_info: UserInfo, waiting: v.nullable(EmailChange) }),
    refusals: [
      'invalid',
      'wrong-password',
      'wrong-code',
      'dead-code',
      'too-often',
      'contact-taken',
      'said-already',
      ...BY_SECOND,
    ],
    summary:
      'Sets the e-mail address by the password, a code of scene `bind_email` to it, and a code to the address of before or the second factor, and holds withdrawals for a day. Who has neither waits for a day, in which the address of before can cancel it: `waiting` says so. The same one again is left as it is. A pause stops it: its code goes to this address.',
  }),
  emailChange: endpoint({
    path: '/user/security/email_change',
    access: 'member',
    takes: Nothing,
    gives: v.object({ waiting: v.nullable(EmailChange) }),
    refusals: [],
    summary: 'Which e-mail address waits until it is the member’s.',
  }),
  cancelEmailChange: endpoint({
    path: '/user/security/cancel_email_change',
    access: 'member',
    writes: true,
    takes: Nothing,
    gives: v.object({ waiting: v.nullable(EmailChange) }),
    refusals: [],
    summary: 'The e-mail address stays as it is; where none waits, nothing changes.',
  }),
  pause: endpoint({
    path: '/user/security/pause_info',
    access: 'member',
    takes: Nothing,
    gives: Pause,
    refusals: [],
    summary: 'Whether the member paused what leaves the account.',
  }),
  setPause: endpoint({
    path: '/user/security/pause',
    access: 'member',
    writes: true,
    takes: Nothing,
    gives: Pause,
    refusals: [],
    summary:
      'Stops at once everything that leaves the account: once this is answered, nothing does. What is paused stays so.',
  }),
  liftPause: endpoint({
    path: '/user/security/lift_pause',
    access: 'member',
    writes: true,
    takes: v.object({
      password: Password,
      code: optional(VerificationCode),
      request_no: Mark,
      second: optional(SecondCode),
    }),
    gives: Pause,
    refusals: [
      'invalid',
      'wrong-password',
      'wrong-code',
      'dead-code',
      'second-wrong',
      'second-locked',
      'too-often',
      'moved-on',
    ],
    summary:
      'Lets money and rights leave again, by the password and a code of scene `pause` to the e-mail address, or by the password and the second factor.',
  }),
  watchword: endpoint({
    path: '/user/security/watchword',
    access: 'member',
    takes: Nothing,
    gives: OwnWatchword,
    refusals: [],
    summary: 'The words by which the member knows our letters.',
  }),
  setWatchword: endpoint({
    path: '/user/security/set_watchword',
    access: 'member',
    writes: true,
    takes: v.object({ watchword: Watchword, password: Password }),
    gives: OwnWatchword,
    refusals: ['invalid', 'wrong-password', 'too-often'],
    summary: 'Sets or changes the words that stand in every letter to the member, by the password.',
  }),
}
