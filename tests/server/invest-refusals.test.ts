import { sql as raw } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { subscription } from '#contract/subscription.ts'
import type { VentureKind } from '#contract/venture.ts'
import { operators } from '#tests/world/cash-records.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, newKey, PIN, postings } from '#tests/world/money.ts'
import { openVenture, stopVenture, type VentureWish } from '#tests/world/ventures.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { hasApp } from '#tests/world/factor.ts'
import { openWorld } from '#tests/world/open.ts'
import { whileClosed } from '#tests/world/books.ts'

const world = await openWorld()
const { give, ask, clock, member } = world
const [ada] = await operators(world)
const UNIT = 10_000n
let person: Person

beforeAll(() => setPrices(world))
beforeEach(async () => {
  person = await member({ pin: PIN })
  await bring(world, person, 'balance', 200_000n)
})

const own = (text: ReturnType<typeof raw>) => asOwner(world, (owner) => text.execute(owner))
const freeze = ({ id }: Person) =>
  own(raw`insert into frozen values (${id}, 'Asked for', '2026-03-03', ${ada}, '2027-03-03')`)
/** A want of currency is told as a success, for a phone leads on from it. */
const refusal = async (call: Endpoint, form: object) =>
  ((await ask(call, form as never, person)).data as { refusal?: string }).refusal

interface Sale {
  readonly kind: Exclude<VentureKind, 'product'>
  readonly call: Endpoint
  readonly wish: (times: number) => object
}
const SALES: readonly Sale[] = [
  { kind: 'robot', call: robot.buy, wish: (times) => ({ kind: 'robot', num: times }) },
  { kind: 'project', call: project.buy, wish: (times) => ({ amount: `${times}00` }) },
  { kind: 'subscribe', call: subscription.subscribe, wish: (times) => ({ num: times }) },
]

describe.each(SALES)('$call.path refuses', ({ kind, call, wish }) => {
  const opens = (more: VentureWish = {}) => openVenture(world, { kind, unit: UNIT, total: UNIT * 20n, ...more })
  async function quoted(id: number, times = 1, by = person) {
    const wished = { ...wish(times), id }
    const { quote_no } = await give(invest.quote, { ...wished, kind } as never, by)
    return { ...wished, quote_no, agree_risk: 1, payword: PIN, idem: newKey() }
  }
  async function refuses(reason: string, ...forms: readonly object[]) {
    const before = await postings(world)
    for (const form of forms) expect(await refusal(call, form)).toBe(reason)
    expect(await postings(world)).toBe(before)
  }

  test('what there is not, and what our team stopped', async () => {
    const venture = await opens()
    const form = await quoted(venture.id)
    await refuses('missing', { ...form, id: 9_999 })
    await stopVenture(world, venture)
    await refuses('venture-closed', form)
  })

  test('what is gone since the quote, and more of it than one may have', async () => {
    const scarce = await opens({ total: UNIT })
    const late = await quoted(scarce.id)
    const other = await member({ pin: PIN })
    await bring(world, other, 'balance', UNIT)
    await give(call, (await quoted(scarce.id, 1, other)) as never, other)
    await refuses('quota-short', late)
    const single = await opens({ most: UNIT })
    const [first, second] = [await quoted(single.id), await quoted(single.id)]
    await give(call, first as never, person)
    await refuses('limit-reached', second)
  })

  test('what the money is gone for since the quote', async () => {
    const venture = await opens({ total: UNIT * 40n })
    const [first, more] = [await quoted(venture.id, 3), await quoted(venture.id, 18)]
    await give(call, first as never, person)
    await refuses('currency-needed', more)
  })

  test('another wish than the one that was quoted, and another under a key that was used', async () => {
    const venture = await opens()
    const form = await quoted(venture.id)
    await refuses('quote-stale', { ...form, ...wish(2) })
    await give(call, form as never, person)
    await refuses('key-reused', { ...form, ...wish(2) })
    await refuses('quote-stale', { ...form, idem: newKey() })
  })

  test('whoever is stopped, and everybody while the books are closed', async () => {
    const venture = await opens()
    const form = await quoted(venture.id)
    await whileClosed(world, () => refuses('books-closed', form))
    await freeze(person)
    await refuses('member-frozen', form)
    expect(await refusal(invest.quote, { ...wish(1), id: venture.id, kind })).toBe('member-frozen')
  })

  test('worth more than goes without it: no second factor, a wrong one, and one too many of those', async () => {
    const venture = await opens()
    await hasApp(world, person)
    const form = await quoted(venture.id, 6)
    await refuses('second-needed', form)
    await refuses('second-wrong', { ...form, second: '000000' })
    const said: unknown[] = []
    for (let tries = 0; tries < 20 && said.at(-1) !== 'second-locked'; tries += 1)
      said.push(await refusal(call, { ...form, second: '000000' }))
    expect(said.at(-1)).toBe('second-locked')
  })
})

test('a robot that there is not is not told of', async () => {
  expect(await refusal(robot.info, { kind: 'robot', id: 9_999 })).toBe('missing')
})

test('an order is ended as it was seen, once, while the books are open', async () => {
  const { id } = await openVenture(world, { kind: 'subscribe', unit: UNIT })
  const { quote_no } = await give(invest.quote, { kind: 'subscribe', id, num: 1 }, person)
  const buying = { id, num: 1, quote_no, agree_risk: 1, payword: PIN, idem: newKey() } as never
  const { order_no, order } = await give(subscription.subscribe, buying, person)
  const form = { order_no, version: order.version, payword: PIN, idem: newKey() }
  await whileClosed(world, async () => expect(await refusal(invest.stop, form)).toBe('books-closed'))
  expect(await refusal(invest.stop, { ...form, version: order.version + 1 })).toBe('moved-on')
  clock.pass(1)
  await give(invest.stop, form, person)
  expect(await refusal(invest.stop, { ...form, version: order.version + 1 })).toBe('key-reused')
})
