import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Method } from '#contract/withdrawal.ts'
import type { Sql } from '../lib/database.ts'
import type { Happening, Shown, TrailEntry } from './present.ts'
import type { Dest } from './rows.ts'

/** What a quote of a withdrawal says besides its posting: where it goes, by when, and on which terms. */
export interface Plan {
  readonly method: Method
  readonly currency: Currency
  readonly to: number
  readonly version: number
  readonly dest: Dest
  readonly fee: string
  readonly due: Date
  readonly cools: Date | null
  readonly cooling: string
  readonly terms: { readonly lease: number }
}

/** What `begin_withdrawal` answers, and keeps: moments as text. */
export interface Begun {
  readonly id: number
  readonly order_no: string
  readonly at: string
  readonly cools: string | null
  readonly plan: Omit<Plan, 'due' | 'cools'> & { readonly due: string }
  readonly account: string
  readonly gross: string
  readonly posting: number
}

export interface Beginning {
  readonly member: number
  readonly path: string
  readonly key: string
  readonly fields: Buffer
  readonly quote: string
  readonly print: Buffer
  readonly pin: string
  readonly number: string
  readonly now: Date
}

/** Does it, or gives what it gave before under the same key. */
export async function beginWithdrawal(sql: Sql, asking: Beginning): Promise<Begun> {
  const { member, path, key, fields, quote, print, pin, number, now } = asking
  const { rows } = await raw<{ begun: Begun }>`
    select begin_withdrawal(${member}, ${path}, ${key}, ${fields}, ${quote}, ${print}, ${pin}, ${number}, ${now}) as begun`.execute(
    sql,
  )
  const [row] = rows
  if (!row) throw new Error('a function without an answer')
  return row.begun
}

interface Whole {
  readonly row: Shown
  readonly happenings: readonly Happening[]
  readonly entries: readonly TrailEntry[]
}

/** A withdrawal as it began, without reading it. */
export function asBegun({ id, order_no, account, plan, posting, ...begun }: Begun): Whole {
  const { method, currency, to, dest } = plan
  const [at, cools] = [new Date(begun.at), begun.cools === null ? null : new Date(begun.cools)]
  const [amount, fee] = [BigInt(begun.gross), BigInt(plan.fee)]
  const state = cools ? 'cooling' : 'queued'
  const entry = { id: BigInt(posting), at }
  return {
    row: {
      id,
      order_no,
      state,
      version: 0,
      method,
      account,
      currency,
      amount,
      fee,
      net: amount - fee,
      bank_account_id: method === 'bank' ? to : null,
      payout_address_id: method === 'usdt' ? to : null,
      dest: { ...dest },
      created_at: at,
      cool_until: cools,
      due_at: new Date(plan.due),
      reviewed_at: null,
      paid_at: null,
      outside_ref: null,
      reason: '',
      text: '',
    },
    happenings: [{ event: 'made', state, actor: 'member', name: null, text: '', at }],
    entries: [
      { ...entry, class: 'member', amount: -amount },
      { ...entry, class: 'held', amount },
    ],
  }
}
