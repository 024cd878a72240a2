import { writeFileSync } from 'node:fs'
import pg from 'pg'

interface Column {
  relation: string
  name: string
  type: string
  required: boolean
  written: 'always' | 'optional' | 'needed'
  words: string | null
}

const KINDS: Record<string, string> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'bigint',
  'bigint[]': 'bigint[]',
  'integer[]': 'number[]',
  'text[]': 'string[]',
  boolean: 'boolean',
  text: 'string',
  date: 'string',
  'time without time zone': 'string',
  'timestamp without time zone': 'string',
  'timestamp with time zone': 'Date',
  'timestamp with time zone[]': 'Date[]',
  bytea: 'Buffer',
  bit: 'string',
  xid8: 'string',
  jsonb: 'Json',
}

const COLUMNS = `
  select c.relname as relation, a.attname as name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type, a.attnotnull as required,
    case when a.attidentity = 'a' then 'always' when a.atthasdef or not a.attnotnull then 'optional' else 'needed' end as written,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where (k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] or k.contypid = t.oid)
        and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\((' || a.attname || '|VALUE) = ANY \\(ARRAY\\[') limit 1) as words
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname not in ('migration', 'function_text')
  order by c.relname, a.attnum`

export async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(COLUMNS)
    return textOf(rows)
  } finally {
    await client.end()
  }
}

function textOf(columns: Column[]): string {
  const relations = new Map<string, Column[]>()
  for (const column of columns) relations.set(column.relation, [...(relations.get(column.relation) ?? []), column])
  const tables = [...relations].map(
    ([name, own]) => `export interface ${typeName(name)} {\n${own.map(lineOf).join('\n')}\n}`,
  )
  const list = [...relations.keys()].map((name) => `  ${name}: ${typeName(name)}`)
  return (
    [
      "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
      'export type Json = ColumnType<unknown, string, string>',
      ...tables,
      `export interface Schema {\n${list.join('\n')}\n}`,
    ].join('\n\n') + '\n'
  )
}

function lineOf({ name, type, required, written, words }: Column): string {
  const known = words ? [...words.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ') : KINDS[type]
  const kind = known ?? (type.startsWith('numeric') ? 'string' : 'unknown')
  const nullable = required ? kind : `${kind} | null`
  if (written === 'always') return `  ${name}: GeneratedAlways<${nullable}>`
  return `  ${name}: ${written === 'optional' && required ? `Generated<${nullable}>` : nullable}`
}

const typeName = (table: string) => table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

if (import.meta.main) {
  const { openCluster } = await import('#tests/world/cluster.ts')
  const cluster = await openCluster()
  writeFileSync(new URL('../server/schema.ts', import.meta.url), await schemaOf(cluster.templateUrl))
  await cluster.close()
}
