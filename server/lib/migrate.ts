import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { leaveJitOff } from './jit.ts'
import { StartRefusal } from './start-refusal.ts'

type Text = { name: string; sql: string; checksum: string }

const HERE = {
  migrations: join(import.meta.dirname, '../migrations'),
  functions: join(import.meta.dirname, '../functions'),
}
const LOCK = 7_825_001

/** Any number of processes may run it at once. */
export async function migrate(url: string, folders = HERE): Promise<string[]> {
  const migrations = readMigrations(folders.migrations)
  const functions = readFunctions(folders.functions)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Before the table: "create table if not exists" collides when two run at once.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    await client.query(`create table if not exists function_text (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const due = pending(migrations, await applied(client, 'migration'))
    for (const migration of due) await run(client, migration)
    const texts = await applied(client, 'function_text')
    const changed = functions.filter(({ name, checksum }) => texts.get(name) !== checksum)
    if (changed.length > 0) await define(client, changed)
    await leaveJitOff(client)
    return [...due, ...changed].map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

function textIn(folder: string, name: string): Text {
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

function readMigrations(folder: string): Text[] {
  const numbers = new Set<string>()
  return filesIn(folder).map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number) throw new StartRefusal(`Migration ${name} is not called like 0001_name.sql.`)
    if (numbers.has(number))
      throw new StartRefusal(`Two migrations have the number ${number}; give one of them the next free one.`)
    numbers.add(number)
    return textIn(folder, name)
  })
}

/** A file is named like its one function. */
const readFunctions = (folder: string): Text[] =>
  filesIn(folder).map((name) => {
    const text = textIn(folder, name)
    const made = [...text.sql.matchAll(/^create or replace function (\w+)/gm)].map(([, known]) => `${known}.sql`)
    if (made.length !== 1 || made[0] !== name)
      throw new StartRefusal(`Function text ${name} must create or replace one function, called like the file.`)
    return text
  })

async function applied(client: pg.Client, table: 'migration' | 'function_text'): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${table} order by name`,
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function pending(migrations: Text[], done: Map<string, string>): Text[] {
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

async function run(client: pg.Client, { name, sql, checksum }: Text): Promise<void> {
  await whole(client, async () => {
    await ask(client, `Migration ${name}`, sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  })
}

/** Twice, for a function may call one that is made after it. All or none. */
async function define(client: pg.Client, functions: Text[]): Promise<void> {
  await whole(client, async () => {
    for (const bodies of ['off', 'on']) {
      await client.query(`set local check_function_bodies = ${bodies}`)
      for (const { name, sql } of functions) await ask(client, `Function text ${name}`, sql)
    }
    for (const { name, checksum } of functions)
      await client.query(
        `insert into function_text (name, checksum) values ($1, $2)
        on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [name, checksum],
      )
  })
}

async function whole(client: pg.Client, act: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await act()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function ask(client: pg.Client, what: string, sql: string): Promise<void> {
  await client.query(sql).catch((error: pg.DatabaseError) => {
    const { message, position } = error
    const line = position ? ` in line ${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new StartRefusal(`${what} failed${line} (${message}); nothing of it was kept.`)
  })
}
