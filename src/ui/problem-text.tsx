import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN, PICTURES_MOST, PIN_DIGITS, REMARK_MAX } from '#contract/limits.ts'
import type { Problem } from '#contract/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { TRADE_PROBLEMS } from './problem/trade.tsx'

const WORDS: Record<Problem, () => ReactNode> = {
  required: () => <Trans>Please fill this in.</Trans>,
  unreadable: () => <Trans>This cannot be read. Please check it.</Trans>,
  'email-required': () => <Trans>Please enter your e-mail address.</Trans>,
  'email-invalid': () => <Trans>This is not an e-mail address.</Trans>,
  'account-required': () => <Trans>Please enter your phone number, username or e-mail address.</Trans>,
  'phone-invalid': () => <Trans>A phone number has 11 digits and begins with 13 to 19.</Trans>,
  'username-invalid': () => <Trans>A username has 6 to 11 letters, digits, hyphens or underscores.</Trans>,
  'username-taken': () => <Trans>This username is taken.</Trans>,
  'password-required': () => <Trans>Please enter your password.</Trans>,
  'password-short': () => <Trans>A password has at least {PASSWORD_MIN} characters.</Trans>,
  'password-long': () => <Trans>A password has at most {PASSWORD_MAX} characters.</Trans>,
  'password-common': () => <Trans>This password is one of the first anybody would guess.</Trans>,
  'password-mismatch': () => <Trans>The two passwords differ.</Trans>,
  'code-required': () => <Trans>Please enter the code.</Trans>,
  'code-incomplete': () => <Trans>The code has 6 digits.</Trans>,
  'invite-invalid': () => <Trans>An invite code has 6 to 12 letters and digits.</Trans>,
  'invite-unknown': () => <Trans>Nobody has this invite code.</Trans>,
  'agree-required': () => <Trans>Please read the agreement and agree to it.</Trans>,
  'receiver-required': () => <Trans>Please say who receives it.</Trans>,
  'amount-required': () => <Trans>Please enter an amount.</Trans>,
  'amount-invalid': () => <Trans>This is not an amount.</Trans>,
  'amount-least': () => <Trans>This is less than the minimum.</Trans>,
  'amount-most': () => <Trans>This is more than the maximum.</Trans>,
  'amount-places': () => <Trans>This has more decimal places than there are.</Trans>,
  'remark-long': () => <Trans>A remark has at most {REMARK_MAX} characters.</Trans>,
  'pin-required': () => <Trans>Please enter your payment PIN.</Trans>,
  'pin-incomplete': () => <Trans>The payment PIN has {PIN_DIGITS} digits.</Trans>,
  'pin-mismatch': () => <Trans>The two PINs differ.</Trans>,
  'pin-common': () => <Trans>A run such as 123456, or the same digits again and again, is too easy to guess.</Trans>,
  'first-name-required': () => <Trans>Please enter your first name.</Trans>,
  'last-name-required': () => <Trans>Please enter your last name.</Trans>,
  'iban-required': () => <Trans>Please enter your IBAN.</Trans>,
  'iban-country': () => <Trans>No IBAN begins with these two letters.</Trans>,
  'iban-length': () => <Trans>This IBAN is too short or too long for its country.</Trans>,
  'iban-invalid': () => <Trans>This IBAN is not right. Please compare it with the one from your bank.</Trans>,
  'iban-taken': () => <Trans>You have already added this IBAN.</Trans>,
  'swift-required': () => <Trans>Please enter the SWIFT of your bank.</Trans>,
  'swift-invalid': () => <Trans>A SWIFT has 8 or 11 letters and digits.</Trans>,
  'swift-country': () => <Trans>This SWIFT is of another country than the IBAN.</Trans>,
  'bank-required': () => <Trans>Please enter the name of your bank.</Trans>,
  'country-required': () => <Trans>Please choose a country or region.</Trans>,
  'address-required': () => <Trans>Please enter your address.</Trans>,
  'latin-only': () => <Trans>Please use Latin letters, as your bank does.</Trans>,
  'text-long': () => <Trans>This is too long. Please shorten it.</Trans>,
  'text-short': () => <Trans>This is too short.</Trans>,
  'pictures-many': () => <Trans>At most {PICTURES_MOST} pictures can be added.</Trans>,
  'reason-required': () => <Trans>Please choose a reason.</Trans>,
  'name-required': () => <Trans>Please enter a name.</Trans>,
  ...TRADE_PROBLEMS,
}

/** What to show beside one field: the problem found here, else the server's words about it. */
export function wordsFor(field: string, problems: Partial<Record<string, Problem>>, trouble?: Trouble): ReactNode {
  const problem = problems[field]
  return problem ? WORDS[problem]() : trouble?.errors?.[field]
}
