import * as v from 'valibot'
import { OrderNo, Phrase } from '#contract/order.ts'
import { problemsBy, type Problems } from '../lib/problems.ts'

export interface TakeForm {
  readonly order_no: string
  readonly phrase: string
}

const Taking = v.object({ order_no: OrderNo, phrase: Phrase })

/** As somebody may type it who reads it off a letter. */
export const takenForm = ({ order_no, phrase }: TakeForm): TakeForm => ({
  order_no: order_no.replace(/\s/g, '').toUpperCase(),
  phrase,
})

export function takeProblems(form: TakeForm): Problems<keyof TakeForm> {
  const problems = problemsBy(Taking, form)
  return form.order_no === '' ? { ...problems, order_no: 'required' } : problems
}
