import { type AliasedRawBuilder, type RawBuilder, sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Method } from '#contract/withdrawal.ts'
import type { WithdrawalState } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import { bySession, type Held, heldBy } from '../ledger/by-session.ts'
import type { Sql } from '../lib/database.ts'
import { question } from '../lib/question.ts'
import type { Happening, Shown, TrailEntry } from './present.ts'
import { type Dest, firstState } from './rows.ts'

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

/** The answer of `begin_withdrawal`: moments as text. */
export interface Begun {
  readonly id: number
  readonly order_no: string
  readonly at: string
  /** Missing in answers from before it was kept. */
  readonly state?: WithdrawalState
  readonly cools: string | null
  readonly plan: Omit<Plan, 'due' | 'cools'> & { readonly due: string }
  readonly account: string
  readonly gross: string
  readonly posting: number
}

export type Beginning = {
  readonly path: string
  readonly key: string
  readonly fields: Buffer
  readonly quote: string
  readonly print: Buffer
  readonly pin: string
  readonly number: string
  readonly now: Date
  readonly cooling: WithdrawalState
  readonly cool: WithdrawalState
}

type Places = { readonly [Name in keyof Beginning]: RawBuilder<Beginning[Name]> }

const beginning = (
  member: RawBuilder<unknown>,
  { path, key, fields, quote, print, pin, number, now, cooling, cool }: Places,
): AliasedRawBuilder<Begun, 'begun'> =>
  raw<Begun>`begin_withdrawal(${member}, ${path}, ${key}, ${fields}, ${quote}, ${print}, ${pin}, ${number}, ${now}, ${cooling}, ${cool})`.as(
    'begun',
  )

const ofMember = question<Beginning & { member: number }>()((sql, places) =>
  sql.selectNoFrom(beginning(places.member, places)),
)
const ofSession = question<Beginning & Held>()((sql, places) =>
  bySession(sql, places).select(beginning(raw.ref('member_id'), places)),
)

const kept = question<Pick<Beginning, 'path' | 'key' | 'fields'> & { member: number }>()(
  (sql, { member, path, key, fields }) =>
    sql
      .selectFrom('money_call')
      .select(raw<Begun | null>`case when print = ${fields} then reply end`.as('begun'))
      .where('member_id', '=', member)
      .where('path', '=', path)
      .where('key', '=', key),
)

/** Undefined: a new key. Null: the key was used for another wish. */
export const keptBeginning = async (...asked: Parameters<typeof kept>): Promise<{ begun: Begun | null } | undefined> =>
  (await kept(...asked))[0]

/** A repeated key gives what it gave before. */
export async function beginWithdrawal(
  sql: Sql,
  asking: Beginning & { readonly member: number },
): Promise<Begun | undefined> {
  const [row] = await ofMember(sql, asking)
  return row?.begun
}

/** By a token instead of a member; undefined when its session is not fresh. */
export async function beginAtOnce(sql: Sql, token: string, asking: Beginning): Promise<Begun | undefined> {
  const [row] = await ofSession(sql, { ...asking, ...heldBy(token, asking.now) })
  return row?.begun
}

interface Whole {
  readonly row: Shown
  readonly happenings: readonly Happening[]
  readonly entries: readonly TrailEntry[]
}

export function asBegun({ id, order_no, account, plan, posting, ...begun }: Begun): Whole {
  const { method, currency, to, dest } = plan
  const [at, cools] = [new Date(begun.at), begun.cools === null ? null : new Date(begun.cools)]
  const [amount, fee] = [BigInt(begun.gross), BigInt(plan.fee)]
  const state = begun.state ?? firstState(cools)
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
