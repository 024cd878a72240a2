import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  CODE_DIGITS,
  INVITE_CODE,
  NICKNAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE,
  PHRASE,
  PICTURES_MOST,
  PIN_DIGITS,
  REMARK_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
  WATCHWORD,
} from '#contract/limits.ts'
import type { Problem } from '#contract/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'

const useAtLeast = (least: number) => () => <Trans>Use at least {least} characters.</Trans>
const useAtMost = (most: number) => () => <Trans>Use at most {most} characters.</Trans>
const { digits, first, last } = PHONE
const { least, most } = INVITE_CODE

const WORDS: Record<Problem, () => ReactNode> = {
  required: () => <Trans>Please fill this in.</Trans>,
  unreadable: () => <Trans>Please check this entry.</Trans>,
  'email-required': () => <Trans>Please enter your e-mail address.</Trans>,
  'email-invalid': () => <Trans>This is not an e-mail address.</Trans>,
  'account-required': () => <Trans>Please enter your phone number, username or e-mail address.</Trans>,
  'phone-invalid': () => (
    <Trans>
      A phone number has {digits} digits and begins with {first} to {last}.
    </Trans>
  ),
  'contact-same': () => <Trans>Your account has this one already.</Trans>,
  'username-invalid': () => (
    <Trans>
      Use {USERNAME_MIN} to {USERNAME_MAX} letters, digits, hyphens or underscores, and not digits alone.
    </Trans>
  ),
  'username-taken': () => <Trans>This username is taken.</Trans>,
  'nickname-required': () => <Trans>Please enter a nickname.</Trans>,
  'nickname-long': useAtMost(NICKNAME_MAX),
  'nickname-invalid': () => <Trans>This nickname has characters that cannot be seen. Please type it again.</Trans>,
  'password-required': () => <Trans>Please enter your password.</Trans>,
  'password-short': useAtLeast(PASSWORD_MIN),
  'password-long': useAtMost(PASSWORD_MAX),
  'password-common': () => <Trans>This password is too easy to guess.</Trans>,
  'password-mismatch': () => <Trans>The two passwords differ.</Trans>,
  'watchword-length': () => (
    <Trans>
      Use {WATCHWORD.least} to {WATCHWORD.most} characters.
    </Trans>
  ),
  'watchword-secret': () => <Trans>Please don’t use your password here: we send these words in e-mails.</Trans>,
  'code-required': () => <Trans>Please enter the code.</Trans>,
  'code-incomplete': () => <Trans>The code has {CODE_DIGITS} digits.</Trans>,
  'second-invalid': () => <Trans>Enter the {CODE_DIGITS} digits from your app, or a recovery code.</Trans>,
  'invite-invalid': () => (
    <Trans>
      An invite code has {least} to {most} letters and digits.
    </Trans>
  ),
  'invite-unknown': () => <Trans>This invite code does not exist.</Trans>,
  'agree-required': () => <Trans>Please read the agreement and agree to it.</Trans>,
  'give-up-required': () => <Trans>Please say that you give this up, or have it paid out first.</Trans>,
  'receiver-required': () => <Trans>Please enter a recipient.</Trans>,
  'channel-required': () => <Trans>Please choose a method that is open.</Trans>,
  'amount-required': () => <Trans>Please enter an amount.</Trans>,
  'amount-invalid': () => <Trans>Please enter a valid amount.</Trans>,
  'amount-step': () => <Trans>Please choose an amount that this is sold in.</Trans>,
  'number-required': () => <Trans>Please choose how many.</Trans>,
  'number-invalid': () => <Trans>Please enter a whole number.</Trans>,
  'amount-least': () => <Trans>This is less than the minimum.</Trans>,
  'amount-most': () => <Trans>This is more than the maximum.</Trans>,
  'amount-available': () => <Trans>This is more than you have.</Trans>,
  'amount-today': () => <Trans>This is more than is left today.</Trans>,
  'out-of-range': () => <Trans>This amount is out of range.</Trans>,
  'amount-places': () => <Trans>This has too many decimal places.</Trans>,
  'remark-long': useAtMost(REMARK_MAX),
  'pin-required': () => <Trans>Please enter your payment PIN.</Trans>,
  'pin-incomplete': () => <Trans>The payment PIN has {PIN_DIGITS} digits.</Trans>,
  'pin-mismatch': () => <Trans>The two PINs differ.</Trans>,
  'pin-common': () => <Trans>A run such as 123456 or one repeated digit is too easy to guess.</Trans>,
  'first-name-required': () => <Trans>Please enter your first name.</Trans>,
  'last-name-required': () => <Trans>Please enter your last name.</Trans>,
  'iban-required': () => <Trans>Please enter your IBAN.</Trans>,
  'iban-country': () => <Trans>No IBAN begins with these two letters.</Trans>,
  'iban-length': () => <Trans>This IBAN is too short or too long for its country.</Trans>,
  'iban-invalid': () => <Trans>This IBAN is not right. Please compare it with the one from your bank.</Trans>,
  'iban-taken': () => <Trans>You have already added this IBAN.</Trans>,
  'chain-address-required': () => <Trans>Please enter the address.</Trans>,
  'chain-address-invalid': () => <Trans>This is not an address of TRON or Ethereum. Please paste it again.</Trans>,
  'chain-address-network': () => <Trans>This address belongs to the other network.</Trans>,
  'chain-address-taken': () => <Trans>You have already added this address.</Trans>,
  'network-required': () => <Trans>Please choose a network.</Trans>,
  'swift-required': () => <Trans>Please enter the SWIFT of your bank.</Trans>,
  'swift-invalid': () => <Trans>A SWIFT has 8 or 11 letters and digits.</Trans>,
  'swift-country': () => <Trans>This SWIFT and the IBAN belong to different countries.</Trans>,
  'bank-required': () => <Trans>Please enter your bank’s name.</Trans>,
  'country-required': () => <Trans>Please choose a country or region.</Trans>,
  'address-required': () => <Trans>Please enter your address.</Trans>,
  'latin-only': () => <Trans>Please use Latin letters, as your bank does.</Trans>,
  'text-long': () => <Trans>This is too long. Please shorten it.</Trans>,
  'text-short': () => <Trans>This is too short. Please say a little more.</Trans>,
  'text-invalid': () => <Trans>This has characters that cannot be seen. Please type it again.</Trans>,
  'phone-abroad': () => (
    <Trans>
      Please enter a phone number, such as <bdi dir="ltr">+49 30 123456</bdi>.
    </Trans>
  ),
  'postcode-invalid': () => <Trans>This is not a postcode of this country.</Trans>,
  'area-unknown': () => <Trans>Please choose one from the list.</Trans>,
  'phrase-required': () => <Trans>Please enter the phrase.</Trans>,
  'phrase-short': useAtLeast(PHRASE.least),
  'merchant-required': () => <Trans>Please enter the merchant’s number.</Trans>,
  'merchant-unknown': () => <Trans>No merchant has this number.</Trans>,
  'pictures-many': () => <Trans>Use at most {PICTURES_MOST} pictures.</Trans>,
  'proof-required': () => <Trans>Please add a picture that proves the payment.</Trans>,
  'reference-required': () => <Trans>Please enter the payment reference.</Trans>,
  'payer-required': () => <Trans>Please enter the payer’s name.</Trans>,
  'reason-required': () => <Trans>Please choose a reason.</Trans>,
  'name-required': () => <Trans>Please enter a name.</Trans>,
  'contact-required': () => <Trans>Please enter how we can reach you.</Trans>,
  'pay-types-required': () => <Trans>Please choose at least one way to pay.</Trans>,
  'hours-invalid': () => <Trans>Please enter both times or neither.</Trans>,
  'price-invalid': () => <Trans>This price is not possible.</Trans>,
  'range-invalid': () => <Trans>The maximum is less than the minimum.</Trans>,
}

export const wordsOf = (problem: Problem): ReactNode => WORDS[problem]()

/** What to show beside one field: the problem found here, else the one that the server found. */
export function wordsFor(field: string, problems: Partial<Record<string, Problem>>, trouble?: Trouble): ReactNode {
  const problem = problems[field] ?? trouble?.errors?.[field]
  return problem && wordsOf(problem)
}
