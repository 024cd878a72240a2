import { sql as raw } from 'kysely'
import type { Act } from '#contract/quote.ts'
import pg from 'pg'
import { type Call, memberOf } from '../lib/call.ts'
import { Refusal, refuse } from '../lib/refuse.ts'
import type { Holdings } from '../wallet/queries.ts'
import { provePin } from '../security/pins.ts'
import { type Deal, printOf } from './quotes.ts'

interface Confirmation {
  readonly quote_no: string
  readonly payword: string
  readonly idem: string
}

export interface Settled {
  readonly posting: number
  readonly says: Deal['says']
  readonly holdings: Holdings
}

const REFUSED = new Map([
  ['QM001', 'key-reused'],
  ['QM002', 'quote-stale'],
  ['QM003', 'above-today'],
  ['QM004', 'member-frozen'],
  ['QL005', 'books-closed'],
] as const)

/** Confirms a quote: the PIN is proven first and on its own, then one statement does everything or nothing. */
export async function confirm(
  call: Call,
  path: string,
  act: Act,
  wish: Deal['wish'],
  { quote_no, payword, idem }: Confirmation,
): Promise<Settled> {
  const { id } = memberOf(call)
  const print = printOf(act, wish)
  const { rows } = await raw<{ same: boolean; reply: Settled | null }>`
    select quote_no = ${quote_no} and print = ${print} as same, reply from money_call
    where member_id = ${id} and path = ${path} and key = ${idem}`.execute(call.sql)
  const kept = rows[0]
  if (kept) return kept.same && kept.reply ? kept.reply : refuse('key-reused')
  await provePin(call, payword)
  // Two clocks never agree to the last moment: nothing is confirmed before it was quoted.
  try {
    const settled = await raw<{ reply: Settled }>`
      select settle(${id}, ${path}, ${idem}, ${quote_no}, ${print}, greatest(${call.now}::timestamptz, (
        select made_at from quote where quote_no = ${quote_no}))) as reply`.execute(call.sql)
    return settled.rows[0]?.reply ?? refuse('quote-stale')
  } catch (error) {
    throw refusalIn(error)
  }
}

/** What a lost answer said; nothing, when there was none and now there never will be. */
export async function outcomeOf(call: Call, path: string, idem: string): Promise<Settled | undefined> {
  const { rows } = await raw<{ reply: Settled | null }>`
    select outcome(${memberOf(call).id}, ${path}, ${idem}, ${call.now}) as reply`.execute(call.sql)
  return rows[0]?.reply ?? undefined
}

function refusalIn(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const refusal = error.constraint === 'account_covered' ? 'amount-short' : REFUSED.get(error.code as never)
  return refusal ? new Refusal(refusal) : error
}
