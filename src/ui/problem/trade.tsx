import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PHRASE_LEAST } from '#contract/limits.ts'
import type { Problem } from '#contract/problems.ts'

/** What can be wrong in a form of the trade; the words come with the trade, not with the app. */
export const TRADE_PROBLEMS = {
  'phrase-required': () => <Trans>Please enter the phrase.</Trans>,
  'phrase-short': () => <Trans>The phrase has at least {PHRASE_LEAST} characters.</Trans>,
  'merchant-required': () => <Trans>Please enter the merchant’s number.</Trans>,
  'merchant-unknown': () => <Trans>We know no merchant with this number.</Trans>,
  'proof-required': () => <Trans>Please add a picture that proves the payment.</Trans>,
  'reference-required': () => <Trans>Please enter the reference of the payment.</Trans>,
  'payer-required': () => <Trans>Please enter the name of the payer.</Trans>,
  'contact-required': () => <Trans>Please say how we can reach you.</Trans>,
  'pay-types-required': () => <Trans>Please choose at least one way to pay.</Trans>,
  'hours-invalid': () => <Trans>Please enter both times, or none.</Trans>,
  'price-invalid': () => <Trans>This price is not possible.</Trans>,
  'range-invalid': () => <Trans>The maximum is less than the minimum.</Trans>,
} satisfies Partial<Record<Problem, () => ReactNode>>
