import { expect, test, vi } from 'vitest'
import { APP_KEY } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { playDemoMerchants, serveDemoOrders } from '#server/seeds/play-merchants.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { booksBalance } from '#tests/world/books.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { asSeen, escrowOf, seenBy, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { mode: 'demo' } })
await seedDemo(world.context)
const { give, sql, clock, context, app } = world

async function enter(email: string): Promise<Person> {
  const { token } = await give(session.signIn, { account: email, password: 'quay-demo' })
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { id, email, token }
}
const mara = await enter('member@quay.test')
const seen = (orderNo: string) => seenBy.member(world, mara, orderNo)
const started = async (wish: Parameters<typeof start>[2], status: OrderInfo['status']) => {
  const { order_no } = await start(world, mara, wish)
  return vi.waitFor(async () => {
    await matchBatch(context)
    const order = await seen(order_no)
    expect(order.status).toBe(status)
    return order
  })
}

test('merchants of the demo are marked, hold their margin, and did what their numbers say', async () => {
  await booksBalance(world)
  const shops = await sql
    .selectFrom('merchant')
    .innerJoin('member', 'member.id', 'member_id')
    .selectAll('merchant')
    .select('demo')
    .orderBy('price', 'desc')
    .execute()
  expect(
    shops.map(({ name, state, auto_accept, pay_types, demo }) => [name, state, auto_accept, pay_types, demo]),
  ).toEqual([
    ['Nils (demo)', 'active', false, ['wallet', 'bank'], true],
    ['Kade (demo)', 'active', true, ['wallet'], true],
    ['Werf (demo)', 'active', true, ['wallet', 'bank'], true],
    ['Sluis (demo)', 'active', true, ['wallet'], true],
  ])
  for (const { member_id, trade_count, trade_amount, rating_count } of shops) {
    const done = await sql
      .selectFrom('trade_order')
      .select(['amount', 'member_rated'])
      .where('merchant_id', '=', member_id)
      .where('state', '=', 'completed')
      .execute()
    expect(done.length).toBeGreaterThan(1)
    expect([trade_count, trade_amount, rating_count]).toEqual([
      done.length,
      done.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
      done.filter(({ member_rated }) => member_rated).length,
    ])
  }
  const told = (await give(trade.buyers, { quantity: '20' }, mara)).list.map(({ name, record }) => [name, record])
  expect(told[0]).toEqual(['Kade (demo)', { pay_seconds: 6, completion_rate: '1.0000', rating: '4.6' }])
  const { merchant: nils } = await give(merchant.index, {}, await enter('merchant@quay.test'))
  expect([nils.margin, nils.offer?.auto_accept, nils.completion_rate]).toEqual(['200.00', 0, '1.0000'])
  expect((await give(trade.list, { tab: 'completed' }, mara)).data.length).toBeGreaterThan(2)
})

test('a merchant of the demo accepts at once, and pays out of the wallet after six seconds', async () => {
  const { order_no } = await started({ quantity: '12' }, 'awaiting_payment')
  clock.pass(5)
  expect(await serveDemoOrders(context)).toBe(0)
  clock.pass(1)
  expect(await serveDemoOrders(context)).toBe(1)
  clock.pass(1)
  await sweepOrders(context)
  expect([(await seen(order_no)).status, await escrowOf(world, order_no)]).toEqual(['completed', { COIN: 0n, EUR: 0n }])
  await booksBalance(world)
})

test('on the bank rail it shows a proof that says what it is, and the member decides', async () => {
  const { order_no } = await started({ quantity: '12', pay_type: 'bank' }, 'awaiting_payment')
  clock.pass(6)
  await serveDemoOrders(context)
  const paid = await seen(order_no)
  expect([paid.status, paid.payment?.reference, paid.payment?.payer_name]).toEqual([
    'paid',
    `DEMO ${order_no}`,
    'Nobody, this is a demo',
  ])
  const proof = await app.inject({
    url: paid.payment?.proof[0] ?? '',
    query: { app_key: APP_KEY },
    headers: { 'x-token': mara.token },
  })
  expect(proof.headers['content-type']).toBe('image/jpeg')
  expect((await give(trade.confirm, { ...asSeen(paid), payword: PIN }, mara)).status).toBe('settling')
})

test('lets go of an order when the member asks, and leaves to whoever signs in what is theirs', async () => {
  const asked = await started({ quantity: '12' }, 'awaiting_payment')
  await give(trade.cancel, asSeen(asked), mara)
  const nils = await enter('merchant@quay.test')
  const byHand = await started({ quantity: '20' }, 'offered')
  const offered = await seenBy.merchant(world, nils, byHand.order_no)
  await give(merchant.answer, { ...asSeen(offered), accept: 1, idem: newKey() }, nils)
  clock.pass(6)
  expect(await serveDemoOrders(context)).toBe(1)
  expect((await seen(asked.order_no)).reason).toBe('mutual')
  expect((await seen(byHand.order_no)).status).toBe('awaiting_payment')
  await booksBalance(world)
})

test('is played while the house is open, and no longer', async () => {
  const leave = playDemoMerchants(context)
  await leave()
})
