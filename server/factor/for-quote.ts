import { SECOND_ABOVE } from '#contract/limits.ts'
import { minorOf } from '#contract/money.ts'
import type { SecondAsked } from '#contract/second.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { secondAsked } from '../session/second-ways.ts'
import { spendSecond, useSecond } from './prove.ts'
import { halfOf, proveQuote } from './queries.ts'

const MOST_WITHOUT = minorOf(String(SECOND_ABOVE), 'EUR')

/** What is asked besides the PIN where so many cents go, or nobody knows how many. */
export const askedFor = async (call: Call, worth: bigint | undefined): Promise<SecondAsked | undefined> =>
  worth === undefined || worth > MOST_WITHOUT ? secondAsked(call.context, call.sql, memberOf(call).id) : undefined

/** What a passkey signs that proves it for a quote. */
export const aboutQuote = (quote: string) => `quote ${quote}`

/**
 * Proves the second factor for one quote, where it asks for it, and for no other; the base confirms none without. Belongs
 * after the PIN and before the transaction: what was proven stays proven for this quote, whatever becomes of it.
 */
export async function proveFor(call: Call, quote: string, second: string): Promise<void> {
  const { context } = call
  const { id } = memberOf(call)
  const half = await halfOf(context.database, id, quote)
  if (!half?.second_asked || half.second_at) return
  const asked = (await secondAsked(context, context.database, id)) ?? refuse('quote-stale')
  if (!second) refuse('second-needed', { reason: 'second', ways: asked.ways })
  const tries = await spendSecond(call, id, 'pay')
  await inTransaction(context.database, async (sql) => {
    await useSecond({ ...call, sql }, id, second, aboutQuote(quote))
    if (!(await proveQuote(sql, id, quote, call.now))) refuse('quote-stale')
    await tries.forgive(sql)
  })
}
