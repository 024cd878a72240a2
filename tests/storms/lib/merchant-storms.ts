import { vi } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { PIN } from '#tests/world/money.ts'
import { dealer, seller, start } from '#tests/world/trade.ts'
import type { World } from '#tests/world/world.ts'
import { done, times, type TradeStorm, unless } from './order-round.ts'
import { calm, openOrder, saying, versionOf, walkOn, wrongAfter } from './orders.ts'

export const releasing: TradeStorm = async (world, count) => {
  const one = await openOrder(world, ['offer'], { pay_type: 'bank' })
  await world.sql.updateTable('merchant').set({ state: 'active' }).where('member_id', '=', one.otto.id).execute()
  const seen = await versionOf(world, one)
  return {
    shots: times(count, (at) =>
      at % 2
        ? saying(merchant.answer, one.otto, seen, { accept: '1' })
        : { path: merchant.setState.path, token: one.otto.token, form: { to: 'leaving' } },
    ),
    async judge(heard) {
      const { state, open_orders } = await world.sql
        .selectFrom('merchant')
        .selectAll()
        .where('member_id', '=', one.otto.id)
        .executeTakeFirstOrThrow()
      const accepted = done(heard, merchant.answer.path)
      return [
        ...unless(accepted <= 1, `${accepted} accepted`),
        ...unless(state !== 'leaving' || open_orders === 0, 'somebody leaves with an open order'),
        ...unless(accepted === 1 || state === 'leaving', 'neither happened'),
        ...(await wrongAfter(world, one, accepted ? ['awaiting_payment.due'] : ['matching.offered'])),
      ]
    },
  }
}

/** A merchant pays one order and accepts others at once: nobody waits for somebody who waits for him. */
export const both: TradeStorm = async (world, count) => {
  const one = await openOrder(world, ['offer', 'accept'])
  const { otto } = one
  const paid = saying(merchant.pay, otto, await versionOf(world, one), { payword: PIN })
  const others = []
  for (let at = 1; at < Math.min(count, 12); at += 1) {
    const mira = await seller(world)
    const { order_no } = await start(world, mira)
    await walkOn(world, { mira, otto, order_no }, at % 2 ? ['offer'] : ['offer', 'accept'])
    others.push({ mira, otto, order_no, isOffered: at % 2 === 1 })
  }
  const rest = await Promise.all(
    others.map(async (other) =>
      other.isOffered
        ? saying(merchant.answer, otto, await versionOf(world, other), { accept: '1' })
        : saying(merchant.abandon, otto, await versionOf(world, other), { reason: 'other' }),
    ),
  )
  return {
    shots: [paid, ...rest],
    judge: async (heard) => [
      ...unless(done(heard) === heard.length, `${done(heard)} of ${heard.length} happened`),
      ...(await wrongAfter(world, one, ['settling', 'completed'])),
    ],
  }
}

const ORDERS = 50
/** Four merchants want seven orders each. */
const FITTING = 28
export async function matchingStorm(world: World, lanes: number): Promise<string[]> {
  await calm(world)
  const orders = []
  while (orders.length < ORDERS) {
    const mira = await seller(world)
    for (let at = 0; at < 3 && orders.length < ORDERS; at += 1) orders.push(await start(world, mira))
  }
  const wanted = '700'
  const dealers = []
  for (const price of ['1.30', '1.29', '1.28', '1.27'])
    dealers.push(await dealer(world, { price, wanted, eur: 10_000_000n }))
  const ids = orders.map(({ id }) => id)
  const offered = () =>
    world.sql
      .selectFrom('order_event')
      .select('order_id')
      .where('event', '=', 'offer')
      .where('order_id', 'in', ids)
      .execute()
  await vi.waitFor(
    async () => {
      await Promise.all(Array.from({ length: lanes }, () => matchBatch(world.context)))
      if ((await offered()).length < FITTING) throw new Error('there is more to offer')
    },
    { timeout: 20_000 },
  )
  const offers = await offered()
  const found = await world.sql
    .selectFrom('merchant')
    .select(['promised', 'wanted'])
    .where(
      'member_id',
      'in',
      dealers.map(({ id }) => id),
    )
    .execute()
  return [
    ...unless(new Set(offers.map(({ order_id }) => order_id)).size === offers.length, 'something was offered twice'),
    ...found.flatMap((row) => unless(row.promised <= row.wanted, `${row.promised} is promised of ${row.wanted}`)),
    ...unless(offers.length === FITTING, `${offers.length} of ${FITTING} were offered`),
  ]
}
