import { APPEAL_TEXT } from '#contract/limits.ts'
import { type Currency, decimalOf } from '#contract/money.ts'
import type { Leg } from '../ledger/post.ts'
import { takenKey, type Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { clock } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'

export interface CashRow {
  readonly id: number
  readonly order_no: string
  readonly member_id: number
  readonly state: string
  readonly version: number
  readonly currency: string
  readonly amount: bigint
  readonly outside_ref: string | null
  readonly operator_id: number | null
  readonly lease_by: Date | null
}

export interface Said {
  readonly reason: string
  /** The member reads it. */
  readonly text: string
  readonly ref: string
  /** In minor units; empty when what was said arrived. */
  readonly amount: string
}

export interface Act<Row, Type extends string> {
  readonly move: Type
  readonly summary: string
  readonly done: string
  /** A list that the member reads; none: the operator's own words, for the desk alone. */
  readonly reasons?: readonly string[]
  readonly refers?: boolean
  readonly two?: 'above' | 'always'
  moves?(sql: Sql, row: Row): Promise<readonly Leg[]>
}

export interface Bench<Row extends CashRow, Type extends string> {
  readonly word: 'recharge' | 'withdrawal'
  readonly waits: Row['state']
  readonly acts: Readonly<Record<string, Act<Row, Type>>>
  locked(scope: Scope, orderNo: string): Promise<Row | undefined>
  moved(scope: Scope, row: Row, type: Type | 'take', said: Said, who: Who): Promise<Row>
  knows(state: string, type: Type): boolean
  as(sql: Sql, row: Row, said: Said): Promise<Row>
  refuseIfBarred(scope: Scope, operator: Operator, row: Row, type: Type | 'take'): Promise<void>
  referred(sql: Sql, row: Row, ref: string): Promise<string | undefined>
  /** Ignores who looked at it. */
  happened(sql: Sql, row: Row, version: number): Promise<string | undefined>
}

export interface Who {
  readonly operator: number
  readonly second?: number
}

export const factOf = ({ state, version, amount, currency, outside_ref }: CashRow) => ({
  state,
  version,
  amount: `${decimalOf(amount, currency as Currency)} ${currency}`,
  ...(outside_ref !== null && { ref: outside_ref }),
})

export async function refuseIfOwn(sql: Sql, { email }: Operator, { member_id }: CashRow): Promise<void> {
  const own = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', member_id)
    .where('email', '=', email)
    .executeTakeFirst()
  if (own) refuse('This is your own: another operator has to.')
}

const operatorOf = (sql: Sql, id: number | null) =>
  sql
    .selectFrom('operator')
    .select(['id', 'email', 'name'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst()

export const lookedInto = async (sql: Sql, { operator_id, lease_by }: CashRow): Promise<string> =>
  `${(await operatorOf(sql, operator_id))?.email ?? 'Nobody'} looks into it until ${clock(lease_by)}.`

export function listedReason({ flags }: Desk, reasons: readonly string[]): string {
  const reason = flags['reason'] ?? ''
  if (!reasons.includes(reason)) refuse(`Say why, by one of ${reasons.join(', ')}: --reason ${reasons[0] ?? ''}`)
  if (reason === 'other' && (flags['text'] ?? '').trim() === '')
    refuse('"other" says nothing by itself; say what the member reads: --text "..."')
  return reason
}

export function textIn({ flags, seal }: Desk): string {
  const text = flags['text']?.trim() ?? ''
  if (text.length > APPEAL_TEXT.most) refuse(`What the member reads has at most ${APPEAL_TEXT.most} characters.`)
  return seal(text)
}

const REF_MOST = 140

export function refIn({ flags }: Desk): string {
  const ref = (flags['ref'] ?? '').trim().replaceAll(/\s+/g, ' ')
  if (ref.length < 3 || ref.length > REF_MOST)
    refuse(`Say what our bank or the chain calls it, in 3 to ${REF_MOST} characters: --ref "..."`)
  return ref
}

const TAKEN = new Set(['recharge_outside', 'withdrawal_outside'])

/** A reference taken at the same moment is refused like one taken before. */
export const onceReferred = <T>(moving: Promise<T>, ref: string): Promise<T> =>
  moving.catch((error: unknown) => {
    if (TAKEN.has(takenKey(error) ?? '')) refuse(`The reference ${ref} belongs to another one.`)
    throw error
  })
