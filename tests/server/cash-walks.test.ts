import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openWays, operators } from '#tests/world/cash-records.ts'
import { walkIn, walkOut } from '#tests/server/lib/cash-walk.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring } from '#tests/world/money.ts'
import { openGateways } from '#tests/world/payments.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openWorld } from '#tests/world/open.ts'

const WALKS = Number(process.env['CASH_WALKS'] ?? 50)
const SEED = process.env['CASH_SEED'] ?? 'quay'
const BATCH = 20
const replay = `CASH_SEED=${SEED} CASH_WALKS=${WALKS}`

const world = await openWorld()
const { sql } = world
const channels = await openWays(world)
await openGateways(world)
const team = await operators(world)
await setPrices(world)
/** Somebody whose money stays where it is: the books are audited after every batch. */
await bring(world, await world.member(), 'balance', 1n)

const batches = Array.from({ length: Math.ceil(WALKS / BATCH) }, (_, at) => at)

describe.each([
  {
    of: 'withdrawals',
    one: 'withdrawal',
    states: 10,
    walk: (seed: string) => walkOut(world, chanceFrom(seed), team),
    happened: () => sql.selectFrom('withdrawal_event').select(['event', 'state']).distinct().execute(),
  },
  {
    of: 'recharges',
    one: 'recharge',
    states: 9,
    walk: (seed: string) => walkIn(world, chanceFrom(seed), team, channels),
    happened: () => sql.selectFrom('recharge_event').select(['event', 'state']).distinct().execute(),
  },
])('$of', ({ of, one, states, walk, happened }) => {
  let steps = 0

  test.each(batches)(`twenty go wherever chance leads (batch %i, ${replay})`, { timeout: 120_000 }, async (batch) => {
    for (let at = batch * BATCH; at < Math.min(WALKS, (batch + 1) * BATCH); at += 1) {
      const said = await walk(`${SEED} ${one} ${at}`).catch((error: unknown) => {
        throw new Error(`walk ${at} (${replay}): ${String(error)}`, { cause: error })
      })
      steps += said.length
    }
  })

  test('of everything that happened to one its member’s phones heard once', async () => {
    const { rows } = await raw<{ order_no: string; version: number; heard: number }>`
      select order_no, happened.version, count(event.id)::integer as heard
      from ${raw.table(one)} as thing
        join ${raw.table(`${one}_event`)} as happened on happened.${raw.ref(`${one}_id`)} = thing.id
        left join event on event.member_id = thing.member_id and topic = ${one} and body ->> 'order_no' = order_no
          and (body ->> 'version')::integer = happened.version and body ->> 'event' = happened.event
      group by 1, 2 having count(event.id) <> 1 limit 3`.execute(sql)
    expect(rows).toEqual([])
  })

  test('the walks have been everywhere', async () => {
    const all = await happened()
    if (WALKS >= 200) expect(new Set(all.map(({ state }) => state)).size).toBe(states)
    leaveFact(
      `walks of ${of}`,
      `${of}: ${WALKS} random walks of a ${one}, ${steps} steps, ${all.length} different moves (${replay})`,
    )
  })
})

test('nothing is held for anybody once all have ended', async () => {
  const left = await sql
    .selectFrom('account')
    .select(['name', 'amount'])
    .where('part', '=', 'held')
    .where('amount', '<>', 0n)
    .execute()
  expect(left).toEqual([])
})
