import { expect, test } from 'vitest'
import { booksBalance } from '#tests/world/books.ts'
import { openChannels } from '#tests/world/channels.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { walkAway } from '#tests/server/lib/leaving-walk.ts'
import { openMarket } from '#tests/world/trade.ts'
import { operators } from '#tests/world/cash-records.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { openWorld } from '#tests/world/open.ts'

const WALKS = Number(process.env['LEAVING_WALKS'] ?? 50)
const SEED = process.env['LEAVING_SEED'] ?? 'quay'
const BATCH = 20
const replay = `LEAVING_SEED=${SEED} LEAVING_WALKS=${WALKS}`

const world = await openWorld()
const { sql } = world
await setPrices(world)
await openMarket(world)
const team = await operators(world)
const { bank } = await openChannels(world)
const batches = Array.from({ length: Math.ceil(WALKS / BATCH) }, (_, at) => at)
let steps = 0

test.each(batches)(`twenty leave, or not (batch %i, ${replay})`, { timeout: 120_000 }, async (batch) => {
  for (let at = batch * BATCH; at < Math.min(WALKS, (batch + 1) * BATCH); at += 1) {
    const said = await walkAway(world, chanceFrom(`${SEED} leaving ${at}`), team, bank).catch((error: unknown) => {
      throw new Error(`walk ${at} (${replay}): ${String(error)}`, { cause: error })
    })
    steps += said.length
  }
  await booksBalance(world)
})

test('the walks have been everywhere', async () => {
  const all = await sql.selectFrom('cancellation_event').select(['event', 'state']).distinct().execute()
  if (WALKS >= 200) {
    expect(new Set(all.map(({ state }) => state)).size).toBe(5)
    expect(new Set(all.map(({ event }) => event)).size).toBe(7)
  }
  leaveFact(
    'walks of leaving',
    `leaving: ${WALKS} random walks of an account, ${steps} steps, ${all.length} different moves (${replay})`,
  )
})
