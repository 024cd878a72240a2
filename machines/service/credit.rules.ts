import * as v from 'valibot'
import { AmountAsked, ReceiverName } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'
import type { CentreStanding } from './centre.flow.ts'

export interface CreditForm {
  to: string
  amount: string
}

interface Args {
  readonly standing?: CentreStanding
}

export const creditBounds = ({ standing }: Args): Bounds => (standing ? { available: standing.credit } : {})

export const creditProblems = checks<CreditForm, Args>(
  v.object({ to: ReceiverName, amount: AmountAsked }),
  (form, found, args) => {
    const { amount: _, ...problems } = found
    const amount = amountProblem(form.amount, 'EUR', creditBounds(args))
    return amount ? { ...problems, amount } : problems
  },
)
