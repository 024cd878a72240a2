import { createHash } from 'node:crypto'
import { type Selectable, sql as raw } from 'kysely'
import type { Act, Quote } from '#contract/quote.ts'
import { QUOTE_LIFE, QUOTES_ASKED } from '#contract/limits.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { SecondAsked } from '#contract/second.ts'
import type { RefusalData } from '#contract/envelope.ts'
import type { Problem } from '#contract/problems.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { Quote as QuoteTable } from '../schema.ts'
import { CURRENCY, type Kind } from './kinds.ts'
import type { Leg } from './post.ts'
import type { Terms } from './terms.ts'

export interface Leaving {
  /** In cents; undefined where nobody knows. */
  readonly worth: bigint | undefined
  /** Cents a day that may leave without the second factor. */
  readonly asksAbove?: bigint
  /** Cents a day that may go to strangers while it is in doubt who acts. */
  readonly mostStrange?: bigint | undefined
}

export interface QuoteDraft {
  readonly act: Act
  readonly kind: string
  /** Everything the member chose: another choice needs another quote. */
  readonly wish: Record<string, string | number>
  readonly note?: string
  readonly gross: bigint
  readonly mostADay: bigint
  readonly legs: readonly Leg[]
  readonly says: Pick<Quote, 'from' | 'to' | 'receiver' | 'gross' | 'fee' | 'rate' | 'net'>
  readonly second?: SecondAsked | undefined
  readonly leaves?: Leaving
  readonly plan?: object
}

export function grossOf(amount: string, from: Kind, field = 'amount'): bigint {
  try {
    return minorOf(amount, CURRENCY[from])
  } catch {
    return refuse('invalid', { problems: { [field]: 'amount-places' } })
  }
}

type Range = NonNullable<RefusalData['range']>

interface Purse {
  readonly account: Kind
  readonly available: bigint
}

const lesser = (one: bigint, other: bigint) => (one < other ? one : other)

export function refuseIfOutOfTerms(
  gross: bigint,
  { least, mostADay, today }: Terms,
  { account, available }: Purse,
  field = 'amount',
): Range {
  const text = (amount: bigint) => decimalOf(amount, CURRENCY[account])
  const most = lesser(available, mostADay - today)
  const range = { least: text(least), most: text(most) }
  const refuseField = (problem: Problem): never => refuse('invalid', { problems: { [field]: problem }, range })
  if (gross < least) refuseField(most < least ? 'amount-least' : 'out-of-range')
  if (gross > mostADay) refuseField(most < least ? 'amount-most' : 'out-of-range')
  if (today + gross > mostADay) refuse('above-today', { range })
  return range
}

/** Keeps exactly what will be posted. Call it outside of a transaction, from a `post`. */
export async function makeQuote(call: Call, draft: QuoteDraft): Promise<Quote> {
  const { sql, now, context } = call
  const member = memberOf(call)
  // Waiting for a second connection while holding one can deadlock the pool.
  if (sql !== context.database) throw new Error('a quote is made outside of a transaction')
  await spend(context.database, `quote:${member.id}`, QUOTES_ASKED, now)
  const quote_no = await keepQuote(sql, context.chance, member.id, draft, now)
  const expires = later(now, QUOTE_LIFE)
  return {
    quote_no,
    act: draft.act,
    ...draft.says,
    ...(draft.note && { remark: draft.note }),
    ...(draft.second && { second: draft.second }),
    arrival_time: unix(now),
    expire_time: unix(expires),
    server_time: unix(now),
  }
}

/** Read aloud and written on receipts. It is no secret: only its member can use it. */
const quoteNumber = (chance: Chance) => {
  const drawn = chance.bytes(8).readBigUInt64BE() % 10n ** 15n
  return `M${String(drawn).padStart(15, '0')}`
}

export async function keepQuote(
  sql: Sql,
  chance: Chance,
  memberId: number,
  { act, kind, wish, note = '', gross, mostADay, legs, says, second, leaves, plan }: QuoteDraft,
  now: Date,
): Promise<string> {
  const quote_no = quoteNumber(chance)
  await sql
    .insertInto('quote')
    .values({
      quote_no,
      member_id: memberId,
      act,
      account: says.from,
      kind,
      print: printOf(act, wish),
      note,
      from_accounts: legs.map(({ from }) => from),
      to_accounts: legs.map(({ to }) => to),
      amounts: legs.map(({ amount }) => amount),
      gross,
      most_a_day: mostADay,
      says: JSON.stringify({ act, ...says }),
      second_asked: second !== undefined,
      worth: leaves?.worth ?? null,
      asks_above: leaves?.asksAbove ?? null,
      most_strange: leaves?.mostStrange ?? null,
      plan: plan ? JSON.stringify(plan) : null,
      made_at: now,
      expires_at: later(now, QUOTE_LIFE),
    })
    .execute()
  return quote_no
}

interface Using {
  readonly member: number
  readonly quote: string
  readonly print: Buffer
  readonly pin: string
  readonly now: Date
}

/** Once, in the transaction that acts on it. */
export async function useQuote(sql: Sql, { member, quote, print, pin, now }: Using): Promise<Selectable<QuoteTable>> {
  const { rows } = await raw<Selectable<QuoteTable>>`
    select * from use_quote(${member}, ${quote}, ${print}, ${pin}, ${now})`.execute(sql)
  return rows[0] ?? refuse('quote-stale')
}

/** Independent of the order of fields. */
export function printOf(act: Act, wish: QuoteDraft['wish']): Buffer {
  const fields = Object.entries(wish)
    .map(([name, value]) => [name, String(value)])
    .sort()
  return createHash('sha256')
    .update(JSON.stringify([act, fields]))
    .digest()
}
