import * as v from 'valibot'
import type { TransferAccount } from '#contract/transfer.ts'
import { SCALE } from '#contract/money.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import { AmountAsked, ReceiverName, Remark } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'

export interface TransferForm {
  to: string
  account: TransferAccount
  amount: string
  remark: string
}

const Form = v.object({ to: ReceiverName, account: v.string(), amount: AmountAsked, remark: Remark })

export const transferProblems = checks(Form, (form: TransferForm, problems) => {
  const places = form.amount.trim().split('.')[1]?.length ?? 0
  return !problems.amount && places > SCALE[CURRENCY_OF[form.account]]
    ? { ...problems, amount: 'amount-places' }
    : problems
})
