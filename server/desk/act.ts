import { sql as raw } from 'kysely'
import { refusalIn } from '../ledger/refusal-in.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { inWords, Refusal } from '../lib/refuse.ts'
import { speaker } from '../lib/words.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'

export interface Note {
  readonly verb: string
  readonly subject: string
  readonly reason: string
  readonly before?: object
  readonly after?: object
}

export async function whole<T>({ context }: Desk, act: (sql: Sql, now: Date) => Promise<T>): Promise<T> {
  const now = context.clock.now()
  try {
    return await inTransaction(context.database, (sql) => act(sql, now))
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalIn(error)
    if (!refusal) throw error
    return refuse(inWords(speaker('en'), refusal.refusal, refusal.facts))
  }
}

/** In the transaction of what was done. */
export async function note(
  sql: Sql,
  { email }: Operator,
  { verb, subject, reason, before, after }: Note,
  at: Date,
): Promise<void> {
  const json = (facts: object | undefined) => (facts ? JSON.stringify(facts) : null)
  await raw`select desk_note(${email}, ${verb}, ${subject}, ${reason}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${at})`.execute(
    sql,
  )
}
