import { type RawBuilder, sql as raw } from 'kysely'
import pg from 'pg'
import type { Sql } from '../lib/database.ts'
import { question } from '../lib/question.ts'
import { Refusal } from '../lib/refuse.ts'
import { bySession, type Held, heldBy } from './by-session.ts'
import type { Holdings } from './holdings.ts'
import type { QuoteDraft } from './quotes.ts'
import { refusalIn } from './refusal-in.ts'

export interface Settled {
  readonly posting: number
  /** In seconds; missing in answers from before it was kept. */
  readonly at?: number
  readonly says: QuoteDraft['says']
  readonly holdings: Holdings
}

/** With the stored hash for which the PIN was right. */
export type Asking = {
  readonly path: string
  readonly key: string
  readonly quote: string
  readonly print: Buffer
  readonly now: Date
}

type Places = { readonly [Name in keyof (Asking & { pin: string })]: RawBuilder<unknown> }

const ANOTHER_PIN = 'QM005'

const settling = (member: RawBuilder<unknown>, { path, key, quote, print, pin, now }: Places) =>
  raw<Settled | null>`settle(${member}, ${path}, ${key}, ${quote}, ${print}, ${pin}, ${now})`.as('reply')

const ofMember = question<Asking & { member: number; pin: string }>()((sql, places) =>
  sql.selectNoFrom(settling(places.member, places)),
)

const ofSession = question<Asking & Held & { pin: string }>()((sql, places) =>
  bySession(sql, places).select(settling(raw.ref('member_id'), places)),
)

/** Undefined when the PIN was changed meanwhile, or locked. */
export const settle = (sql: Sql, asking: Asking & { member: number; pin: string }) => heard(ofMember(sql, asking))

/** By a token instead of a member; undefined when its session is not fresh. */
export const settleAtOnce = (sql: Sql, token: string, asking: Asking & { pin: string }) =>
  heard(ofSession(sql, { ...asking, ...heldBy(token, asking.now) }))

async function heard(asked: Promise<{ reply: Settled | null }[]>): Promise<Settled | Refusal | undefined> {
  try {
    const [row] = await asked
    return row && (row.reply ?? new Refusal('quote-stale'))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    if (error.code === ANOTHER_PIN) return undefined
    const refusal = refusalIn(error)
    if (refusal) return refusal
    throw error
  }
}
