import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

/** In cents. */
export interface LeftToday {
  readonly unproven: bigint
  readonly strange: bigint
}

/** Since midnight in UTC. */
export async function leftToday(sql: Sql, member: number, now: Date): Promise<LeftToday> {
  const { rows } = await raw<LeftToday>`
    select unproven, strange from day_left where member_id = ${member} and day = day_of(${now})`.execute(sql)
  return rows[0] ?? { unproven: 0n, strange: 0n }
}

/** For what leaves without a quote. Whoever does it at the same time waits for it. */
export async function countLeft(sql: Sql, member: number, cents: bigint, now: Date): Promise<LeftToday> {
  const { rows } = await raw<LeftToday>`
    select unproven, strange from count_left(${member}, ${now}, ${cents})`.execute(sql)
  return rows[0] ?? { unproven: 0n, strange: 0n }
}
