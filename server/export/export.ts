import { sql as raw } from 'kysely'
import { BRAND } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
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

interface Asked {
  readonly member: number
  readonly locale: LocaleTag
}

export async function exportOf(context: Context, { member, locale }: Asked, now: Date): Promise<Export> {
  const read = await context.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (sql) => {
      const tables: { heading: Heading; table: string; rows: readonly Row[] }[] = []
      for (const { heading, table, whose, without = [], hides = nothing, about } of PARTS) {
        const also = about ? raw`jsonb_build_object('about', (${about(locale)}))` : nothing()
        const { rows } = await raw<{ row: Row }>`
          select (to_jsonb(own) || ${also} || ${hides(member)}) - ${without}::text[] as row from ${raw.table(table)} as own where ${whose(member)}`.execute(
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
