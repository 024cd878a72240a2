import { expect, test } from 'vitest'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { PHRASE_TRIES } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import type { OrderInfo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { bring, newKey, PIN } from '#tests/world/money.ts'
import { asSeen, dealer, escrowOf, match, offeredTo, openMarket, seenBy, seller, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, sql, clock } = world
await openMarket(world)
const otto = await dealer(world, { price: '1.30' })
const PHRASE = 'a quiet lighthouse'

const hidden = async (person?: Person) =>
  start(world, person ?? (await seller(world)), { mode: 'password', phrase: PHRASE })
const taking = ({ order_no }: Pick<OrderInfo, 'order_no'>, phrase = PHRASE) => ({ order_no, phrase, idem: newKey() })
const asked = ({ order_no }: OrderInfo) =>
  sql.selectFrom('trade_order').select(['state', 'tried']).where('order_no', '=', order_no).executeTakeFirstOrThrow()

test('an order with a phrase is shown to nobody, and taken by whoever knows it, at the price of the member', async () => {
  const mira = await seller(world)
  const made = await hidden(mira)
  await match(world)
  expect(await asked(made)).toEqual({ state: 'matching.searching', tried: [] })
  expect(await deny(merchant.info, { order_no: made.order_no }, otto)).toEqual({ refusal: 'missing' })
  const form = taking(made, `  ${PHRASE} `)
  const taken = await give(merchant.take, form, otto)
  expect([taken.status, taken.unit_price, taken.expected_return, taken.allowed]).toEqual([
    'awaiting_payment',
    '1.25000000',
    '123.75',
    ['askCancel', 'pay', 'abandon'],
  ])
  expect(await escrowOf(world, made.order_no)).toEqual({ COIN: 10_000_000_000n, EUR: 12_375n })
  expect(await give(merchant.take, form, otto)).toEqual(taken)
  const paid = await give(merchant.pay, { ...asSeen(taken), payword: PIN }, otto)
  expect(paid.status).toBe('settling')
})

test('of the words of a phrase nothing is kept', async () => {
  const { order_no } = await hidden()
  const row = await sql.selectFrom('trade_order').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
  expect(JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    PHRASE,
  )
  expect(row.phrase_hash).toMatch(/argon2id/)
})

test('five wrong phrases, of whichever orders, and even the right one waits an hour', async () => {
  const nell = await dealer(world)
  const [first, second] = [await hidden(), await hidden()]
  for (const left of [4, 3, 2, 1, 0])
    expect(await deny(merchant.take, taking(left % 2 ? first : second, 'a wrong phrase'), nell)).toEqual({
      refusal: 'phrase-wrong',
      left,
    })
  clock.pass(MINUTE_S)
  expect(await deny(merchant.take, taking(first), nell)).toEqual({
    refusal: 'phrase-locked',
    retry_after: HOUR_S - MINUTE_S,
  })
  expect((await asked(first)).state).toBe('matching.searching')
  const other = await dealer(world)
  expect((await give(merchant.take, taking(first), other)).status).toBe('awaiting_payment')
  clock.pass(HOUR_S - MINUTE_S)
  const third = await hidden()
  expect((await give(merchant.take, taking(third), nell)).status).toBe('awaiting_payment')
})

test('knowing one phrase gives nobody more tries at another', async () => {
  const nell = await dealer(world)
  const accomplice = await seller(world)
  const [known, target] = [await hidden(accomplice), await hidden()]
  const own = await start(world, await sellerWho(nell), { mode: 'password', phrase: 'a phrase of my own' })
  for (let tried = 1; tried < PHRASE_TRIES.times; tried += 1)
    await deny(merchant.take, taking(target, 'a wrong phrase'), nell)
  expect(await deny(merchant.take, taking(own, 'a phrase of my own'), nell)).toEqual({ refusal: 'own-order' })
  await give(merchant.take, taking(known), nell)
  expect(await deny(merchant.take, taking(target, 'a wrong phrase'), nell)).toEqual({
    refusal: 'phrase-wrong',
    left: 0,
  })
  expect((await deny(merchant.take, taking(target, 'a wrong phrase'), nell)).refusal).toBe('phrase-locked')
})

test('a phrase opens nothing that is not there, and says so as it does of a wrong one', async () => {
  const nell = await dealer(world)
  expect(await deny(merchant.take, taking({ order_no: 'T0000000000' }), nell)).toEqual({
    refusal: 'phrase-wrong',
    left: 4,
  })
  const gone = await hidden()
  await give(merchant.take, taking(gone), otto)
  expect(await deny(merchant.take, taking(gone), nell)).toEqual({ refusal: 'not-now' })
})

test('a phrase is six letters long at least, and is asked for', async () => {
  const mira = await seller(world)
  const wish = { quantity: '100', mode: 'password' } as const
  for (const phrase of ['', 'short'] as const) {
    const { quote_no } = await give(trade.quote, wish, mira)
    const { errors } = await deny(trade.create, { ...wish, quote_no, phrase, payword: PIN, idem: newKey() }, mira)
    expect(Object.keys(errors ?? {})).toEqual(['phrase'])
  }
})

test('who takes an order can pay it, and still wants as much', async () => {
  const poor = await dealer(world, { eur: 1_000n })
  const sated = await dealer(world, { wanted: '50', most: '50' })
  const resting = await dealer(world)
  await sql.updateTable('merchant').set({ state: 'suspended' }).where('member_id', '=', resting.id).execute()
  const made = await hidden()
  expect(await deny(merchant.take, taking(made), poor)).toEqual({ refusal: 'amount-short' })
  expect(await deny(merchant.take, taking(made), sated)).toEqual({ refusal: 'not-buying' })
  expect(await deny(merchant.take, taking(made), resting)).toEqual({ refusal: 'not-buying' })
  expect(await asked(made)).toEqual({ state: 'matching.searching', tried: [] })
})

test('an order for one merchant is offered to that one only, whoever pays more', async () => {
  const nell = await dealer(world, { price: '1.25' })
  const { merchant_no } = await sql
    .selectFrom('merchant')
    .select('merchant_no')
    .where('member_id', '=', nell.id)
    .executeTakeFirstOrThrow()
  const made = await start(world, await seller(world), { mode: 'member', merchant_no })
  const offered = await offeredTo(world, nell, made)
  expect([offered.status, offered.unit_price]).toEqual(['offered', '1.25000000'])
  await give(merchant.answer, { ...asSeen(offered), accept: 0 }, nell)
  await match(world)
  expect(await asked(made)).toEqual({ state: 'matching.searching', tried: [nell.id] })
})

test('whom an order is for takes part in the trade, and is somebody else', async () => {
  const mira = await seller(world)
  const { merchant_no } = await sql
    .selectFrom('merchant')
    .select('merchant_no')
    .where('member_id', '=', otto.id)
    .executeTakeFirstOrThrow()
  const errorsOf = async (form: { merchant_no?: string }, person: Person) =>
    (await deny(trade.quote, { quantity: '100', mode: 'member', ...form }, person)).errors
  expect(await errorsOf({}, mira)).toEqual({ merchant_no: 'merchant-required' })
  expect(await errorsOf({ merchant_no: '00000000' }, mira)).toEqual({ merchant_no: 'merchant-unknown' })
  expect(await errorsOf({ merchant_no }, await sellerWho(otto))).toEqual({ merchant_no: 'merchant-unknown' })
})

async function sellerWho(person: Person): Promise<Person> {
  await bring(world, person, 'coin', 100_000_000_000n)
  return person
}

test('nobody is offered what they sell themself', async () => {
  const nell = await sellerWho(await dealer(world, { price: '1.90' }))
  const made = await start(world, nell)
  await match(world)
  expect((await asked(made)).tried).not.toContain(nell.id)
  expect((await seenBy.member(world, nell, made.order_no)).side).toBe('member')
})
