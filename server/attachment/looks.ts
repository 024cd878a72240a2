import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

/** When somebody of our team looked at one of these pictures, which that member sent. */
export async function looksAt(sql: Sql, member: number, urls: readonly string[]): Promise<Date[]> {
  if (urls.length === 0) return []
  const names = urls.map((url) => url.split('/').at(-1) ?? '')
  const { rows } = await raw<{ at: Date }>`
    select at from desk_log
    where verb = 'look' and subject = (select user_no from member where id = ${member})
      and after ->> 'picture' = any (${names}::text[])
    order by id`.execute(sql)
  return rows.map(({ at }) => at)
}

interface Happened {
  readonly state: string
  readonly at: Date
}

/** A look changes nothing: it stands in whatever state that was in. */
export function withLooks<Step extends Happened>(steps: readonly Step[], looks: readonly Date[], now: string) {
  const looked = looks.map((at) => ({
    event: 'look' as const,
    state: steps.findLast((step) => step.at <= at)?.state ?? now,
    actor: 'operator' as const,
    text: '',
    at,
  }))
  return [...steps, ...looked].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
