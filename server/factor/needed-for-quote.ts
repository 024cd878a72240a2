import { SECOND_ABOVE } from '#contract/limits.ts'
import { minorOf } from '#contract/money.ts'
import { leftToday } from '../ledger/left-today.ts'
import type { QuoteDraft } from '../ledger/quotes.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { refuseIfDoubted, type Stranger } from '../account/doubt.ts'
import { secondAsked } from '../session/second-ways.ts'
import { spendSecond, useSecond } from './prove.ts'
import { halfOf, proveQuote } from './queries.ts'

/** In cents, of a day. */
export const MOST_WITHOUT = minorOf(String(SECOND_ABOVE), 'EUR')

/** Counts everything that left today without a second factor. Quotes made side by side are judged again when used. */
export async function secondForLeaving(
  call: Call,
  worth: bigint | undefined,
  isStranger?: Stranger,
): Promise<Pick<QuoteDraft, 'second' | 'leaves'>> {
  const { context, sql, now } = call
  const { id } = memberOf(call)
  const { unproven } = await leftToday(sql, id, now)
  const isAsked = worth === undefined || unproven + worth > MOST_WITHOUT
  return {
    second: isAsked ? await secondAsked(context, sql, id) : undefined,
    leaves: {
      worth,
      asksAbove: MOST_WITHOUT,
      ...(isStranger && { mostStrange: await refuseIfDoubted(call, worth, isStranger) }),
    },
  }
}

export const aboutQuote = (quote: string) => `quote ${quote}`

/** After the PIN, before the transaction: what was proven stays so for this quote. The base confirms none without. */
export async function proveFor(call: Call, quote: string, second: string): Promise<void> {
  const { context } = call
  const { id } = memberOf(call)
  const half = await halfOf(context.database, id, quote)
  if (!half || half.second_at || !(half.second_asked || second)) return
  const asked = await secondAsked(context, context.database, id)
  if (!asked) return half.second_asked ? refuse('quote-stale') : undefined
  if (!second) refuse('second-needed', { reason: 'second', ways: asked.ways })
  const tries = await spendSecond(call, id, 'pay')
  await inTransaction(context.database, async (sql) => {
    await useSecond({ ...call, sql }, id, second, aboutQuote(quote))
    if (!(await proveQuote(sql, id, quote, call.now))) refuse('quote-stale')
    await tries.forgive(sql)
  })
}
