import { sql as raw } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { HOUR_MS, HOUR_S, MINUTE_MS } from '#contract/time-units.ts'
import type { Rail } from '#contract/order.ts'
import { merchant } from '#contract/merchant.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import { sweepClosed, sweepOrders } from '#server/trade/sweep.ts'
import type { OrderRow } from '#server/trade/rows.ts'
import { banker, closeMarket, dealer, openMarket, start } from '#tests/world/trade.ts'
import { ACTOR } from '#tests/cells/trade.ts'
import type { Way } from '#tests/cells/trade-situations.ts'
import { moveNow, rowOf } from '#tests/world/trade-moves.ts'
import { PASSWORD, type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { give, deny, sql, context, clock } = world
await openMarket(world)
const otto = await dealer(world, { price: '0.01', eur: 100_000_000n, margin: 10_000_000n })
/** What is paid is settled an hour later. */
await asOwner(world, (owner) =>
  raw`insert into trade_terms select (jsonb_populate_record(t, '{"since": "2020-01-01", "settle_hold": 3600}')).* from trade_terms as t`.execute(
    owner,
  ),
)

type Column = 'match_by' | 'offer_by' | 'pay_by' | 'silence_by' | 'late_by' | 'confirm_by' | 'lease_by' | 'settle_at'
interface Timer {
  readonly name: string
  readonly way: Way
  readonly by: Column
  readonly to: OrderState
  readonly rail?: Rail
  readonly rematch?: 0 | 1
}
const OFFERED: Way = [['offer', 'S', 1]]
const DUE: Way = [...OFFERED, ['accept', 'C', 1]]
const LATE: Way = [...DUE, ['payExpired', 'S', 30]]
const PAID: Way = [...DUE, ['pay', 'C', 1]]
const REVIEW: Way = [...PAID, ['dispute', 'M', 10], ['take', 'O', 1]]

const TIMERS: readonly Timer[] = [
  { name: 'nobody was found', way: [], by: 'match_by', to: 'cancelled' },
  { name: 'nobody was found, and somebody is asked', way: [['offer', 'S', 58]], by: 'match_by', to: 'cancelled' },
  { name: 'nobody answered', way: OFFERED, by: 'offer_by', to: 'matching.searching' },
  { name: 'nobody paid', way: DUE, by: 'pay_by', to: 'awaiting_payment.late' },
  { name: 'nobody paid out of a wallet', way: DUE, by: 'pay_by', to: 'cancelled', rail: 'wallet' },
  {
    name: 'nobody paid, and others are asked',
    way: DUE,
    by: 'pay_by',
    to: 'matching.searching',
    rail: 'wallet',
    rematch: 1,
  },
  {
    name: 'more time was given, and nobody paid',
    way: [...DUE, ['extend', 'M', 26]],
    by: 'pay_by',
    to: 'awaiting_payment.late',
  },
  { name: 'nobody agreed to end it', way: [...DUE, ['askCancel', 'M', 1]], by: 'silence_by', to: 'cancelled' },
  { name: 'nobody paid late', way: LATE, by: 'late_by', to: 'cancelled' },
  { name: 'nobody paid late, and others are asked', way: LATE, by: 'late_by', to: 'matching.searching', rematch: 1 },
  { name: 'nobody confirmed', way: PAID, by: 'confirm_by', to: 'disputed.open' },
  { name: 'nobody paid again', way: [...PAID, ['undo', 'C', 1]], by: 'pay_by', to: 'disputed.open' },
  { name: 'nobody ruled', way: REVIEW, by: 'lease_by', to: 'disputed.open' },
  { name: 'the risk is over', way: [...PAID, ['confirm', 'M', 1]], by: 'settle_at', to: 'completed' },
  { name: 'the risk is over out of a wallet', way: PAID, by: 'settle_at', to: 'completed', rail: 'wallet' },
]
const timers = TIMERS.map((timer) => [timer.name, timer] as const)

async function waiting({ way, rail = 'bank', rematch = 0 }: Omit<Timer, 'name' | 'by' | 'to'>) {
  const mira = await banker(world)
  const made = await start(world, mira, { pay_type: rail, rematch })
  for (const [type, letter, minutes = 0] of way) {
    clock.pass(60 * minutes)
    await moveNow(world, made, { type, by: ACTOR[letter] }, otto)
  }
  return { mira, order: await rowOf(world, made.order_no) }
}

const at = (moment: Date | null, ms: number) => clock.set(new Date((moment?.getTime() ?? 0) + ms).toISOString())
const stateOf = async ({ order_no }: OrderRow) => (await rowOf(world, order_no)).state
const read = (person: Person, { order_no }: OrderRow) => give(trade.info, { order_no }, person)

describe('a clock runs out when it does', () => {
  test.each(timers)('%s: the house sees to it', async (_, { by, to, ...timer }) => {
    const { order } = await waiting(timer)
    at(order[by], -1)
    await sweepOrders(context)
    expect(await rowOf(world, order.order_no)).toMatchObject({ state: order.state, version: order.version })
    at(order[by], 1)
    // The try that follows an order may hold it still: the next round of the house finds it.
    const swept = async () => {
      await sweepOrders(context)
      return rowOf(world, order.order_no)
    }
    await expect.poll(swept).toMatchObject({ state: to, version: order.version + 1 })
  })

  test.each(timers)('%s: whoever looks sees to it', async (_, { by, to, ...timer }) => {
    const { mira, order } = await waiting(timer)
    at(order[by], -1)
    expect((await read(mira, order)).version).toBe(order.version)
    at(order[by], 0)
    expect((await read(mira, order)).version).toBe(order.version + 1)
    expect(await stateOf(order)).toBe(to)
  })

  test.each(timers)(
    '%s: not while it is stopped, and later by as long as it stood',
    async (_, { by, to, ...timer }) => {
      const { mira, order } = await waiting(timer)
      at(order[by], -1_000)
      await moveNow(world, order, { type: 'freeze', by: 'operator' })
      at(order[by], 7_200_000)
      await sweepOrders(context)
      const stopped = await read(mira, order)
      expect([await stateOf(order), stopped.frozen, stopped.deadline, stopped.next_actor]).toEqual([
        order.state,
        1,
        null,
        'operator',
      ])
      await moveNow(world, order, { type: 'thaw', by: 'operator' })
      at(order[by], 7_201_000 - 1)
      await sweepOrders(context)
      expect(await stateOf(order)).toBe(order.state)
      at(order[by], 7_201_000 + 1)
      await sweepOrders(context)
      expect(await stateOf(order)).toBe(to)
    },
  )
})

test('what operators watch is not settled', async () => {
  const { order } = await waiting({ way: PAID, rail: 'wallet' })
  await moveNow(world, order, { type: 'flag', by: 'operator' })
  at(order.settle_at, HOUR_MS)
  await sweepOrders(context)
  expect(await stateOf(order)).toBe('settling')
  await moveNow(world, order, { type: 'unflag', by: 'operator' })
  await sweepOrders(context)
  expect(await stateOf(order)).toBe('completed')
})

test('a merchant who did not answer sees nothing of it any more', async () => {
  const { order } = await waiting({ way: OFFERED })
  at(order.offer_by, -1)
  const { token } = await give(session.signIn, { account: otto.email, password: PASSWORD })
  expect((await give(merchant.info, { order_no: order.order_no }, { token })).status).toBe('offered')
  at(order.offer_by, 0)
  expect(await deny(merchant.info, { order_no: order.order_no }, { token })).toEqual({ refusal: 'missing' })
  expect(await stateOf(order)).toBe('matching.searching')
})

test('no clock moves the money of a dispute', async () => {
  const { order } = await waiting({ way: [...PAID, ['dispute', 'M', 10]] })
  clock.pass(60 * 60 * 24 * 60)
  await sweepOrders(context)
  expect(await rowOf(world, order.order_no)).toMatchObject({ state: 'disputed.open', version: order.version })
})

describe('one order that cannot be moved', () => {
  test('keeps no other from being moved, and may be looked at', async () => {
    const [stuck, other] = [await waiting({ way: OFFERED }), await waiting({ way: [] })]
    const { promised } = await sql.selectFrom('merchant').select('promised').executeTakeFirstOrThrow()
    await sql.updateTable('merchant').set({ promised: 0n }).execute()
    at(other.order.match_by, 1)
    // The try that follows an order may hold it still, here too.
    const swept = async () => {
      await sweepOrders(context)
      return [await stateOf(stuck.order), await stateOf(other.order)]
    }
    await expect.poll(swept).toEqual(['matching.offered', 'cancelled'])
    expect((await read(stuck.mira, stuck.order)).status).toBe('offered')
    await sql.updateTable('merchant').set({ promised }).execute()
    await sweepOrders(context)
    expect(await stateOf(stuck.order)).toBe('cancelled')
  })

  test('nor do closed books: it moves when they open again', async () => {
    const { mira, order } = await waiting({ way: [] })
    at(order.match_by, 1)
    await closeBooks(world)
    await sweepOrders(context)
    expect((await read(mira, order)).status).toBe('searching')
    await openBooks(world)
    expect((await read(mira, order)).status).toBe('cancelled')
  })
})

describe('when the market closes', () => {
  afterEach(async () => {
    await closeMarket(world)
    clock.pass(HOUR_S)
    await openMarket(world)
  })
  const closesIn = async (seconds: number) => {
    const closes = new Date(Math.ceil(clock.read() / MINUTE_MS) * MINUTE_MS + seconds * 1_000)
    await raw`update market_hours set opens = '00:00', closes = (${closes}::timestamptz at time zone 'Europe/Amsterdam')::time`.execute(
      sql,
    )
    return closes
  }

  test('whatever looks for a merchant goes back, and nothing else does', async () => {
    const [searching, offered, frozen, due] = [
      await waiting({ way: [] }),
      await waiting({ way: OFFERED }),
      await waiting({ way: [] }),
      await waiting({ way: DUE }),
    ]
    await moveNow(world, frozen.order, { type: 'freeze', by: 'operator' })
    const closes = await closesIn(60)
    at(closes, -1)
    expect(await sweepClosed(context)).toBe(0)
    at(closes, 1)
    expect(await sweepClosed(context)).toBe(2)
    expect(await Promise.all([searching, offered, frozen, due].map(({ order }) => stateOf(order)))).toEqual([
      'cancelled',
      'cancelled',
      'matching.searching',
      'awaiting_payment.due',
    ])
    const gone = await read(searching.mira, searching.order)
    expect([gone.reason, gone.restart_time]).toEqual(['market_closed', null])
    await moveNow(world, frozen.order, { type: 'thaw', by: 'operator' })
    expect(await sweepClosed(context)).toBe(1)
  })

  test('it waits for the next day where the house says so', async () => {
    await asOwner(world, (owner) => owner.updateTable('trade_terms').set({ ends_at_close: false }).execute())
    const { order } = await waiting({ way: [] })
    await closeMarket(world)
    expect([await sweepClosed(context), await stateOf(order)]).toEqual([0, 'matching.searching'])
    await asOwner(world, (owner) => owner.updateTable('trade_terms').set({ ends_at_close: true }).execute())
  })
})
