import { expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { equity } from '#contract/equity.ts'
import { home } from '#contract/home.ts'
import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { session } from '#contract/session.ts'
import { subscription } from '#contract/subscription.ts'
import { broughtBy } from '#machines/invest/investment.rules.ts'
import { dayOf, taskOf } from '#machines/robot/robot.rules.ts'
import { minorOf } from '#contract/money.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { BOOKS } from '#server/lib/words.ts'
import { catchUp } from '#server/market/record-prices.ts'
import { sandboxPrices } from '#server/market/sandbox-prices.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { sayDemoShares } from '#server/seeds/demo-shares.ts'
import { WISHES } from '#server/seeds/ventures/wishes.ts'
import { booksBalance } from '#tests/world/books.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const DAYS = 6
const world = await openWorld({ settings: { mode: 'demo' } })
await seedDemo(world.context)
const { give, sql, clock } = world
const context = { ...world.context, prices: sandboxPrices }

async function opensAfter(days: number): Promise<void> {
  clock.pass(days * DAY_S)
  await catchUp(context)
  await sayDemoShares(context)
  while ((await sweepInvestments(context)) > 0);
}
const enter = () => give(session.signIn, { account: 'member@quay.test', password: 'quay-demo' })
const orderOf = async (code: string) => {
  const mara = await enter()
  const { order_no } = await sql
    .selectFrom('investment')
    .innerJoin('venture', 'venture.id', 'venture_id')
    .innerJoin('member', 'member.id', 'investment.member_id')
    .select('order_no')
    .where('code', '=', code)
    .where('nickname', '=', 'Mara')
    .executeTakeFirstOrThrow()
  return { mara, order: await give(invest.order, { order_no }, mara) }
}

test.each(Object.entries(WISHES).filter(([, { kind }]) => kind !== 'robot'))(
  'what %s brings at most is its rate of every amount that it takes, and nothing of it is rounded away',
  (_, { unit, currency, rate }) => {
    const step = minorOf(unit, currency)
    expect(broughtBy(step, rate) * 1_000n).toBe(broughtBy(step * 1_000n, rate))
  },
)

test('right after it was seeded, everything that may become of an order is there', async () => {
  const mara = await enter()
  const all = await give(invest.orders, { limit: 20 }, mara)
  expect(new Set(all.data.map(({ status }) => status))).toEqual(
    new Set(['cooling', 'running', 'suspended', 'completed', 'ended_early']),
  )
  const { order } = await orderOf('plan-gannet')
  expect(order).toMatchObject({ status: 'suspended', suspended_by: 'pool', pool: '0.006000', stop_fee: '0.000000' })
  expect(order.timeline.at(-1)?.text).toBe('Suspended: the pool holds too little')
  const { order: heron } = await orderOf('robot-heron')
  expect(heron.payouts.data.filter(({ status }) => status === 'due')).toEqual([])
})

test('days later the robot was reckoned by prices that the demo recorded meanwhile, and a phone reckons the same', async () => {
  const before = (await orderOf('robot-heron')).order
  await opensAfter(DAYS)
  const { mara, order } = await orderOf('robot-heron')
  expect([order.status, order.days_done - before.days_done]).toEqual(['running', DAYS])
  expect(order.next_payout_time).toBeGreaterThan(context.clock.now().getTime() / 1000)
  const tasks = await give(invest.tasks, { order_no: order.order_no, limit: 50 }, mara)
  const recent = tasks.data.filter(({ day }) => day > before.days_done)
  expect(recent).toHaveLength(DAYS * 4)
  expect(recent.filter(({ status }) => status === 'failed')).toEqual([])
  expect(new Set(recent.map(({ price_from }) => price_from)).size).toBeGreaterThan(15)
  const amount = minorOf(order.amount, 'EUR')
  const { rate } = await sql
    .selectFrom('venture_rate')
    .innerJoin('venture', 'venture.id', 'venture_id')
    .select('rate')
    .where('code', '=', 'robot-heron')
    .executeTakeFirstOrThrow()
  for (let day = before.days_done + 1; day <= order.days_done; day += 1) {
    const done = recent
      .filter((task) => task.day === day)
      .map(({ price_before, price_from, price_to }) =>
        taskOf({ before: price_before, from: price_from, to: price_to }, amount),
      )
    const { outcome } = await sql
      .selectFrom('investment_payout')
      .innerJoin('investment', 'investment.id', 'investment_id')
      .select('outcome')
      .where('order_no', '=', order.order_no)
      .where('period', '=', day)
      .executeTakeFirstOrThrow()
    expect(outcome).toBe(dayOf(done, amount, rate))
  }
})

test('days later every list is alive: what is on sale, what it may bring by the newest prices, and what was paid', async () => {
  const mara = await enter()
  expect((await give(home.index, { space: 'mall' }, mara)).mall).not.toBeNull()
  const robots = await give(robot.index, {}, mara)
  expect(robots.robots.map(({ suspended, status }) => [suspended, status])).toEqual([
    [0, 'open'],
    [0, 'open'],
    [0, 'open'],
  ])
  const day = Math.floor(context.clock.now().getTime() / 1000 / DAY_S) * DAY_S
  for (const { estimate } of robots.robots) {
    expect(estimate).toMatchObject({ low: '0', basis: 'prices', date: day })
    expect(Number(estimate.high)).toBeGreaterThan(0)
    expect(estimate.days).toBeGreaterThan(25)
  }
  expect(robots.totals.paid_out.length).toBeGreaterThan(0)
  expect((await give(project.index, {}, mara)).data.length).toBeGreaterThan(2)
  expect((await give(subscription.index, {}, mara)).data.length).toBeGreaterThan(2)
})

test('what a member is said to have running is what the two lists list, and the sums are theirs together', async () => {
  const mara = await enter()
  const summaryOf = async (kind: '' | 'robot' | 'product') => (await give(invest.orders, { kind }, mara)).summary
  const runningIn = async (kind: 'robot' | 'product') =>
    (await summaryOf(kind)).reduce((all, { running }) => all + running, 0)
  const { my } = await give(robot.index, {}, mara)
  const [robots, others] = [await runningIn('robot'), await runningIn('product')]
  expect([robots, others].every((running) => running > 0)).toBe(true)
  expect(my).toEqual({
    running: { robots, others },
    sums: (await summaryOf('')).map(({ currency, principal, paid_today, paid_total }) => ({
      currency,
      principal,
      paid_today,
      paid_total,
    })),
  })
})

test('days later a dry pool still pays nobody, and says so', async () => {
  const { order } = await orderOf('plan-gannet')
  expect(order).toMatchObject({ status: 'suspended', suspended_by: 'pool', pool: '0.006000', paid_total: '0.024000' })
  expect(order.payouts.data.filter(({ status }) => status === 'paid')).toHaveLength(2)
  await booksBalance(world)
})

test('days later shares are worth something of yesterday, on working days alone, and the same for two processes', async () => {
  const mara = await enter()
  const { holdings } = await give(equity.index, {}, mara)
  const newest = await sql.selectFrom('share_price').select('day').orderBy('day', 'desc').executeTakeFirstOrThrow()
  const ago = (context.clock.now().getTime() - Date.parse(`${newest.day}T00:00:00Z`)) / 1000 / DAY_S
  expect(ago).toBeLessThan(4)
  for (const { price_date } of holdings) expect(price_date).toBe(newest.day)
  clock.pass(9 * DAY_S)
  const made = await Promise.all([sayDemoShares(context), sayDemoShares(context)])
  const days = await sql.selectFrom('share_price').select(['currency', 'day']).where('day', '>', newest.day).execute()
  expect(made[0] + made[1]).toBe(days.length)
  expect(new Set(days.map(({ currency, day }) => `${currency} ${day}`)).size).toBe(days.length)
  expect(days.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0)).toEqual([])
})

test('of a share that operators said something of, the demo says nothing any more', async () => {
  const today = context.clock.now()
  await asOwner(world, (owner) =>
    owner
      .insertInto('share_price')
      .values({ currency: 'EQ-HRBR', day: today.toISOString().slice(0, 10), said_at: today, eur: '20' })
      .execute(),
  )
  clock.pass(7 * DAY_S)
  expect(await sayDemoShares(context)).toBeGreaterThan(0)
  const last = await sql
    .selectFrom('share_price')
    .select('eur')
    .where('currency', '=', 'EQ-HRBR')
    .orderBy('day', 'desc')
    .executeTakeFirstOrThrow()
  expect(last.eur).toBe('20.0000')
})

test('both stores are Sofia’s, who is paid for what they sell', async () => {
  const stores = await sql
    .selectFrom('store')
    .innerJoin('member', 'member.id', 'owner_id')
    .select(['store.code', 'member.email'])
    .orderBy('store.code')
    .execute()
  expect(stores).toEqual([
    { code: 'hafen-korn', email: 'store@quay.test' },
    { code: 'nordlicht', email: 'store@quay.test' },
  ])
})

test('everybody can read what is paid from which pool: no label stands twice', async () => {
  const { body } = await world.app.inject('/transparency')
  const labels = [...body.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label = '']) => label)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  const { pool } = BOOKS.en.web.transparency
  expect(Object.values(pool).filter((purpose) => !labels.some((label) => label.startsWith(`${purpose} (`)))).toEqual([])
  expect(labels).toContain(
    'What points stand for in the prices of stores (<bdi dir="ltr">EUR</bdi>)<br><small>Of this, €0.00 is reserved for open orders.</small>',
  )
})
