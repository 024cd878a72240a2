import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { Mark, Moment, optional, Pin, VerificationCode } from './shapes.ts'

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
}
