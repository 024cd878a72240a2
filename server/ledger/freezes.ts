import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import { secondsUntil } from '../lib/clock.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'

export interface Stop {
  readonly reason: string
  readonly since: Date
  readonly until: Date | null
  readonly name: string
  readonly second: string | null
}

export const stopOf = (sql: Sql, member: number, now: Date): Promise<Stop | undefined> =>
  sql
    .selectFrom('frozen')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .leftJoin('operator as another', 'another.id', 'second_id')
    .select(['reason', 'since', 'until_at as until', 'operator.name', 'another.name as second'])
    .where('member_id', '=', member)
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
    .executeTakeFirst()

export async function refuseIfStopped(sql: Sql, member: number, now: Date): Promise<void> {
  const stop = await stopOf(sql, member, now)
  if (stop) refuse('member-frozen', stop.until ? { retry_after: secondsUntil(stop.until, now) } : {})
}

export async function endFreezes({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  const over = await database.selectFrom('frozen').select('member_id').where('until_at', '<=', now).execute()
  for (const { member_id: member } of over)
    await inTransaction(database, (sql) => raw`select end_freeze(${member}, ${now})`.execute(sql))
}
