import * as v from 'valibot'
import type { MoneyInfo } from '#contract/account.ts'
import { TRANSFER_ACCOUNTS, type TransferAccount } from '#contract/transfer.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import { AmountAsked, ReceiverName, Remark } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'

export interface TransferForm {
  to: string
  account: TransferAccount
  amount: string
  remark: string
}

const Form = v.object({ to: ReceiverName, account: v.string(), amount: AmountAsked, remark: Remark })

interface Args {
  readonly money?: MoneyInfo
}

export const transferBounds = ({ account }: Pick<TransferForm, 'account'>, { money }: Args): Bounds =>
  money && TRANSFER_ACCOUNTS.includes(account) ? { available: money[account] } : {}

export const transferProblems = checks<TransferForm, Args>(Form, (form, found, args) => {
  const { amount: _, ...problems } = found
  const amount = amountProblem(form.amount, CURRENCY_OF[form.account], transferBounds(form, args))
  return amount ? { ...problems, amount } : problems
})
