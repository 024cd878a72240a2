import { expect, test } from 'vitest'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { dealer, openMarket } from '#tests/world/trade.ts'
import { walkOrder } from '#tests/server/lib/trade-walk.ts'
import { openWorld } from '#tests/world/open.ts'

const WALKS = Number(process.env['TRADE_WALKS'] ?? 50)
const SEED = process.env['TRADE_SEED'] ?? 'quay'
const BATCH = 20
const replay = `TRADE_SEED=${SEED} TRADE_WALKS=${WALKS}`

const world = await openWorld()
await openMarket(world)
const means = { eur: 1_000_000_000n, margin: 100_000_000n, wanted: '10000000' }
const dealers = [
  await dealer(world, { ...means, price: '1.30' }),
  await dealer(world, { ...means, price: '1.29', auto: true }),
  await dealer(world, { ...means, price: '1.25' }),
]
let steps = 0

const batches = Array.from({ length: Math.ceil(WALKS / BATCH) }, (_, at) => at)

test.each(batches)(
  `twenty orders go wherever chance leads (batch %i, ${replay})`,
  { timeout: 120_000 },
  async (batch) => {
    for (let at = batch * BATCH; at < Math.min(WALKS, (batch + 1) * BATCH); at += 1) {
      const said = await walkOrder(world, chanceFrom(`${SEED} ${at}`), dealers).catch((error: unknown) => {
        throw new Error(`walk ${at} (${replay}): ${String(error)}`, { cause: error })
      })
      steps += said.length
    }
  },
)

test('nothing is left in any escrow, and the walks have been everywhere', async () => {
  const { sql } = world
  const left = await sql
    .selectFrom('account')
    .select(['name', 'amount'])
    .where('class', '=', 'escrow')
    .where('amount', '<>', 0n)
    .execute()
  expect(left).toEqual([])
  const happened = await sql.selectFrom('order_event').select(['event', 'state']).distinct().execute()
  if (WALKS >= 200) expect(new Set(happened.map(({ state }) => state)).size).toBe(11)
  leaveFact(
    'walks of orders',
    `trade: ${WALKS} random walks of an order, ${steps} steps, ${happened.length} different moves (${replay})`,
  )
})
