import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { migrate } from '#server/lib/migrate.ts'
import { ensureDatabase } from '#server/postgres/postgres.ts'

const one = (name: string, says: string) =>
  `create or replace function ${name}() returns text language sql as $$ select ${says} $$;`
const room = mkdtempSync(join(tmpdir(), 'quay-migrate-'))
afterAll(() => rmSync(room, { recursive: true }))

let made = 0

async function emptyPlace() {
  made += 1
  const name = `migrate_${process.pid}_${made}`
  await ensureDatabase(inject('adminUrl'), name)
  const url = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href
  const folders = { migrations: join(room, name, 'migrations'), functions: join(room, name, 'functions') }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  return {
    url,
    write: (file: string, sql: string) => writeFileSync(join(folders.migrations, file), sql),
    define: (file: string, sql: string) => writeFileSync(join(folders.functions, file), sql),
    run: () => migrate(url, folders),
    async rows(sql: string) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
        .query({ text: sql, rowMode: 'array' })
        .then(({ rows }) => rows as unknown[][])
        .finally(() => client.end())
    },
  }
}

it('runs each migration once, in order, however many ask at once', async () => {
  const place = await emptyPlace()
  place.write('0002_second.sql', 'insert into step values (2)')
  place.write('0001_first.sql', 'create table step (n int); insert into step values (1)')
  const ran = await Promise.all(Array.from({ length: 8 }, place.run))
  expect(ran.flat()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await place.rows('select n from step')).toEqual([[1], [2]])
})

it('keeps nothing of one that fails, and everything before it', async () => {
  const place = await emptyPlace()
  place.write('0001_first.sql', 'create table step (n int)')
  place.write('0002_second.sql', 'insert into step values (1);\nselect nonsense')
  await expect(place.run()).rejects.toThrow(
    /^Migration 0002_second\.sql failed in line 2 \(column "nonsense" does not exist\); nothing of it was kept\.$/,
  )
  expect(await place.rows('select n from step')).toEqual([])
  expect(await place.rows('select name from migration')).toEqual([['0001_first.sql']])
})

it('refuses an old one that was changed, a late one, and two of one number', async () => {
  const place = await emptyPlace()
  place.write('0002_second.sql', 'select 1')
  await place.run()
  place.write('0002_second.sql', 'select 2')
  await expect(place.run()).rejects.toThrow(
    'Migration 0002_second.sql was changed after it ran; put it back as it was and add a new one instead.',
  )
  place.write('0002_second.sql', 'select 1')
  place.write('0001_first.sql', 'select 1')
  await expect(place.run()).rejects.toThrow(
    'Migration 0001_first.sql comes before 0002_second.sql, which has already run; give it the next free number.',
  )
  place.write('0002_other.sql', 'select 1')
  await expect(place.run()).rejects.toThrow('Two migrations have the number 0002; give one of them the next free one.')
})

it('gives each function its present text once, however many ask at once, and touches no other', async () => {
  const place = await emptyPlace()
  place.write('0001_first.sql', 'create table step (n int)')
  // The one that is made first asks for the one that is made last.
  place.define('ask.sql', one('ask', 'tell()'))
  place.define('tell.sql', one('tell', `'first'`))
  const ran = await Promise.all(Array.from({ length: 8 }, place.run))
  expect(ran.flat()).toEqual(['0001_first.sql', 'ask.sql', 'tell.sql'])
  const versions = () => place.rows(`select proname, xmin from pg_proc where proname in ('ask', 'tell') order by 1`)
  const before = await versions()
  place.define('tell.sql', one('tell', `'second'`))
  expect((await Promise.all(Array.from({ length: 8 }, place.run))).flat()).toEqual(['tell.sql'])
  expect(await place.rows('select ask()')).toEqual([['second']])
  const after = await versions()
  expect([after[0], after[1]?.[1] === before[1]?.[1]]).toEqual([before[0], false])
})

it('leaves every function as it was when one of the new texts fails, and says which', async () => {
  const place = await emptyPlace()
  place.define('ask.sql', one('ask', `'old'`))
  place.define('tell.sql', one('tell', `'old'`))
  await place.run()
  place.define('ask.sql', one('ask', `'new'`))
  place.define('tell.sql', `\n${one('tell', 'nonsense')}`)
  await expect(place.run()).rejects.toThrow(
    /^Function text tell\.sql failed in line 2 \(column "nonsense" does not exist\); nothing of it was kept\.$/,
  )
  expect(await place.rows('select ask(), tell()')).toEqual([['old', 'old']])
  place.define('tell.sql', one('other', `'new'`))
  await expect(place.run()).rejects.toThrow(
    'Function text tell.sql must create or replace one function, called like the file.',
  )
})

it('knows the present text of every function that the database has', async () => {
  const place = await emptyPlace()
  await migrate(place.url)
  const made = await place.rows(`
    select proname || '.sql' from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    order by proname collate "C"`)
  const kept = await place.rows(`select name from function_text order by name collate "C"`)
  expect(made).toEqual(kept)
})
