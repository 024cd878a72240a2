import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { CODE } from '#contract/envelope.ts'
import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { subscription } from '#contract/subscription.ts'
import { wallet } from '#contract/wallet.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { openVenture, stopVenture, type Venture } from '#tests/world/ventures.ts'
import { bring, holds, newKey, PIN, postings } from '#tests/world/money.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, clock, member } = world
const mara = await member({ email: 'mara@quay.test', pin: PIN })
const [piece, plan, works, chain] = await Promise.all([
  openVenture(world, { kind: 'robot', unit: 4_000n, total: 40_000n, term: 30, tasks: 4 }),
  openVenture(world, { kind: 'product', unit: 1_000n, total: 100_000n, term: 10, rate: '0.002' }),
  openVenture(world, {
    kind: 'project',
    unit: 5_000n,
    total: 500_000n,
    term: 90,
    payout: 'end',
    rate: '0.06',
    sale: 20,
  }),
  openVenture(world, { kind: 'subscribe', currency: 'USDT', unit: 25_000_000n, total: 100_000_000n, term: 7 }),
])

beforeAll(async () => {
  await setPrices(world)
  await bring(world, mara, 'balance', 100_000n)
  await bring(world, mara, 'usdt', 60_000_000n)
})

const WISHES = {
  robot: { call: robot.buy, wish: { kind: 'robot', id: piece.id, num: 2 } },
  product: { call: robot.buy, wish: { kind: 'product', id: plan.id, amount: '30' } },
  project: { call: project.buy, wish: { kind: 'project', id: works.id, amount: '150' } },
  subscribe: { call: subscription.subscribe, wish: { kind: 'subscribe', id: chain.id, num: 2 } },
} as const
type Wish = { kind: keyof typeof WISHES; id: number; amount?: string; num?: number }

test('a subscription is listed, and read whole with the extra flag of the specification at zero', async () => {
  expect((await give(subscription.index, {}, mara)).data.map(({ id }) => id)).toEqual([chain.id])
  expect(await give(subscription.info, { id: chain.id }, mara)).toMatchObject({ id: chain.id, flag: 0 })
})

const agreed = async (wish: Wish, person: Person = mara) => {
  const { quote_no } = await give(invest.quote, wish, person)
  return { ...wish, quote_no, agree_risk: 1, payword: PIN, idem: newKey() } as never
}

describe('what is bought', () => {
  test.each([
    ['robot', { gross: '80.00', num: 2, high: '0.00', fee: '4.00', moves: 0, from: 'balance', term: 30 }],
    ['product', { gross: '30.00', num: 1, high: '0.60', fee: '1.50', moves: 0, from: 'balance', term: 10 }],
    ['project', { gross: '150.00', num: 1, high: '9.00', fee: '7.50', moves: 0, from: 'balance', term: 90 }],
    ['subscribe', { gross: '50.000000', num: 2, high: '3.500000', fee: '2.500000', moves: 1, from: 'usdt', term: 7 }],
  ] as const)(
    'a %s takes what was quoted, into an account of its own, and can be taken back for a day',
    async (kind, says) => {
      const { call, wish } = WISHES[kind]
      const now = clock.read() / 1_000
      const quote = await give(invest.quote, wish, mara)
      expect(quote).toMatchObject({
        act: 'invest',
        from: says.from,
        to: says.from,
        gross: says.gross,
        fee: expect.stringMatching(/^0\.0+$/),
        net: says.gross,
      })
      expect(quote.purchase).toEqual({
        kind,
        id: wish.id,
        title: '',
        num: says.num,
        rate_version: 1,
        shares: null,
        low: expect.stringMatching(/^0\.0+$/),
        high: says.high,
        cool_time: now + DAY_S,
        end_time: now + says.term * DAY_S,
        stop_fee: says.fee,
        moves: says.moves,
      })
      const before = await holds(world, mara, says.from)
      const form = { ...wish, quote_no: quote.quote_no, agree_risk: 1, payword: PIN, idem: newKey() } as never
      const { order_no, order } = await give(call, form, mara)
      expect(order).toMatchObject({
        order_no,
        kind,
        amount: says.gross,
        num: says.num,
        status: 'cooling',
        allowed: ['stop'],
      })
      expect(order).toMatchObject({
        cool_until: now + DAY_S,
        start_time: now,
        end_time: now + says.term * DAY_S,
        stop_fee: expect.stringMatching(/^0\.0+$/),
      })
      const minor = BigInt(says.gross.replace('.', ''))
      expect(await holds(world, mara, says.from)).toBe(before - minor)
      const answer = await give(invest.order, { order_no }, mara)
      expect(answer.payouts.total).toBe(kind === 'project' ? 1 : says.term)
      expect(answer.timeline).toEqual([{ event: 'made', status: 'cooling', text: 'Bought', time: now, by: 'member' }])
    },
  )

  test('the list tells all of them, and sums what is in them by what they are kept in', async () => {
    const robots = await give(invest.orders, { kind: 'robot' }, mara)
    expect(robots.data.map(({ kind, amount }) => [kind, amount])).toEqual([['robot', '80.00']])
    expect(robots.summary).toEqual([
      { currency: 'EUR', running: 1, principal: '80.00', paid_today: '0.00', paid_total: '0.00' },
    ])
    const others = await give(invest.orders, { kind: 'product' }, mara)
    expect(others.data.map(({ kind }) => kind)).toEqual(['subscribe', 'project', 'product'])
    expect(others.summary.map(({ currency, principal }) => [currency, principal])).toEqual([
      ['EUR', '180.00'],
      ['USDT', '50.000000'],
    ])
    expect((await give(invest.orders, { status: 'running' }, mara)).total).toBe(0)
    expect((await give(invest.orders, { status: 'cooling' }, mara)).total).toBe(4)
    expect(await give(invest.tasks, {}, mara)).toMatchObject({ total: 0, data: [], summary: [] })
  })

  test('the same key again gives the same answer, and nothing is bought twice', async () => {
    const form = await agreed(WISHES.product.wish)
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask(robot.buy, form, mara)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.code).toBe(CODE.done)
    const before = await postings(world)
    expect(await deny(robot.buy, { ...(form as object), amount: '40' } as never, mara)).toEqual({
      refusal: 'key-reused',
    })
    expect(await deny(robot.buy, { ...(form as object), idem: newKey() } as never, mara)).toEqual({
      refusal: 'quote-stale',
    })
    expect(await postings(world)).toBe(before)
  })

  test('within the first day everything returns, and the quota with it', async () => {
    const { order_no, order } = await give(robot.buy, await agreed(WISHES.product.wish), mara)
    const before = await holds(world, mara, 'balance')
    const stopped = await give(invest.stop, { order_no, version: order.version, payword: PIN, idem: newKey() }, mara)
    expect(stopped).toMatchObject({ status: 'cancelled', returned: '30.00', fee: '0.00', allowed: [] })
    expect(stopped.payouts.data.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'void'))
    expect(await holds(world, mara, 'balance')).toBe(before + 3_000n)
    expect(await deny(invest.stop, { order_no, version: stopped.version, payword: PIN, idem: newKey() }, mara)).toEqual(
      { refusal: 'not-now' },
    )
  })
})

describe('what is not bought says why, and takes nothing', () => {
  const taken = async (wish: Wish, person = mara) => {
    const before = await postings(world)
    const said = await deny(invest.quote, wish, person)
    expect(await postings(world)).toBe(before)
    return said
  }

  test.each([
    ['nothing of that number', { kind: 'robot', id: 9_999, num: 1 }, { refusal: 'missing' }],
    ['a plan asked for as a project', { kind: 'project', id: plan.id, amount: '10' }, { refusal: 'missing' }],
    ['no number', { kind: 'robot', id: piece.id }, { refusal: 'invalid', errors: { num: 'number-required' } }],
    ['no amount', { kind: 'product', id: plan.id }, { refusal: 'invalid', errors: { amount: 'amount-required' } }],
    [
      'an amount between two steps',
      { kind: 'product', id: plan.id, amount: '15' },
      { refusal: 'invalid', errors: { amount: 'amount-step' } },
    ],
    [
      'more places than a cent has',
      { kind: 'product', id: plan.id, amount: '10.001' },
      { refusal: 'invalid', errors: { amount: 'amount-places' } },
    ],
    [
      'more than one may have',
      { kind: 'robot', id: piece.id, num: 11 },
      { refusal: 'limit-reached', range: { least: '40.00', most: '320.00' } },
    ],
  ] as const)('%s', async (_, wish, said) => {
    expect(await taken(wish as Wish)).toEqual(said)
  })

  test('what is wanting is said alike by the quote and by the purchase, with where to come back to', async () => {
    const poor = await member({ pin: PIN })
    await bring(world, poor, 'balance', 5_000n)
    const wish = { kind: 'project', id: works.id, amount: '50' } as const
    const form = (await agreed(wish, poor)) as { quote_no: string }
    const others = { kind: 'project', id: works.id, amount: '150' } as const
    const said = {
      refusal: 'currency-needed',
      currency: 'EUR',
      short_by: '100.00',
      return_to: `/pages/project/detail?id=${works.id}`,
    }
    const answer = await ask(invest.quote, others, poor)
    expect([answer.code, answer.data]).toEqual([CODE.currencyMissing, said])
    await give(wallet.balances, {}, poor)
    await give(project.buy, form as never, poor)
    const late = await agreed(wish, mara)
    expect(await holds(world, poor, 'balance')).toBe(0n)
    expect(await askRefusal(project.buy, { ...(late as object), idem: newKey() } as never, poor)).toEqual({
      ...said,
      short_by: '50.00',
    })
  })

  test('what is not on sale: to come, over, or stopped by our team', async () => {
    const stopped = await openVenture(world, { kind: 'subscribe', unit: 1_000n, total: 10_000n })
    const wish = { kind: 'subscribe', id: stopped.id, num: 1 } as const
    const form = await agreed(wish)
    await stopVenture(world, stopped)
    expect(await taken(wish)).toEqual({ refusal: 'venture-closed' })
    expect(await deny(subscription.subscribe, form, mara)).toEqual({ refusal: 'venture-closed' })
    await stopVenture(world, stopped, false)
    await set(stopped, { starts_at: new Date(clock.read() + 1_000) })
    expect(await taken(wish)).toEqual({ refusal: 'venture-closed' })
    await set(stopped, { starts_at: new Date(clock.read() - 2_000), ends_at: new Date(clock.read()) })
    expect(await taken(wish)).toEqual({ refusal: 'venture-closed' })
  })

  test('another rate than the one that was quoted makes the quote stale', async () => {
    const wish = { kind: 'product', id: plan.id, amount: '20' } as const
    const form = await agreed(wish)
    clock.pass(1)
    await asOwner(world, (owner) =>
      owner
        .insertInto('venture_rate')
        .values({ venture_id: plan.id, version: 2, since: new Date(clock.read()), rate: '0.001' })
        .execute(),
    )
    expect(await deny(robot.buy, form, mara)).toEqual({ refusal: 'quote-stale' })
    expect((await give(invest.quote, wish, mara)).purchase).toMatchObject({ rate_version: 2, high: '0.20' })
  })

  test('the risk that was not agreed to', async () => {
    const form = { ...((await agreed(WISHES.product.wish)) as object), agree_risk: 0 } as never
    expect(await deny(robot.buy, form, mara)).toEqual({ refusal: 'invalid', errors: { agree_risk: 'agree-required' } })
  })

  test('an order of somebody else is not there', async () => {
    const { order_no } = (await give(invest.orders, {}, mara)).data[0] ?? { order_no: '' }
    const other = await member({ pin: PIN })
    expect(await deny(invest.order, { order_no }, other)).toEqual({ refusal: 'missing' })
    expect(await deny(invest.stop, { order_no, version: 0, payword: PIN, idem: newKey() }, other)).toEqual({
      refusal: 'missing',
    })
  })
})

const askRefusal = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data

const set = (venture: Venture, values: { starts_at?: Date; ends_at?: Date }) =>
  asOwner(world, (owner) => owner.updateTable('venture').set(values).where('id', '=', venture.id).execute())
