import { afterEach, expect, test } from 'vitest'
import { trade, type Buyer } from '#contract/trade.ts'
import { MINUTE_MS } from '#contract/time-units.ts'
import { newKey, PIN } from '#tests/world/money.ts'
import { dealer, offeredTo, openMarket, seller, start, type Wanting } from '#tests/world/trade.ts'
import { moveNow } from '#tests/world/trade-moves.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, context } = world
await openMarket(world)
const mira = await seller(world)

afterEach(() => sql.updateTable('merchant').set({ state: 'suspended' }).execute())

const change = ({ id }: Person, more: object) =>
  sql.updateTable('merchant').set(more).where('member_id', '=', id).execute()
const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('merchant').select('merchant_no').where('member_id', '=', id).executeTakeFirstOrThrow())
    .merchant_no
const buying = async (wanting: Wanting = {}) => {
  const person = await dealer(world, { auto: true, ...wanting })
  return { person, merchant_no: await numberOf(person) }
}
const buyers = (asked: object = {}, person?: Person) => give(trade.buyers, asked, person)
const namesOf = (list: readonly Buyer[]) => list.map(({ name }) => name)

test('a visitor sees who buys what, for how much, and nothing else of them', async () => {
  const { merchant_no } = await buying({ name: 'Kade', price: '1.28', least: '10', most: '500', pay_types: ['bank'] })
  const { server_time, ...seen } = await buyers({ quantity: '100', pay_type: 'bank' })
  expect(server_time).toBe(Math.floor(context.clock.now().getTime() / 1000))
  expect(seen).toEqual({
    list: [
      {
        merchant_no,
        name: 'Kade',
        price: '1.28000000',
        least: '10.00000000',
        most: '500.00000000',
        pay_types: ['bank'],
        net: '126.72',
        record: null,
      },
    ],
    floor: { price: '1.25000000', net: '123.75' },
    fee_rate: '0.01',
    range: null,
  })
})

test('who takes the quantity comes first, then the best price, then whoever answers sooner', async () => {
  const slow = await buying({ name: 'Slow', price: '1.27' })
  await change(slow.person, { response_ms: 900 })
  await buying({ name: 'Quick', price: '1.27' })
  await buying({ name: 'Best', price: '1.28' })
  await buying({ name: 'Big', price: '1.40', least: '1000' })
  await buying({ name: 'Bank', price: '1.50', pay_types: ['bank'] })
  const { list } = await buyers({ quantity: '100' })
  expect(list.map(({ name, net }) => [name, net])).toEqual([
    ['Best', '126.72'],
    ['Quick', '125.73'],
    ['Slow', '125.73'],
    ['Bank', null],
    ['Big', null],
  ])
  expect(namesOf((await buyers()).list)).toEqual(['Big', 'Best', 'Quick', 'Slow', 'Bank'])
})

test('whoever would not be asked is not there', async () => {
  await buying({ name: 'There' })
  await buying({ name: 'Low', price: '1.24' })
  await change((await buying({ name: 'Resting' })).person, { state: 'break' })
  await change((await buying({ name: 'Cooling' })).person, {
    cool_until: new Date(context.clock.now().getTime() + MINUTE_MS),
  })
  await change((await buying({ name: 'Sated' })).person, { wanted: 0n })
  await buying({ name: 'Poor', eur: 100n })
  const away = await buying({ name: 'Away', auto: false })
  await sql
    .updateTable('session')
    .set({ revoked_at: context.clock.now() })
    .where('member_id', '=', away.person.id)
    .execute()
  const own = await buying({ name: 'Own' })
  expect(namesOf((await buyers({ quantity: '100' }, own.person)).list)).toEqual(['There'])
})

test('at most twenty are named', async () => {
  for (let nth = 0; nth < 21; nth += 1) await buying({ price: `1.${30 + nth}` })
  const { list } = await buyers({ quantity: '100' })
  expect([list.length, list.at(0)?.price, list.at(-1)?.price]).toEqual([20, '1.50000000', '1.31000000'])
})

test('where nobody takes so many it is said how many an order may be', async () => {
  await buying({ least: '10', most: '500' })
  await buying({ least: '50', most: '900', wanted: '700' })
  await buying({ least: '2', most: '5000', pay_types: ['bank'] })
  const said = { range: { least: '10.00000000', most: '700.00000000' } }
  expect(await buyers({ quantity: '701' })).toMatchObject(said)
  expect(await buyers({ quantity: '9.99999999' })).toMatchObject(said)
  expect(await buyers({ quantity: '700' })).toMatchObject({ range: null })
})

test('while nobody buys there is a floor alone', async () => {
  expect(await buyers({ quantity: '100' })).toMatchObject({ list: [], floor: { net: '123.75' }, range: null })
})

test('how somebody does is said after ten completed orders, and how long they take to pay is the median', async () => {
  const { person } = await buying({ name: 'Kade' })
  await change(person, { trade_count: 9, lost_count: 1, rating_sum: 44, rating_count: 9 })
  expect((await buyers()).list[0]?.record).toBeNull()
  await change(person, { trade_count: 10, lost_count: 1, pay_times: [100, 30, 2000] })
  expect((await buyers()).list[0]?.record).toEqual({ pay_seconds: 100, completion_rate: '0.9091', rating: '4.9' })
  await change(person, { rating_count: 0, rating_sum: 0, pay_times: [] })
  expect((await buyers()).list[0]?.record).toEqual({ pay_seconds: null, completion_rate: '0.9091', rating: null })
})

test('an amount that is none gets its problem', async () => {
  expect((await deny(trade.buyers, { quantity: 'many' })).errors).toEqual({ quantity: 'amount-invalid' })
})

const named = (merchant_no: string, more: object = {}) =>
  ({ quantity: '100', mode: 'member', merchant_no, listed: 1, ...more }) as const

test('a merchant who is named is quoted at their own price, and one who is away at the floor', async () => {
  const { person, merchant_no } = await buying({ price: '1.28' })
  expect(await give(trade.quote, named(merchant_no), mira)).toMatchObject({ rate: '1.28000000', net: '126.72' })
  await change(person, { state: 'break' })
  expect(await give(trade.quote, named(merchant_no, { listed: 0 }), mira)).toMatchObject({ rate: '1.25000000' })
})

test('who was chosen in the list and left is refused', async () => {
  const { person, merchant_no } = await buying({ price: '1.28' })
  await change(person, { state: 'break' })
  expect(await deny(trade.quote, named(merchant_no), mira)).toEqual({ refusal: 'buyer-left' })
})

test('nothing is sold to a merchant whose price fell after the quote: the next quote says the new one', async () => {
  const { person, merchant_no } = await buying({ price: '1.28' })
  const wish = named(merchant_no)
  const { quote_no } = await give(trade.quote, wish, mira)
  await change(person, { price: '1.26' })
  const sale = { ...wish, phrase: '', quote_no, payword: PIN, idem: newKey() }
  expect(await deny(trade.create, sale, mira)).toEqual({ refusal: 'quote-stale' })
  expect(await give(trade.quote, wish, mira)).toMatchObject({ rate: '1.26000000' })
  await change(person, { state: 'break' })
  expect(await deny(trade.quote, wish, mira)).toEqual({ refusal: 'buyer-left' })
})

test('an order for one merchant is theirs at the price that was agreed, and is nobody else’s', async () => {
  const { person, merchant_no } = await buying({ price: '1.28', auto: false })
  await buying({ price: '1.60' })
  const made = await start(world, await seller(world), named(merchant_no))
  await offeredTo(world, person, made)
  const row = await sql
    .selectFrom('trade_order')
    .select(['merchant_id', 'floor_price', 'unit_price'])
    .where('order_no', '=', made.order_no)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ merchant_id: person.id, floor_price: '1.28000000', unit_price: '1.28000000' })
  await moveNow(world, made, { type: 'recall', by: 'operator' })
})
