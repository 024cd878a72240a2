import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql as raw } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#server/lib/database.ts'
import { copyDatabase } from '#tests/world/cluster.ts'

const { url, drop } = await copyDatabase(inject('adminUrl'))
const admin = new pg.Client({ connectionString: inject('adminUrl') })
beforeAll(() => admin.connect())
afterAll(() => admin.end().then(drop))

const MANY = 8

async function fill(database: Database): Promise<number[]> {
  const asked = Array.from({ length: MANY }, () =>
    database.transaction().execute(async (sql) => {
      const { rows } = await raw<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.2)`.execute(sql)
      return rows[0]?.pid ?? 0
    }),
  )
  return Promise.all(asked)
}

const stillThere = async (pids: readonly number[]) =>
  (await admin.query(`select pid from pg_stat_activity where pid = any($1)`, [pids])).rows

/** A line to PostgreSQL that can stop carrying what the house says; it hangs up when PostgreSQL does, not before. */
async function openLine() {
  const sockets: Socket[] = []
  let carries = true
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    near.on('data', (said) => carries && far.write(said)).on('close', () => far.destroy())
    far.on('data', (said) => near.write(said)).on('close', () => near.end())
    for (const end of [near, far]) sockets.push(end.on('error', () => undefined))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const there = new URL(url)
  there.port = String((server.address() as AddressInfo).port)
  return {
    url: there.href,
    mute: () => void (carries = false),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('a database is left once PostgreSQL has let every connection go', async () => {
  const faults: Error[] = []
  const database = openDatabase(url, { connections: MANY, onError: (error) => void faults.push(error) })
  const pids = await fill(database)
  expect(new Set(pids).size).toBe(MANY)
  await database.destroy()
  expect(await stillThere(pids)).toEqual([])
  expect(faults).toEqual([])
})

test('what PostgreSQL ends while the house leaves is no fault, and is one before', async () => {
  const line = await openLine()
  const faults: string[] = []
  const database = openDatabase(line.url, {
    connections: MANY,
    onError: ({ message }) => void faults.push(message),
  })
  const end = (pid: number) => admin.query('select pg_terminate_backend($1)', [pid])
  const [first = 0, ...others] = await fill(database)
  await end(first)
  await expect.poll(() => faults).toEqual(['terminating connection due to administrator command'])
  line.mute()
  const left = database.destroy()
  for (const pid of others) await end(pid)
  await left
  expect(faults).toHaveLength(1)
  // The house hangs up at PostgreSQL's last word, which comes a moment before its connection is gone.
  await expect.poll(() => stillThere(others)).toEqual([])
  line.close()
})
