import { sql as raw } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { HOUR_S, MINUTE_MS, MINUTE_S } from '#contract/time-units.ts'
import { trade } from '#contract/trade.ts'
import { merchant } from '#contract/merchant.ts'
import { bring, holds, newKey, PIN, postings } from '#tests/world/money.ts'
import {
  accepted,
  asSeen,
  closeMarket,
  dealer,
  escrowOf,
  openMarket,
  refreshed,
  seenBy,
  seller,
  start,
} from '#tests/world/trade.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { give, deny, sql, clock } = world
await openMarket(world)
const wish = { quantity: '100' }
const quoteFor = async (person: Person, more = {}) => ({
  ...wish,
  ...more,
  quote_no: (await give(trade.quote, { ...wish, ...more }, person)).quote_no,
  payword: PIN,
  idem: newKey(),
})
async function refusedTo(person: Person) {
  const { refused } = await give(trade.index, {}, person)
  const quoting = await deny(trade.quote, wish, person)
  expect(refused[0]?.code).toBe(quoting.refusal)
  return quoting
}
async function unmoved(person: Person, act: () => Promise<unknown>) {
  const before = [await postings(world), await holds(world, person, 'coin'), (await give(trade.list, {}, person)).total]
  await act()
  expect([
    await postings(world),
    await holds(world, person, 'coin'),
    (await give(trade.list, {}, person)).total,
  ]).toEqual(before)
}

describe('how much may be sold', () => {
  test.each([
    ['9.99999999', {}],
    ['5000.00000001', {}],
    ['10.123456789', {}],
    ['0', {}],
    ['1e3', {}],
  ])('%s COIN is said to be wrong where it was written', async (quantity) => {
    const mira = await seller(world, '10000')
    const { refusal, errors } = await deny(trade.quote, { quantity }, mira)
    expect([refusal, Object.keys(errors ?? {})]).toEqual(['invalid', ['quantity']])
  })

  test('the least, the most, what is there, and what is left of today have words of their own', async () => {
    const mira = await seller(world, '6000')
    expect((await deny(trade.quote, { quantity: '9' }, mira)).errors).toEqual({ quantity: 'out-of-range' })
    expect((await deny(trade.quote, { quantity: '5001' }, mira)).errors).toEqual({ quantity: 'out-of-range' })
    expect((await deny(trade.quote, { quantity: '4500' }, await seller(world, '4000'))).refusal).toBe('amount-short')
    await start(world, mira, { quantity: '4000' })
    expect((await deny(trade.quote, { quantity: '1001' }, mira)).refusal).toBe('above-today')
    expect((await give(trade.index, {}, mira)).limits.today_left).toBe('1000.00000000')
  })

  test('what was not sold counts for no day', async () => {
    const mira = await seller(world, '10000')
    const made = await start(world, mira, { quantity: '5000' })
    expect((await give(trade.index, {}, mira)).limits.today_left).toBe('0.00000000')
    await give(trade.cancel, asSeen(made), mira)
    expect((await give(trade.index, {}, mira)).limits.today_left).toBe('5000.00000000')
    clock.pass(MINUTE_S)
    expect((await start(world, mira, { quantity: '5000', parent_no: made.order_no })).parent_no).toBe(made.order_no)
  })

  test('coins that left between quote and start stay where they are', async () => {
    const mira = await seller(world, '150')
    const [first, second] = [await quoteFor(mira), await quoteFor(mira)]
    await give(trade.create, first, mira)
    await unmoved(mira, async () => expect(await deny(trade.create, second, mira)).toEqual({ refusal: 'amount-short' }))
  })
})

describe('what was quoted', () => {
  test('is sold as it was quoted, once, within a minute', async () => {
    const mira = await seller(world)
    const form = await quoteFor(mira)
    const stale = await quoteFor(mira)
    const other = { ...(await quoteFor(mira)), quantity: '101' }
    const made = await give(trade.create, form, mira)
    expect(await give(trade.create, form, mira)).toEqual(made)
    expect(await deny(trade.create, { ...form, quantity: '101' }, mira)).toEqual({ refusal: 'key-reused' })
    expect(await deny(trade.create, { ...form, idem: newKey() }, mira)).toEqual({ refusal: 'quote-stale' })
    expect(await deny(trade.create, other, mira)).toEqual({ refusal: 'quote-stale' })
    expect(
      await deny(trade.create, { ...(await quoteFor(mira)), quote_no: form.quote_no }, await seller(world)),
    ).toEqual({ refusal: 'quote-stale' })
    clock.pass(MINUTE_S)
    expect(await deny(trade.create, stale, mira)).toEqual({ refusal: 'quote-stale' })
    expect((await give(trade.list, {}, mira)).total).toBe(1)
  })

  test('takes the PIN: set, right and not locked', async () => {
    const bare = await world.member()
    await bring(world, bare, 'coin', 100_000_000_000n)
    expect(await deny(trade.create, await quoteFor(bare), bare)).toMatchObject({ refusal: 'pin-unset' })
    const mira = await seller(world)
    for (const left of [4, 3, 2, 1])
      expect(await deny(trade.create, { ...(await quoteFor(mira)), payword: '000000' }, mira)).toMatchObject({
        refusal: 'pin-wrong',
        left,
      })
    expect((await deny(trade.create, { ...(await quoteFor(mira)), payword: '000000' }, mira)).refusal).toBe(
      'pin-locked',
    )
    await unmoved(mira, async () =>
      expect((await deny(trade.create, await quoteFor(mira), mira)).refusal).toBe('pin-locked'),
    )
  })

  test('moves nothing while the books are closed, or the member is stopped', async () => {
    const mira = await seller(world)
    await closeBooks(world)
    await unmoved(mira, async () =>
      expect(await deny(trade.create, await quoteFor(mira), mira)).toEqual({ refusal: 'books-closed' }),
    )
    await openBooks(world)
    await asOwner(world, (owner) =>
      raw`insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'ada', '', '2026-03-03')`.execute(
        owner,
      ),
    )
    await asOwner(world, (owner) =>
      raw`insert into frozen select ${mira.id}, 'Asked for', '2026-03-03', id, '2027-03-03' from operator`.execute(
        owner,
      ),
    )
    await unmoved(mira, async () =>
      expect(await deny(trade.create, await quoteFor(mira), mira)).toEqual({ refusal: 'member-frozen' }),
    )
  })
})

describe('how many, and how soon again', () => {
  test('three orders are open at most, whatever became of others', async () => {
    const mira = await seller(world)
    const late = await quoteFor(mira)
    const made = [await start(world, mira), await start(world, mira), await start(world, mira)]
    expect(await refusedTo(mira)).toEqual({ refusal: 'orders-enough' })
    await unmoved(mira, async () => expect(await deny(trade.create, late, mira)).toEqual({ refusal: 'orders-enough' }))
    await give(trade.cancel, asSeen(made[0] as never), mira)
    clock.pass(MINUTE_S)
    expect((await start(world, mira)).status).toBe('searching')
  })

  test('whoever takes an order back waits a minute', async () => {
    const mira = await seller(world)
    const late = await quoteFor(mira)
    const gone = await give(trade.cancel, asSeen(await start(world, mira)), mira)
    expect((gone.restart_time ?? 0) - gone.server_time).toBe(MINUTE_S)
    expect(await refusedTo(mira)).toEqual({ refusal: 'trade-cooling', retry_after: MINUTE_S })
    await unmoved(mira, async () =>
      expect(await deny(trade.create, late, mira)).toEqual({ refusal: 'trade-cooling', retry_after: MINUTE_S }),
    )
    clock.pass(MINUTE_S)
    const again = await start(world, mira, { parent_no: gone.order_no })
    expect(again.parent_no).toBe(gone.order_no)
  })

  test('an order goes on from one’s own, and from one that is over', async () => {
    const [mira, nils] = [await seller(world), await seller(world)]
    const open = await start(world, mira)
    for (const person of [mira, nils])
      expect(await deny(trade.create, await quoteFor(person, { parent_no: open.order_no }), person)).toEqual({
        refusal: 'missing',
      })
  })

  test('whoever often leaves what was accepted waits longer each time', async () => {
    const otto = await dealer(world, { price: '1.50', eur: 10_000_000n })
    const mira = await seller(world, '5000')
    const waits: (number | null)[] = []
    for (let times = 0; times < 8; times += 1) {
      await refreshed(world, otto)
      const due = await accepted(world, mira, otto, { quantity: '10' })
      await give(trade.cancel, asSeen(await seenBy.member(world, mira, due.order_no)), mira)
      await give(
        merchant.abandon,
        { ...asSeen(await seenBy.merchant(world, otto, due.order_no)), reason: 'peer_asked' },
        otto,
      )
      const { restart_time, server_time } = await give(trade.index, {}, mira)
      waits.push(restart_time && restart_time - server_time)
      clock.pass(restart_time ? restart_time - server_time : 0)
    }
    expect(waits.map((wait) => wait && wait / MINUTE_S)).toEqual([null, null, null, null, null, 15, 30, 60])
  })
})

describe('when the market is open', () => {
  afterEach(async () => {
    await closeMarket(world)
    await openMarket(world)
    clock.pass(HOUR_S)
  })

  test('and not about to close', async () => {
    const mira = await seller(world)
    const at = (minutes: number) =>
      raw`update market_hours set opens = '00:00', closes = (to_timestamp(${(clock.read() + minutes * MINUTE_MS) / 1000}) at time zone 'Europe/Amsterdam')::time`.execute(
        sql,
      )
    await at(6)
    const form = await quoteFor(mira)
    await at(5)
    expect(await refusedTo(mira)).toEqual({ refusal: 'market-closed' })
    await unmoved(mira, async () => expect(await deny(trade.create, form, mira)).toEqual({ refusal: 'market-closed' }))
    await closeMarket(world)
    expect(await refusedTo(mira)).toEqual({ refusal: 'market-closed' })
  })
})

test('what a member is quoted is the least they get, and a coin’s fee is kept in coins', async () => {
  const mira = await seller(world)
  const quote = await give(trade.quote, { quantity: '33.33333333' }, mira)
  expect([quote.gross, quote.rate, quote.fee, quote.net]).toEqual(['33.33333333', '1.25000000', '0.42', '41.24'])
  const made = await start(world, mira, { quantity: '33.33333333' })
  expect([made.amount, made.fee, made.expected_return]).toEqual(['41.66', '0.42', '41.24'])
  expect(await escrowOf(world, made.order_no)).toEqual({ COIN: 3_333_333_333n, EUR: 0n })
})
