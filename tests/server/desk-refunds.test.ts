import { expect, test } from 'vitest'
import { shopOrder } from '#contract/shop-order.ts'
import { booksBalance } from '#tests/world/books.ts'
import { numberIn } from '#tests/world/desk.ts'
import { openGoods } from '#tests/world/goods.ts'
import { holds } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'
import { answers, asksBack, boughtAll, byStore, infoOf, refusedFor, seen } from '#tests/world/refunds.ts'
import { buyer, delivers, openStoreGoods, rowOf } from '#tests/world/shop-orders.ts'
import { proof } from '#tests/world/trade.ts'

const world = await openWorld()
const { give, clock, sql } = world
const { by, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())
await delivers(world)

const TWO = [
  { picks: ['red'], price: 3_333n, stock: 9 },
  { picks: ['blue'], price: 2_001n, stock: 9 },
]

test('an operator reads what waits, agrees for the house, and the buyer has it back', async () => {
  expect((await by(ADA, 'refunds')).out).toContain('No return waits for us.')
  const goods = await openGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  const url = await proof(world, mara)
  await asksBack(world, mara, orderNo, [1], {
    reason: 'damaged',
    explain: 'The lid is broken',
    images: JSON.stringify([url]),
  })
  expect((await by(ADA, 'refunds')).out).toMatch(
    new RegExp(`${orderNo} +asked +(1 d|2 d|47 h).* 1 +20\\.01 +0 +damaged +the house`),
  )
  const shown = (await by(ADA, `refunds show ${orderNo}`)).out
  expect(shown).toContain(
    `The return of ${orderNo} is asked: 20.01 EUR, 0.00 of it carriage, and 0 points, because: damaged.`,
  )
  expect(shown).toContain('Its buyer says: The lid is broken')
  expect(shown).toContain(`Picture ${url.split('/').at(-1)}`)
  expect(shown).toMatch(/member +made +asked/)
  const done = await by(ADA, `refunds agree ${orderNo}`)
  expect([done.error, done.out]).toEqual(['', expect.stringContaining(`${orderNo} is unshipped. Its buyer is told.`)])
  expect(await holds(world, mara, 'balance')).toBe(100_000n - 3_333n - 390n)
  expect((await by(ADA, `refunds agree ${orderNo}`)).error).toContain('This is not possible at the moment')
  expect(await log('refunds agree')).toEqual([
    {
      actor: ADA.email,
      subject: orderNo,
      reason: '',
      before: { state: 'asked' },
      after: { state: 'agreed', order: 'unshipped' },
    },
  ])
  await booksBalance(world)
})

test('what an operator refuses is told with its reason; what is taken further two uphold', async () => {
  const goods = await openGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo)
  expect((await by(ADA, `refunds refuse ${orderNo}`)).error).toContain('Say why')
  await by(ADA, `refunds refuse ${orderNo} --reason "It was sent already"`)
  expect(await infoOf(world, mara, orderNo)).toMatchObject({
    refund: { status: 'refused', answer: 'It was sent already' },
  })
  expect((await by(ADA, `refunds uphold ${orderNo} --reason "Not yet"`)).error).toContain('does not wait for our team')
  const explain = 'Nothing was sent, see the order itself.'
  await give(shopOrder.refundAppeal, { ...(await seen(world, mara, orderNo)), explain }, mara)
  const asked = await by(ADA, `refunds uphold ${orderNo} --reason "Nothing was sent"`)
  expect(asked.out).toContain(`Its buyer tells us: ${explain}`)
  const number = numberIn(asked)
  expect((await by(ADA, `refund approve ${number}`, 'yes')).error).toContain('another operator')
  const approved = await by(BEN, `refund approve ${number}`, 'yes')
  expect([approved.error, approved.out]).toEqual(['', expect.stringContaining('Done.')])
  expect([(await rowOf(world, orderNo)).state, await holds(world, mara, 'balance')]).toEqual(['refunded', 100_000n])
  expect(await log('refunds uphold')).toEqual([
    {
      actor: BEN.email,
      subject: orderNo,
      reason: 'Nothing was sent',
      before: { state: 'appealed' },
      after: { request: `${number}`, state: 'agreed', order: 'refunded' },
    },
  ])
})

test('a store’s refusal is rejected by two; an operator answers for no store', async () => {
  const goods = await openStoreGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo)
  expect((await by(ADA, `refunds agree ${orderNo}`)).error).toContain('was sold by a store')
  await answers(world, orderNo, byStore(goods.owner), refusedFor('It was worn'))
  const explain = 'I only tried them on, at home.'
  await give(shopOrder.refundAppeal, { ...(await seen(world, mara, orderNo)), explain }, mara)
  const number = numberIn(await by(ADA, `refunds reject ${orderNo} --reason "The soles are worn"`))
  await by(BEN, `refund approve ${number}`, 'yes')
  expect(await infoOf(world, mara, orderNo)).toMatchObject({
    status: 'paid',
    refund: { status: 'rejected', answer: 'The soles are worn' },
  })
})

test('what was withdrawn meanwhile is not decided, and who is a party does not decide', async () => {
  const goods = await openGoods(world, { variants: TWO })
  const mara = await buyer(world)
  const orderNo = await boughtAll(world, mara, goods)
  await asksBack(world, mara, orderNo)
  await by(ADA, `refunds refuse ${orderNo} --reason "No reason given"`)
  const explain = 'The reason is that it is broken.'
  await give(shopOrder.refundAppeal, { ...(await seen(world, mara, orderNo)), explain }, mara)
  const number = numberIn(await by(ADA, `refunds reject ${orderNo} --reason "Still none"`))
  await give(shopOrder.refundCancel, await seen(world, mara, orderNo), mara)
  expect((await by(BEN, `refund approve ${number}`, 'yes')).error).toContain('is withdrawn')
  await asksBack(world, mara, orderNo)
  await sql.updateTable('member').set({ email: ADA.email }).where('id', '=', mara.id).execute()
  expect((await by(ADA, `refunds agree ${orderNo}`)).error).toContain('Nobody judges themselves')
  expect((await by(ADA, 'refunds show S9999999999')).error).toContain('No order has the number')
})
