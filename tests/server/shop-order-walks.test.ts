import { beforeAll, expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { Refusal } from '#server/lib/refuse.ts'
import type { Chance } from '#server/lib/chance.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { fillCouponPool, hasCoupon, inCouponPool, ownRow } from '#tests/world/member-coupons.ts'
import { type Goods, openGoods } from '#tests/world/goods.ts'
import { fillPool, holds, newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import {
  agreed,
  buyer,
  buying,
  delivers,
  fillPointsPool,
  inPointsPool,
  moveShop,
  openStoreGoods,
  pays,
  rowOf,
  sends,
  stockOf,
  storeOf,
} from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'
import {
  ANSWER,
  answer,
  bought,
  couponIs,
  earnedFor,
  enter,
  given,
  gone,
  isOver,
  lapse,
  type Paper,
  sum,
  toSeller,
} from './lib/shop-walk.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'

const WALKS = Number(process.env['SHOP_WALKS'] ?? 50)
const SEED = process.env['SHOP_SEED'] ?? 'quay'
const STEPS = 20
const GOES_ON = ['order', 'order', 'pay', 'pay', 'pay', 'send', 'sendOne', 'receive', 'wait', 'wait', 'cancel'] as const
const COMES_BACK = ['askBack', 'askBack', 'askBack', 'agree', 'refuse', 'appeal', 'withdraw', 'reject'] as const
const DEEDS = [...GOES_ON, ...COMES_BACK]
const STOCK = 6
const replay = `SHOP_SEED=${SEED} SHOP_WALKS=${WALKS}`

const world = await openWorld()
const { clock, context, sql, ask, give } = world
const seen = new Set<string>()
let steps = 0

beforeAll(async () => {
  await delivers(world)
  await fillPool(world, 'POINTS', 1_000_000n)
})

const now = () => Math.floor(context.clock.now().getTime() / 1_000)

async function walk(chance: Chance): Promise<void> {
  const pick = <T>(all: readonly T[]): T => all[chance.below(all.length)] as T
  const variants = [
    { picks: ['red'], price: BigInt(1 + chance.below(9_999)), stock: STOCK },
    { picks: ['blue'], price: BigInt(1 + chance.below(999)), stock: STOCK },
  ]
  const stores = await openStoreGoods(world, { variants })
  const houses = await openGoods(world, { variants })
  const had = { balance: 200_000n, points: BigInt(chance.below(2_000)) }
  const mara: Person = await buyer(world, had)
  await fillPointsPool(world, BigInt(1 + chance.below(1_500)))
  const pool = await inPointsPool(world)
  await fillCouponPool(world, BigInt(1 + chance.below(3_000)))
  const coupons = await inCouponPool(world)
  const store = await storeOf(world, stores)
  for (let at = chance.below(3); at > 0; at -= 1)
    await hasCoupon(world, mara, {
      ...(chance.below(2) === 0 && { store }),
      ...(chance.below(2) === 0 ? { percent: 1 + chance.below(90) } : { amount: 1 + chance.below(900) }),
      from: 901 + chance.below(2_000),
      ends: 300 * DAY_S,
    })
  const papers: Paper[] = []
  const said: string[] = []
  const live = () => papers.filter((paper) => !isOver(paper))

  /** One of each, through the cart. */
  async function both(goods: Goods, here: Person, use_points: 0 | 1) {
    for (const variant_id of goods.variants)
      await ask(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, here)
    const { stores: groups } = await give(cart.index, {}, here)
    const ids = groups
      .flatMap(({ items }) => items)
      .filter(({ goods_id }) => goods_id === goods.id)
      .map(({ id }) => id)
    return ids.length > 0
      ? { from: 'cart' as const, cart_ids: ids.join(), use_points }
      : buying(goods, 1, { use_points })
  }

  async function order(): Promise<void> {
    const isStores = chance.below(3) > 0
    const goods = isStores ? stores : houses
    const here = { ...mara, ...(await signsIn(world, mara)) }
    const use_points = pick([0, 1] as const)
    const num = 1 + chance.below(3)
    const wish = chance.below(2)
      ? buying(goods, num, { use_points }, chance.below(2))
      : await both(goods, here, use_points)
    const asked = await agreed(world, here, wish)
    const { code, data } = await ask(shopOrder.create, asked, here)
    if (code !== 1) return
    const number = (data as { order_no: string }).order_no
    const row = await rowOf(world, number)
    const lines = await sql.selectFrom('shop_order_line').selectAll().where('order_id', '=', row.id).execute()
    const paper: Paper = {
      number,
      isStores,
      carriage: row.carriage,
      coupon: row.member_coupon_id,
      isHouses: row.cut_by === 'house',
      lines: lines.map(({ id, variant_id: variant, num, cash, points, worth, cut }) => ({
        id,
        variant,
        num,
        cash,
        points: BigInt(points),
        worth,
        cut,
        is: 'here',
      })),
      state: 'unpaid',
      due: now() + 1_800,
      isPaid: false,
      isCarriageBack: false,
      refunds: 0,
    }
    papers.push(paper)
  }

  const tried = async (paper: Paper, knows: readonly string[], act: () => Promise<unknown>, then: () => void) => {
    const refused = await act().then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? error.refusal : Promise.reject(error as Error)),
    )
    expect(refused, said.join(' ')).toBe(knows.includes(paper.state) ? undefined : 'not-now')
    if (refused === undefined) then()
  }

  const answered = async (
    paper: Paper,
    knows: readonly string[],
    type: 'settle' | 'refuse' | 'appeal' | 'resume',
    by: 'store' | 'operator' | 'member',
    then: () => void,
  ) => {
    const refused = await moveShop(world, paper.number, { type, by }).then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? error.refusal : Promise.reject(error as Error)),
    )
    expect(refused, said.join(' ')).toBe(knows.includes(paper.refund?.is ?? '') ? undefined : 'not-now')
    if (refused === undefined) then()
  }

  const ACTS: Readonly<Record<string, (paper: Paper) => Promise<void>>> = {
    pay: (paper) =>
      tried(
        paper,
        ['unpaid'],
        () => pays(world, paper.number),
        () => {
          paper.isPaid = true
          enter(paper, 'unshipped', now())
        },
      ),
    cancel: (paper) =>
      tried(
        paper,
        ['unpaid'],
        () => moveShop(world, paper.number, { type: 'cancel', by: 'member' }),
        () => {
          for (const line of paper.lines) line.is = 'back'
          enter(paper, 'cancelled', now())
        },
      ),
    send: (paper) =>
      tried(
        paper,
        ['unshipped'],
        () => sends(world, paper.number),
        () => {
          for (const line of paper.lines) if (line.is === 'here') line.is = 'sent'
          enter(paper, 'shipped', now())
        },
      ),
    sendOne: (paper) => {
      const first = paper.lines.find(({ is }) => is === 'here')
      return tried(
        paper,
        first ? ['unshipped'] : [],
        () => sends(world, paper.number, [first?.id ?? 0]),
        () => {
          if (first) first.is = 'sent'
          if (paper.lines.every(({ is }) => is !== 'here')) enter(paper, 'shipped', now())
        },
      )
    },
    receive: (paper) =>
      tried(
        paper,
        ['shipped'],
        () => moveShop(world, paper.number, { type: 'receive', by: 'member' }),
        () => enter(paper, 'received', now()),
      ),
    askBack: async (paper) => {
      const free = bought(paper).filter(({ isRefused }) => !isRefused)
      const asked = free.filter(() => chance.below(2) === 0)
      const ids = (asked.length > 0 ? asked : free).map(({ id }) => id)
      if (ids.length === 0 || paper.refunds === 5) return
      const { state: before, due } = paper
      await tried(
        paper,
        ['unshipped', 'shipped', 'received'],
        () =>
          moveShop(
            world,
            paper.number,
            { type: 'refund', by: 'member' },
            { asked: { lines: ids, reason: 'other', explain: '', attachments: [] } },
          ),
        () => {
          paper.refund = { ids, before, rest: due - now(), is: 'asked' }
          paper.refunds += 1
          enter(paper, 'refunding', now())
          paper.due = now() + ANSWER
        },
      )
    },
    agree: (paper) =>
      answered(paper, ['asked', 'appealed'], 'settle', paper.refund?.is === 'appealed' ? 'operator' : 'store', () =>
        answer(paper, now(), true),
      ),
    refuse: (paper) =>
      answered(paper, ['asked'], 'refuse', 'store', () => {
        if (paper.refund) paper.refund.is = 'refused'
        paper.due = now() + ANSWER
      }),
    appeal: (paper) =>
      answered(paper, ['refused'], 'appeal', 'member', () => {
        if (paper.refund) paper.refund.is = 'appealed'
        paper.due = Infinity
      }),
    withdraw: (paper) =>
      answered(paper, ['asked', 'appealed'], 'resume', 'member', () => answer(paper, now(), false, false)),
    reject: (paper) => answered(paper, ['appealed'], 'resume', 'operator', () => answer(paper, now(), false)),
  }

  async function settle(): Promise<void> {
    for (let round = 0; round < 6; round += 1) await sweepShopOrders(context)
    for (const paper of papers) for (let round = 0; round < 6; round += 1) lapse(paper, now())
  }

  async function judge(): Promise<void> {
    for (const { state } of papers) seen.add(state)
    const rows = await Promise.all(papers.map(({ number }) => rowOf(world, number)))
    expect(
      rows.map(({ state }) => state),
      said.join(' '),
    ).toEqual(papers.map(({ state }) => state))
    const latest = new Map(papers.map((one) => [one.coupon, one] as const))
    for (const [coupon, paper] of latest)
      if (coupon !== null) expect((await ownRow(world, coupon)).state, said.join(' ')).toBe(couponIs(paper))
    const all = (of: (one: Paper) => bigint) => papers.reduce((whole, one) => whole + of(one), 0n)
    const left = (variant: number | undefined) =>
      papers
        .flatMap(({ lines }) => lines.filter(({ is, wasSent }) => is !== 'back' || wasSent))
        .filter((line) => line.variant === variant)
        .reduce((whole, { num }) => whole - num, STOCK)
    expect(
      {
        balance: await holds(world, mara, 'balance'),
        points: await holds(world, mara, 'points'),
        seller: await holds(world, stores.owner, 'balance'),
        pool: await inPointsPool(world),
        coupons: await inCouponPool(world),
        stock: [await stockOf(world, stores), await stockOf(world, stores, 1), await stockOf(world, houses)],
      },
      said.join(' '),
    ).toEqual({
      balance: had.balance - all((one) => gone(one).cash),
      points: had.points - all((one) => gone(one).points) + all(earnedFor),
      seller: all(toSeller),
      pool: pool - all((one) => (one.state === 'completed' && one.isStores ? sum(bought(one), 'worth') : 0n)),
      coupons: coupons - all(given),
      stock: [left(stores.variants[0]), left(stores.variants[1]), left(houses.variants[0])],
    })
  }

  for (let step = 0; step < STEPS; step += 1) {
    const act = pick(DEEDS)
    said.push(act)
    const paper = papers.length > 0 ? pick(live().length > 0 ? live() : papers) : undefined
    if (act === 'order') await order()
    else if (act === 'wait') clock.pass(pick([60, 1_799, 1_800, HOUR_S, 3 * DAY_S, 7 * DAY_S, 10 * DAY_S]))
    else if (paper) await ACTS[act]?.(paper)
    await settle()
    steps += 1
    await judge()
  }
  // Asked back, sent, received, closed: each waits once more.
  for (let time = 0; time < 6; time += 1) {
    clock.pass(60 * DAY_S)
    await settle()
    await judge()
  }
}

const BATCH = 10
const batches = Array.from({ length: Math.ceil(WALKS / BATCH) }, (_, at) => at)

test.each(batches)(
  `ten baskets go wherever chance leads (batch %i, ${replay})`,
  { timeout: 240_000 },
  async (batch) => {
    for (let at = batch * BATCH; at < Math.min(WALKS, (batch + 1) * BATCH); at += 1)
      await walk(chanceFrom(`${SEED} basket ${at}`)).catch((error: unknown) => {
        throw new Error(`walk ${at} (${replay}): ${String(error)}`, { cause: error })
      })
  },
)

test('the walks have been everywhere', () => {
  if (WALKS >= 50)
    expect([...seen].toSorted().join(' ')).toBe(
      'cancelled completed received refunded refunding shipped unpaid unshipped',
    )
  leaveFact('walks of the shop', `orders of the shop: ${WALKS} random walks of a buyer, ${steps} steps (${replay})`)
})
