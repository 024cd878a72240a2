import { sql as raw } from 'kysely'
import type { World } from '#tests/world/world.ts'

type House = Pick<World, 'context'>
type Facts = ReadonlyMap<string, string>

/** What was read of a house before: of each table the versions of its rows, and what they said. */
const known = new WeakMap<House['context'], { versions: Facts; digests: Facts }>()

async function asked({ context }: House, ask: (table: string) => ReturnType<typeof raw>, tables: readonly string[]) {
  if (tables.length === 0) return new Map<string, string>()
  const { rows } = await raw<{ name: string; said: string }>`${raw.join(tables.map(ask), raw` union all `)}`.execute(
    context.database,
  )
  return new Map(rows.map(({ name, said }) => [name, said]))
}

async function tablesOf({ context }: House): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'allowance'
      and has_table_privilege(oid, 'select') order by 1`.execute(context.database)
  return rows.map(({ name }) => name)
}

const LEFT = ['tries', 'locked_until', 'state', 'code_hash', 'ended_at', 'seen_at']

const versionsIn = (name: string) => raw`
  select ${raw.lit(name)} as name, concat(count(*), ' ', sum(xmin::text::bigint)) as said from ${raw.table(name)}`
const digestOf = (name: string) => raw`
  select ${raw.lit(name)} as name, md5(coalesce(string_agg(line, ',' order by line), '')) as said
  from (select (to_jsonb(t) - ${[...LEFT, ...(name === 'verification_code' ? ['version'] : [])]}::text[])::text as line from ${raw.table(name)} as t) as lines`

/** Every table as one digest, without what a refused call may leave behind: counted tries, ended codes, a last look. */
export async function footprint(house: House): Promise<Record<string, string>> {
  const tables = await tablesOf(house)
  const before = known.get(house.context)
  const versions = await asked(house, versionsIn, tables)
  const moved = tables.filter((name) => before?.versions.get(name) !== versions.get(name))
  const digests = new Map([...(before?.digests ?? []), ...(await asked(house, digestOf, moved))])
  known.set(house.context, { versions, digests })
  return Object.fromEntries(digests)
}
