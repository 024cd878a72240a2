import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { migrate } from '#server/lib/migrate.ts'
import { ensureDatabase } from '#server/lib/postgres.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-migrate-'))
afterAll(() => rmSync(room, { recursive: true }))

let made = 0

/** An empty database and an empty folder of migrations. */
async function emptyPlace() {
  made += 1
  const name = `migrate_${process.pid}_${made}`
  await ensureDatabase(inject('adminUrl'), name)
  const url = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href
  const folder = join(room, name)
  mkdirSync(folder)
  return {
    write: (file: string, sql: string) => writeFileSync(join(folder, file), sql),
    run: () => migrate(url, folder),
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
