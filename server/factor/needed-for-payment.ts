import { type Currency, decimalOf } from '#contract/money.ts'
import { countLeft } from '../ledger/left-today.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { secondAsked } from '../session/second-ways.ts'
import { MOST_WITHOUT } from './needed-for-quote.ts'
import { spendSecond, useSecond } from './prove.ts'

export interface Leaving {
  readonly order: string
  readonly account: string
  readonly amount: bigint
  readonly currency: Currency
}

/** Run it in the transaction that pays, once what is paid is locked. */
export type ProveLeaving = (inside: Call, leaving: Leaving) => Promise<void>

export const aboutPayment = (paying: string) => `pay ${paying}`

const payingOf = ({ order, account, amount, currency }: Leaving) => `${order} ${account} ${decimalOf(amount, currency)}`

/**
 * For what leaves without a quote, after the PIN and before the transaction: a try is counted there first. The day is
 * judged where it is counted, so payments side by side cannot outrun it. Points have no worth and leave no sum of a day.
 */
export async function secondForPayment(call: Call, second: string): Promise<ProveLeaving> {
  const { context } = call
  const { id } = memberOf(call)
  const isProving = second !== '' && (await secondAsked(context, context.database, id)) !== undefined
  const tries = isProving ? await spendSecond(call, id, 'pay') : undefined
  return async (inside, leaving) => {
    if (tries) {
      await useSecond(inside, id, second, aboutPayment(payingOf(leaving)))
      await tries.forgive(inside.sql)
      return
    }
    if (leaving.currency === 'POINTS') return
    const { unproven } = await countLeft(inside.sql, id, leaving.amount, inside.now)
    const asked = unproven > MOST_WITHOUT ? await secondAsked(context, inside.sql, id) : undefined
    if (asked) refuse('second-needed', { reason: 'second', ways: asked.ways })
  }
}
