import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { live } from '#contract/live.ts'
import { happen, listen } from '#tests/server/lib/live-listener.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { app, give, member } = world
const owner = new pg.Client({ connectionString: world.url })
await owner.connect()
afterAll(() => owner.end())

test('a number that is given early and committed late is missed by nobody', async () => {
  const mara = await member()
  const ear = await listen(app, mara)
  await ear.opened()
  await owner.query('begin')
  await owner.query(`insert into event (member_id, topic, body, at) values ($1, 'money', '{"n": 1}', now())`, [mara.id])
  await happen(world, mara, 1, { n: 2 })
  const { cursor } = await give(live.since, {}, mara)
  await owner.query('commit')
  await ear.heard(2)
  expect(ear.events().map(({ data }) => data['n'])).toEqual([1, 2])
  expect((await give(live.since, { cursor }, mara)).events.map(({ body }) => body['n'])).toEqual([1, 2])
  ear.leave()
})

test('under sixteen writers nothing is missed and nothing comes twice; by numbers alone some are', async () => {
  const mara = await member()
  const [writers, each] = [16, 60]
  const pool = new pg.Pool({ connectionString: world.url, max: writers + 1 })
  const ear = await listen(app, mara)
  await ear.opened()
  let writing = true
  const naive = new Set<string>()
  const readNaively = async () => {
    for (let last = 0n, final = false; !final;) {
      final = !writing
      const { rows } = await pool.query<{ id: string }>(
        'select id from event where member_id = $1 and id > $2 order by id',
        [mara.id, last],
      )
      for (const { id } of rows) naive.add(id)
      last = BigInt(rows.at(-1)?.id ?? last)
    }
  }
  const write = async (writer: number) => {
    const client = await pool.connect()
    for (let n = 0; n < each; n += 1) {
      await client.query('begin')
      await client.query(`insert into event (member_id, topic, body, at) values ($1, 'money', $2, now())`, [
        mara.id,
        JSON.stringify({ n: `${writer}.${n}` }),
      ])
      await client.query('select pg_sleep($1)', [((writer * 7 + n * 13) % 10) / 1_000])
      await client.query('commit')
    }
    client.release()
  }
  const reading = readNaively()
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  writing = false
  await reading
  await ear.heard(writers * each)
  const heard = ear.events()
  expect(new Set(heard.map(({ data }) => data['n'])).size).toBe(writers * each)
  expect(heard).toHaveLength(writers * each)
  expect(naive.size).toBeLessThan(writers * each)
  ear.leave()
  await pool.end()
})
