import { type RawBuilder, sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import type { OrderInfo } from '#contract/order.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { matchOrders } from '#server/trade/matcher.ts'
import { lockedOrder, moveOrder } from '#server/trade/move.ts'
import { notifyOffers } from '#server/trade/notify.ts'
import type { OrderRow } from '#server/trade/rows.ts'
import { moveNow, rowOf } from '#tests/world/trade-moves.ts'
import { banker, dealer, openMarket, start } from '#tests/world/trade.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, clock } = world
await openMarket(world, '1.23456789')

/** An order for which the house has looked already, while nobody was there. */
async function unasked(wish: Parameters<typeof start>[2]): Promise<OrderInfo> {
  const made = await start(world, await banker(world), wish)
  await expect.poll(async () => (await rowOf(world, made.order_no)).looked_at).toBeInstanceOf(Date)
  return made
}

async function written(inside: Sql): Promise<unknown[]> {
  const lines = async (query: RawBuilder<{ line: unknown }>) =>
    (await query.execute(inside)).rows.map(({ line }) => line)
  return [
    // When a merchant was last looked for is the matcher's own, and no lifecycle knows it.
    ...(await lines(raw`select to_jsonb(o) - 'looked_at' as line from trade_order o order by id`)),
    ...(await lines(raw`select to_jsonb(e) as line from order_event e order by order_id, version`)),
    ...(await lines(raw`select to_jsonb(m) as line from merchant m order by member_id`)),
    ...(await lines(raw`
      select jsonb_build_object('member', member_id, 'topic', topic, 'body', body - 'notice', 'at', at) as line
      from event order by line`)),
    ...(await lines(raw`select to_jsonb(n) - 'id' as line from member_notice n order by line`)),
  ]
}

class Undone extends Error {}

async function wouldWrite(act: (inside: Sql) => Promise<void>): Promise<unknown[]> {
  let seen: unknown[] = []
  const tried = inTransaction(sql, async (inside) => {
    await act(inside)
    seen = await written(inside)
    throw new Undone()
  })
  await expect(tried).rejects.toBeInstanceOf(Undone)
  return seen
}

test('the matcher writes of an order what its lifecycle’s offer writes, to the last column', async () => {
  const [loser, named] = [await dealer(world, { price: '1.30' }), await dealer(world, { price: '1.25000001' })]
  const { merchant_no } = await sql
    .selectFrom('merchant')
    .select('merchant_no')
    .where('member_id', '=', named.id)
    .executeTakeFirstOrThrow()
  await sql.updateTable('merchant').set({ state: 'break' }).execute()
  const orders = [
    await unasked({ quantity: '17.12345679' }),
    await unasked({ quantity: '33.33333333', pay_type: 'bank' }),
    await unasked({ quantity: '20.00000001', mode: 'member', merchant_no }),
    await unasked({ quantity: '41' }),
    await unasked({ quantity: '52.5', rematch: 1 }),
  ] as const
  const [, , , declined, hurried] = orders
  await sql.updateTable('merchant').set({ state: 'active' }).where('member_id', '=', loser.id).execute()
  await moveNow(world, declined, { type: 'offer', by: 'system' }, loser)
  await moveNow(world, declined, { type: 'decline', by: 'merchant' }, loser)
  await sql.updateTable('merchant').set({ state: 'suspended' }).where('member_id', '=', loser.id).execute()
  clock.pass(1)
  const now = context.clock.now()
  const match_by = later(now, 90)
  await sql
    .updateTable('trade_order')
    .set({ match_by, wake_at: match_by })
    .where('order_no', '=', hurried.order_no)
    .execute()
  await sql.updateTable('merchant').set({ state: 'active' }).where('member_id', '=', named.id).execute()
  await dealer(world, { price: '1.27654321' })

  let chosen: readonly Pick<OrderRow, 'order_no' | 'merchant_id'>[] = []
  const byMatcher = await wouldWrite(async (inside) => {
    const { offered } = await matchOrders(inside, now, 50)
    await notifyOffers({ sql: inside, now }, offered)
    chosen = offered
  })
  expect(chosen.map(({ order_no }) => order_no).toSorted()).toEqual(orders.map(({ order_no }) => order_no).toSorted())

  const byLifecycle = await wouldWrite(async (inside) => {
    const here = { sql: inside, now }
    for (const { order_no, merchant_id } of chosen) {
      const row = (await lockedOrder(here, order_no)) as OrderRow
      const buyer = await inside
        .selectFrom('merchant')
        .select(['member_id as id', 'price'])
        .where('member_id', '=', merchant_id)
        .executeTakeFirstOrThrow()
      const merchant = { id: buyer.id, price: buyer.price ?? '' }
      await moveOrder(here, row, { type: 'offer', by: 'system' }, { merchant })
    }
  })
  expect(byMatcher).toEqual(byLifecycle)
})
