import { beforeAll, expect, test } from 'vitest'
import { points } from '#contract/points.ts'
import { type MoneyLog, type MoneyType, wallet } from '#contract/wallet.ts'
import { DAY_S } from '#contract/time-units.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { fillPool } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import {
  buyer,
  buying,
  delivers,
  fillPointsPool,
  moveShop,
  openStoreGoods,
  orderOf,
  pays,
  sends,
} from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, clock, context } = world

beforeAll(async () => {
  await delivers(world)
  await fillPointsPool(world, 50_000n)
  await fillPool(world, 'POINTS', 1_000n)
})

const until = async (seconds: number) => {
  clock.pass(seconds)
  await sweepShopOrders(context)
}

/** What was brought to them is left out. */
async function told(person: Person, type?: MoneyType, language = 'en-us'): Promise<MoneyLog[]> {
  const { token } = await signsIn(world, person)
  const { data } = await give(wallet.log, { limit: 50, ...(type && { type }) }, { token, language })
  return data.filter((entry) => entry.type !== 'recharge')
}
const brief = ({ account, direction, amount, title, type_text, ref_type, ref_no }: MoneyLog) => [
  account,
  direction,
  amount,
  title,
  type_text,
  ref_type,
  ref_no,
]
const through = async (person: Person) => {
  const { points: free, frozen, total_in, total_out } = await give(points.index, {}, await signsIn(world, person))
  return [free, frozen, total_in, total_out]
}

const goods = await openStoreGoods(world, { variants: [{ picks: [], price: 4_500n, stock: 50 }] })
const wish = { ...buying(goods, 1), use_points: 1 } as const

test('points that an order sets aside are held, go with its payment, and more may come when it is over', async () => {
  const mara = await buyer(world, { points: 1_000n })
  const no = await orderOf(world, mara, wish)
  expect((await told(mara)).map(brief)).toEqual([
    ['points', 'held', '-900', 'Purchase · held', 'Held', 'shopOrder', no],
  ])
  expect(await through(mara)).toEqual([100, 900, 1_000, 0])
  await pays(world, no)
  const paid = [
    ['balance', 'out', '-39.90', 'Purchase', 'Purchase', 'shopOrder', no],
    ['points', 'out', '-900', 'Purchase', 'Purchase', 'shopOrder', no],
  ]
  expect((await told(mara)).map(brief)).toEqual(paid)
  expect(await through(mara)).toEqual([100, 0, 1_000, 900])
  await sends(world, no)
  await moveShop(world, no, { type: 'receive', by: 'member' })
  await until(7 * DAY_S)
  const earned = ['points', 'in', '39', 'Points for a purchase', 'Reward', 'shopOrder', no]
  expect((await told(mara)).map(brief)).toEqual([earned, ...paid])
  expect((await told(mara, 'reward')).map(brief)).toEqual([earned])
  expect(await through(mara)).toEqual([139, 0, 1_039, 900])
})

test('a seller reads what was paid, and what points stood for; the page of the order is its buyer’s', async () => {
  const sold = (await told(goods.owner)).map(brief)
  expect(sold.map(([, , , title]) => title)).toEqual(['Sale in a store · paid in points', 'Sale in a store'])
  expect(sold.map(([account, direction, amount, , text, ref]) => [account, direction, amount, text, ref])).toEqual([
    ['balance', 'in', '9.00', 'Sale in a store', 'shop_paid'],
    ['balance', 'in', '38.55', 'Sale in a store', 'shop_paid'],
  ])
  expect(await told(goods.owner, 'shop_paid')).toHaveLength(2)
  expect((await told(goods.owner, 'shop_paid', 'hebrew')).map(({ title }) => title)).toEqual([
    'מכירה בחנות · חלק בנקודות',
    'מכירה בחנות',
  ])
})

test('an order that nobody pays gives its points back, and nothing came or went', async () => {
  const nils = await buyer(world, { points: 1_000n })
  const no = await orderOf(world, nils, wish)
  await until(DAY_S)
  expect((await told(nils)).map(brief)).toEqual([
    ['points', 'held', '900', 'Purchase · cancelled', 'Released', 'shopOrder', no],
  ])
  expect(await through(nils)).toEqual([1_000, 0, 1_000, 0])
  const { summary } = await give(wallet.log, { account: 'points' }, nils)
  expect(summary).toEqual({ income: '1000', expense: '0' })
})

test('what returns of a paid order is told as such; points that returned never went', async () => {
  const sofia = await buyer(world, { points: 1_000n })
  const no = await orderOf(world, sofia, wish)
  await pays(world, no)
  await until(7 * DAY_S)
  const back = ['Returned from a purchase', 'Returned from a purchase', 'shopOrder', no]
  expect((await told(sofia, 'shop_back')).map(brief).toSorted()).toEqual([
    ['balance', 'in', '39.90', ...back],
    ['points', 'in', '900', ...back],
  ])
  expect((await told(sofia, 'shop_back', 'de')).map(({ title }) => title)).toEqual(
    Array.from({ length: 2 }, () => 'Aus einem Einkauf zurück'),
  )
  expect(await through(sofia)).toEqual([1_000, 0, 1_000, 0])
})
