import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { HOUR_MS, HOUR_S, MINUTE_MS } from '#contract/time-units.ts'
import { CLOCK_TOLERANCE_MS, clockAgainst, clockWrong, markClock } from '#server/ledger/clock-mark.ts'
import { watchBooks } from '#server/ledger/watch.ts'
import { monotone } from '#server/lib/clock.ts'
import { booksBalance } from '#tests/world/books.ts'
import { bring } from '#tests/world/money.ts'
import { openHouse } from '#tests/world/open-house.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-clock-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

async function withClocks() {
  const world = await openWorld()
  const started = world.context.clock.now().getTime()
  let shown = 0
  const clock = monotone(() => started + shown)
  return {
    world,
    clock,
    show: (milliseconds: number) => (shown = milliseconds),
    another: (milliseconds: number) => ({ ...world.context, clock: monotone(() => started + milliseconds) }),
    after: (moment: Date) => moment.getTime() - started,
    isClosed: async () => (await world.sql.selectFrom('halt').select('id').execute()).length > 0,
  }
}

test('a process whose clock is behind the last act by the tolerance goes on from there; by a moment more, no money moves', async () => {
  const { world, another, after, isClosed } = await withClocks()
  const file = join(room, 'a', 'anchors.log')
  await markClock(another(MINUTE_MS))
  const late = another(MINUTE_MS - CLOCK_TOLERANCE_MS)
  await (await watchBooks(late, file)).close()
  expect([await isClosed(), after(late.clock.now())]).toEqual([false, MINUTE_MS])
  const tooLate = another(MINUTE_MS - CLOCK_TOLERANCE_MS - 1)
  await (await watchBooks(tooLate, file)).close()
  expect([await isClosed(), after(tooLate.clock.now())]).toEqual([true, MINUTE_MS])
  expect(world.logged.join('')).toMatch(/The clock of this machine is 5\.0 s behind the latest moment/)
  expect((await world.app.inject({ url: '/readyz' })).json()).toMatchObject({
    books: 'closed',
    why: expect.stringContaining('Set it right, and let two operators resume.'),
  })
})

test('the last posting is an act too, when the sweeper was too late to mark one', async () => {
  const { world, another } = await withClocks()
  await markClock(another(0))
  world.clock.pass(HOUR_S)
  await bring(world, await world.member(), 'balance', 1n)
  expect(await clockWrong(another(HOUR_MS - CLOCK_TOLERANCE_MS))).toBeUndefined()
  expect(await clockWrong(another(HOUR_MS - CLOCK_TOLERANCE_MS - 1))).toContain('5.0 s behind')
})

test('a clock that is set back under a running house stands still, and the next round closes the books', async () => {
  const { world, clock, show, after, isClosed } = await withClocks()
  const watch = await watchBooks({ ...world.context, clock }, join(room, 'b', 'anchors.log'))
  await watch.round()
  show(10_000)
  await watch.round()
  show(10_000 - CLOCK_TOLERANCE_MS)
  await watch.round()
  expect([await isClosed(), after(clock.now())]).toEqual([false, 10_000])
  show(10_000 - CLOCK_TOLERANCE_MS - 1)
  await watch.round()
  expect([await isClosed(), after(clock.now())]).toEqual([true, 10_000])
  await watch.close()
  await booksBalance(world)
})

test('two operators who resume answer for the clock: what it shows then is the latest act', async () => {
  const { world, another } = await withClocks()
  const { url, sql } = world
  world.clock.pass(2 * HOUR_S)
  await bring(world, await world.member(), 'balance', 1n)
  await markClock(another(9_000_000))
  const now = another(HOUR_MS).clock.now()
  expect(await clockAgainst(sql, now)).toContain('5400.0 s behind')
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`
    insert into operator (email, name, password_hash, created_at)
    select name || '@quay.test', name, '', '2026-03-03' from unnest(array ['ada', 'ben']) as name;
    insert into halt (reason, since) values ('The clock', '2026-03-03')`)
  await owner.query("select desk_propose(1, 'resume', 'books', '{}', 'It is right now', $1)", [now])
  await owner.query("select desk_decide(2, 1, 'resume', true, $1)", [now])
  await owner.end()
  expect(await clockAgainst(sql, now)).toBeUndefined()
  expect(await clockWrong(another(HOUR_MS - CLOCK_TOLERANCE_MS))).toBeUndefined()
  expect(await clockWrong(another(HOUR_MS - CLOCK_TOLERANCE_MS - 1))).toContain('5.0 s behind')
})

test('nobody but the house’s own function writes the mark', async () => {
  const { sql } = await openWorld()
  await expect(
    sql
      .updateTable('clock_mark')
      .set({ at: new Date(0) })
      .execute(),
  ).rejects.toThrow('permission denied')
})

test('a real house marks the moment at which it closes', async () => {
  const world = await openWorld()
  const house = openHouse({ DATABASE_URL: world.url, DATA_DIR: join(room, 'house') })
  await house.opened
  const before = new Date()
  await house.end('SIGTERM')
  const { at } = await world.sql.selectFrom('clock_mark').select('at').executeTakeFirstOrThrow()
  expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime())
})
