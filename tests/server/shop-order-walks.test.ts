import { beforeAll, expect, test } from 'vitest'
import { cart } from '#contract/cart.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { Refusal } from '#server/lib/refuse.ts'
import type { Chance } from '#server/lib/chance.ts'
import { sweepShopOrders } from '#server/shop-order/sweep.ts'
import { signsIn } from '#tests/world/cancellations.ts'
import { chanceFrom } from '#tests/world/chance.ts'
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
} from '#tests/world/shop-orders.ts'
import type { Person } from '#tests/world/world.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'

const WALKS = Number(process.env['SHOP_WALKS'] ?? 50)
const SEED = process.env['SHOP_SEED'] ?? 'quay'
const STEPS = 14
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

const WINDOW: Readonly<Record<string, number>> = {
  unpaid: 1_800,
  unshipped: 7 * DAY_S,
  shipped: 10 * DAY_S,
  received: 7 * DAY_S,
}

interface Line {
  readonly id: number
  readonly variant: number
  readonly num: number
  readonly cash: bigint
  readonly points: bigint
  readonly worth: bigint
  is: 'here' | 'sent' | 'back'
}

/** What an order is on paper: reckoned here, and nowhere asked. */
interface Paper {
  readonly number: string
  readonly isStores: boolean
  readonly carriage: bigint
  readonly lines: Line[]
  state: string
  due: number
  isPaid: boolean
}

const now = () => Math.floor(context.clock.now().getTime() / 1_000)
const sum = (lines: readonly Line[], of: 'cash' | 'points' | 'worth') => lines.reduce((all, line) => all + line[of], 0n)
const bought = ({ lines }: Paper) => lines.filter(({ is }) => is !== 'back')
const enter = (paper: Paper, state: string) => {
  paper.state = state
  paper.due = now() + (WINDOW[state] ?? Infinity)
}

/** What runs out by now. */
function lapse(paper: Paper): void {
  if (paper.due > now()) return
  const back = () => {
    for (const line of paper.lines) if (line.is === 'here') line.is = 'back'
  }
  switch (paper.state) {
    case 'unpaid':
      back()
      return enter(paper, 'cancelled')
    case 'unshipped': {
      const isPartly = paper.lines.some(({ is }) => is === 'sent')
      back()
      return enter(paper, isPartly ? 'shipped' : 'cancelled')
    }
    case 'shipped':
      return enter(paper, 'received')
    case 'received':
      return enter(paper, 'completed')
  }
}

/** What the buyer has less because of it, in cents and in points. */
function gone(paper: Paper): { cash: bigint; points: bigint } {
  const kept = bought(paper)
  if (paper.state === 'cancelled') return { cash: 0n, points: 0n }
  if (!paper.isPaid) return { cash: 0n, points: sum(kept, 'points') }
  return { cash: sum(kept, 'cash') + paper.carriage, points: sum(kept, 'points') }
}

const earnedFor = (paper: Paper) =>
  paper.state === 'completed' ? (sum(bought(paper), 'cash') + paper.carriage) / 100n : 0n

function toSeller(paper: Paper): bigint {
  if (paper.state !== 'completed' || !paper.isStores) return 0n
  const sold = sum(bought(paper), 'cash') + sum(bought(paper), 'worth')
  return sold - (sold * 3n) / 100n + paper.carriage
}

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
  const papers: Paper[] = []
  const said: string[] = []
  const live = () => papers.filter(({ state }) => state !== 'completed' && state !== 'cancelled')

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
      lines: lines.map(({ id, variant_id: variant, num, cash, points, worth }) => ({
        id,
        variant,
        num,
        cash,
        points: BigInt(points),
        worth,
        is: 'here',
      })),
      state: 'unpaid',
      due: now() + 1_800,
      isPaid: false,
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

  const ACTS: Readonly<Record<string, (paper: Paper) => Promise<void>>> = {
    pay: (paper) =>
      tried(
        paper,
        ['unpaid'],
        () => pays(world, paper.number),
        () => {
          paper.isPaid = true
          enter(paper, 'unshipped')
        },
      ),
    cancel: (paper) =>
      tried(
        paper,
        ['unpaid'],
        () => moveShop(world, paper.number, { type: 'cancel', by: 'member' }),
        () => {
          for (const line of paper.lines) line.is = 'back'
          enter(paper, 'cancelled')
        },
      ),
    send: (paper) =>
      tried(
        paper,
        ['unshipped'],
        () => sends(world, paper.number),
        () => {
          for (const line of paper.lines) line.is = 'sent'
          enter(paper, 'shipped')
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
          if (paper.lines.every(({ is }) => is !== 'here')) enter(paper, 'shipped')
        },
      )
    },
    receive: (paper) =>
      tried(
        paper,
        ['shipped'],
        () => moveShop(world, paper.number, { type: 'receive', by: 'member' }),
        () => enter(paper, 'received'),
      ),
  }

  async function settle(): Promise<void> {
    for (let round = 0; round < 6; round += 1) await sweepShopOrders(context)
    for (const paper of papers) for (let round = 0; round < 6; round += 1) lapse(paper)
  }

  for (let step = 0; step < STEPS; step += 1) {
    const act = pick(['order', 'order', 'pay', 'pay', 'send', 'sendOne', 'receive', 'wait', 'wait', 'cancel'])
    said.push(act)
    const paper = papers.length > 0 ? pick(live().length > 0 ? live() : papers) : undefined
    if (act === 'order') await order()
    else if (act === 'wait') clock.pass(pick([60, 1_799, 1_800, HOUR_S, 3 * DAY_S, 7 * DAY_S, 10 * DAY_S]))
    else if (paper) await ACTS[act]?.(paper)
    await settle()
    steps += 1
    for (const { state } of papers) seen.add(state)
    const rows = await Promise.all(papers.map(({ number }) => rowOf(world, number)))
    expect(
      rows.map(({ state }) => state),
      said.join(' '),
    ).toEqual(papers.map(({ state }) => state))
    const all = (of: (one: Paper) => bigint) => papers.reduce((whole, one) => whole + of(one), 0n)
    const left = (variant: number | undefined) =>
      papers
        .flatMap(bought)
        .filter((line) => line.variant === variant)
        .reduce((whole, { num }) => whole - num, STOCK)
    expect(
      {
        balance: await holds(world, mara, 'balance'),
        points: await holds(world, mara, 'points'),
        seller: await holds(world, stores.owner, 'balance'),
        pool: await inPointsPool(world),
        stock: [await stockOf(world, stores), await stockOf(world, stores, 1), await stockOf(world, houses)],
      },
      said.join(' '),
    ).toEqual({
      balance: had.balance - all((one) => gone(one).cash),
      points: had.points - all((one) => gone(one).points) + all(earnedFor),
      seller: all(toSeller),
      pool: pool - all((one) => (one.state === 'completed' && one.isStores ? sum(bought(one), 'worth') : 0n)),
      stock: [left(stores.variants[0]), left(stores.variants[1]), left(houses.variants[0])],
    })
  }
  clock.pass(60 * DAY_S)
  await settle()
  clock.pass(60 * DAY_S)
  await settle()
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
    expect([...seen].toSorted()).toEqual(['cancelled', 'completed', 'received', 'shipped', 'unpaid', 'unshipped'])
  leaveFact('walks of the shop', `orders of the shop: ${WALKS} random walks of a buyer, ${steps} steps (${replay})`)
})
