import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartRefusal } from './start-refusal.ts'

type Migration = { name: string; sql: string; checksum: string }

const FOLDER = join(import.meta.dirname, '../migrations')
const LOCK = 7_825_001

/** Brings the database to the newest migration and says which ones it ran. Any number of processes may ask at once. */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Before the table: two processes that create it at once collide, "if not exists" or not.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const due = pending(migrations, await applied(client))
    for (const migration of due) await run(client, migration)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number) throw new StartRefusal(`Migration ${name} is not called like 0001_name.sql.`)
    if (numbers.has(number))
      throw new StartRefusal(`Two migrations have the number ${number}; give one of them the next free one.`)
    numbers.add(number)
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function applied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function pending(migrations: Migration[], done: Map<string, string>): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const [name, checksum] of done) {
    const migration = known.get(name)
    if (!migration)
      throw new StartRefusal(
        `The database has migration ${name}, which this version does not know; start the newer version that made it.`,
      )
    if (migration.checksum !== checksum)
      throw new StartRefusal(
        `Migration ${name} was changed after it ran; put it back as it was and add a new one instead.`,
      )
  }
  const last = [...done.keys()].at(-1) ?? ''
  const due = migrations.filter(({ name }) => !done.has(name))
  const late = due.find(({ name }) => name < last)
  if (late)
    throw new StartRefusal(
      `Migration ${late.name} comes before ${last}, which has already run; give it the next free number.`,
    )
  return due
}

async function run(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const { message, position } = error as pg.DatabaseError
    const line = position ? ` in line ${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new StartRefusal(`Migration ${name} failed${line} (${message}); nothing of it was kept.`)
  }
}
