import pg from 'pg'
import { expect, inject, test } from 'vitest'
import type { Settings } from '#server/lib/context.ts'
import { openDatabase } from '#server/lib/database.ts'
import { checkJit } from '#server/lib/jit.ts'
import { openLog } from '#server/lib/log.ts'
import { migrate } from '#server/lib/migrate.ts'
import { copyDatabase } from '#tests/world/cluster.ts'

/** A database on a PostgreSQL that was left as it comes: with JIT on. */
async function plainDatabase() {
  const database = await copyDatabase(inject('adminUrl'))
  const name = new URL(database.url).pathname.slice(1)
  await asked(inject('adminUrl'), `alter database ${name} set jit = on`)
  return { ...database, name }
}

async function asked(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query({ text, rowMode: 'array' })
    .then(({ rows }) => rows[0]?.[0])
    .finally(() => client.end())
}

async function start(url: string, mode: Settings['mode']) {
  const logged: string[] = []
  const database = openDatabase(url, { onError: () => undefined })
  const log = openLog({ to: { write: (line) => logged.push(line) } })
  const settings = { mode } as Settings
  return checkJit({ database, settings, log })
    .then(
      () => ({ refused: '' }),
      ({ name, message }: Error) => ({ refused: `${name}: ${message}` }),
    )
    .then((outcome) => ({ ...outcome, warned: logged.map((line) => JSON.parse(line).msg as string) }))
    .finally(() => database.destroy())
}

test('a PostgreSQL as it comes has JIT off for every connection of the house, whatever the connection asks for', async () => {
  const { url, drop } = await plainDatabase()
  expect(await asked(url, 'show jit')).toBe('on')
  await migrate(url)
  expect(await asked(url, 'show jit')).toBe('off')
  expect(await start(url, 'production')).toEqual({ refused: '', warned: [] })
  await migrate(url)
  expect(await asked(url, 'show jit')).toBe('off')
  await drop()
})

test('connections that have it on nevertheless are told of: production does not open', async () => {
  const { url, name, drop } = await plainDatabase()
  const says = `PostgreSQL has jit on for quay in ${name}, which makes the house many times slower; say "alter role quay in database ${name} set jit = off", let pooled connections be made anew, and start again.`
  expect(await start(url, 'production')).toEqual({ refused: `StartRefusal: ${says}`, warned: [] })
  expect(await start(url, 'demo')).toEqual({ refused: '', warned: [says] })
  await drop()
})
