import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import type { Finding } from './audit.ts'

interface Run {
  readonly at: Date
  readonly whole: boolean
  readonly upto: bigint
  readonly took: number
  readonly findings: readonly Finding[]
}

export async function noteRun(sql: Sql, { at, whole, upto, took, findings }: Run): Promise<void> {
  await raw`
    insert into audit_run (at, whole, upto, took_ms, findings)
    values (${at}, ${whole}, ${upto}, ${Math.round(took)}, ${JSON.stringify(findings)}::jsonb)`.execute(sql)
}

export async function cleanUpTo(sql: Sql): Promise<bigint> {
  const { rows } = await raw<{ upto: bigint }>`
    select upto from audit_run where findings = '[]' order by id desc limit 1`.execute(sql)
  return rows[0]?.upto ?? 0n
}

const ROUND = 300_000
const SHARE = 60

/** As often as it takes no more than a sixtieth of the time. */
export async function isWholeDue({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<boolean> {
  const last = await database
    .selectFrom('audit_run')
    .select(['at', 'took_ms'])
    .where('whole', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return !last || clock.now().getTime() - last.at.getTime() >= Math.max(ROUND, SHARE * last.took_ms) - ROUND / 2
}

export const haltNow = (sql: Sql) => sql.selectFrom('halt').select(['reason', 'since']).executeTakeFirst()

export const isClosed = async (sql: Sql): Promise<boolean> => (await haltNow(sql)) !== undefined

export interface BooksNow {
  readonly closed: boolean
  readonly auditedAt: Date | null
  readonly findings: number
}

export async function booksNow(sql: Sql): Promise<BooksNow> {
  const { rows } = await raw<BooksNow>`
    select exists (select from halt) as closed, at as "auditedAt", coalesce(jsonb_array_length(findings), 0) as findings
    from (values (1)) as one left join lateral (select at, findings from audit_run order by id desc limit 1) as last on true`.execute(
    sql,
  )
  return rows[0] ?? { closed: false, auditedAt: null, findings: 0 }
}
