import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { trade } from '#contract/trade.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { asSeen, openMarket, seller, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
await openMarket(world)
const holder = new pg.Client({ connectionString: world.url })
await holder.connect()
afterAll(() => holder.end())

const waiting = async () => {
  const { rows } = await holder.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** The deadlocks that PostgreSQL broke in this database; its log names the process. */
async function deadlocks(): Promise<number> {
  const { rows } = await holder.query<{ pid: number; data: string }>(
    `select pid, current_setting('data_directory') as data from pg_stat_activity where datname = current_database()`,
  )
  const log = readFileSync(join(dirname(rows[0]?.data ?? ''), 'postgres.log'), 'utf8').split('\n')
  const broken = log.filter((line) => line.includes('deadlock detected'))
  return broken.filter((line) => rows.some(({ pid }) => line.includes(`[${pid}]`))).length
}

/** One member's sale is cancelled while another is started: both wait for the accounts, in this order. */
async function meet(person: Person, order: readonly ('cancel' | 'create')[]) {
  const open = await start(world, person, { quantity: '100' })
  const { quote_no } = await world.give(trade.quote, { quantity: '100' }, person)
  const calls = {
    cancel: () => world.ask(trade.cancel, { ...asSeen(open), reason: 'other' }, person),
    create: () => world.ask(trade.create, { quantity: '100', quote_no, payword: PIN, idem: newKey() }, person),
  }
  await holder.query('begin')
  await holder.query('select from account where member_id = $1 for no key update', [person.id])
  const asked: ReturnType<typeof calls.cancel>[] = []
  for (const name of order) {
    asked.push(calls[name]())
    await expect.poll(waiting).toBe(asked.length)
  }
  await holder.query('commit')
  return Promise.all(asked).then((answers) => answers.map(({ code }) => code))
}

test.each([[['cancel', 'create']], [['create', 'cancel']]] as const)(
  'a sale is cancelled while another is started, %j: each waits for the other, and never both',
  async (order) => {
    const before = await deadlocks()
    for (let pair = 0; pair < 5; pair += 1) {
      const person = await seller(world, '1000')
      expect(await meet(person, order)).toEqual([1, 1])
    }
    expect((await deadlocks()) - before).toBe(0)
  },
)
