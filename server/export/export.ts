import { sql as raw } from 'kysely'
import { BRAND } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import { HEADINGS, type Heading, PARTS } from './parts.ts'

type Row = Readonly<Record<string, unknown>>

export interface Export {
  readonly by: string
  readonly made_at: string
  readonly parts: Readonly<Record<Heading, Readonly<Record<string, readonly Row[]>>>>
}

const nothing = () => raw`'{}'::jsonb`

export async function exportOf(context: Context, member: number, now: Date): Promise<Export> {
  const read = await context.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (sql) => {
      const tables: { heading: Heading; table: string; rows: readonly Row[] }[] = []
      for (const { heading, table, whose, without = [], hides = nothing } of PARTS) {
        const { rows } = await raw<{ row: Row }>`
          select (to_jsonb(own) || ${hides(member)}) - ${without}::text[] as row from ${raw.table(table)} as own where ${whose(member)}`.execute(
          sql,
        )
        tables.push({ heading, table, rows: rows.map(({ row }) => row) })
      }
      return openedWithin(context, sql, tables)
    })
  const under = (heading: Heading) =>
    Object.fromEntries(read.filter((one) => one.heading === heading).map(({ table, rows }) => [table, rows]))
  return {
    by: BRAND,
    made_at: now.toISOString(),
    parts: Object.fromEntries(HEADINGS.map((heading) => [heading, under(heading)])) as Export['parts'],
  }
}
