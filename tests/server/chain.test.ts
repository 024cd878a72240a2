import { beforeAll, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import { deposit } from '#contract/deposit.ts'
import { recharge } from '#contract/recharge.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { DAY_S } from '#contract/time-units.ts'
import { openAddress } from '#server/deposit/addresses.ts'
import { deposits } from '#server/deposit/deposits.ts'
import { follow } from '#server/deposit/follow.ts'
import { mineInSandbox, sandboxChain, sendInSandbox, thinkAgain } from '#server/deposit/sandbox-chain.ts'
import { holds } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, clock, member, sql, context } = world
const KEYS = {
  TRC20:
    'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd',
  ERC20:
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
}
const NEEDED = { TRC20: 20, ERC20: 12 }
type Net = keyof typeof KEYS
const now = () => context.clock.now()

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: world.url })
  await owner.connect()
  await owner.query(`insert into recharge_channel (name, type, currency, account, network, least, most, by_proof, demo, place)
    values ('USDT on TRON', 'chain', 'USDT', 'usdt', 'TRC20', 10, 10000, false, true, 2),
      ('USDT on Ethereum', 'chain', 'USDT', 'usdt', 'ERC20', 10, 10000, false, true, 3)`)
  await owner.end()
})
beforeEach(() => clock.pass(60))

const followed = (network: Net) => follow(context, sandboxChain(sql, network), deposits(context.chance))
const mined = async (network: Net, blocks = 1) => {
  for (let block = 0; block < blocks; block += 1) await mineInSandbox(sql, network, now())
  await followed(network)
}
const sends = async (person: Person, network: Net, amount = 25_000_000n) => {
  const { address } = await openAddress(sql, person.id, network, KEYS[network], now())
  await sendInSandbox(sql, context.chance, { network, to: address, amount }, now())
}
const listed = async (person: Person) =>
  (await give(recharge.list, {}, person)).data.map(({ amount, status }) => `${amount} ${status}`)

test.each(['TRC20', 'ERC20'] as const)(
  'on %s: seen at once, credited at its depth and not a block before',
  async (network) => {
    const person = await member()
    await mined(network)
    await sends(person, network)
    await mined(network)
    expect(await listed(person)).toEqual(['25.000000 awaiting_proof'])
    await mined(network, NEEDED[network] - 2)
    expect(await holds(world, person, 'usdt')).toBe(0n)
    await mined(network)
    expect(await holds(world, person, 'usdt')).toBe(25_000_000n)
    expect(await listed(person)).toEqual(['25.000000 credited'])
    await mined(network, 30)
    expect(await holds(world, person, 'usdt')).toBe(25_000_000n)
  },
)

test('whoever waits sees how deep it lies, in words of a network, and cannot stop it', async () => {
  const person = await member()
  await mined('ERC20')
  await sends(person, 'ERC20')
  await mined('ERC20', 3)
  const { list } = await give(recharge.channels, {}, person)
  const [first] = (await give(recharge.list, { currency: 'USDT' }, person)).data
  const order_no = first?.order_no ?? ''
  expect(first).toMatchObject({
    channel_id: list.find(({ network }) => network === 'ERC20')?.id,
    status: 'awaiting_proof',
    status_text: 'Waiting for confirmations: 3 of 12',
    online: 1,
    depth: { confirmations: 3, needed: 12 },
    expire_time: null,
    allowed: [],
  })
  expect((await give(recharge.list, { currency: 'EUR' }, person)).data).toEqual([])
  const refused = await world.ask(
    recharge.cancel,
    { order_no, version: first?.version ?? 0, idem: 'cancels-a-deposit' },
    person,
  )
  expect(refused).toMatchObject({ code: REFUSALS['not-now'].code, data: { refusal: 'not-now' } })
  const info = await give(recharge.info, { order_no }, person)
  expect(info.timeline.map(({ text }) => text)).toEqual(['Your USDT arrived at your address'])
  await thinkAgain(sql, { network: 'ERC20', depth: 3, keeps: false }, now())
  await followed('ERC20')
  expect(await give(recharge.info, { order_no }, person)).toMatchObject({
    status: 'cancelled',
    status_text: 'No longer on the network',
    depth: null,
  })
})

test('every block tells whoever waits for it', async () => {
  const person = await member()
  await mined('TRC20')
  await sends(person, 'TRC20')
  await mined('TRC20', 21)
  const rows = await sql
    .selectFrom('event')
    .select('body')
    .where('member_id', '=', person.id)
    .where('topic', '=', 'recharge')
    .orderBy('id')
    .execute()
  const events = rows.map(({ body }) => (body as unknown as { event: string }).event)
  expect(events).toEqual(['made', ...Array.from({ length: 18 }, () => 'deeper'), 'credit'])
})

test('an address is one’s own for ever, and nobody else has its number', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => member()))
  const found = await Promise.all(
    [...people, ...people].map(({ id }) => openAddress(sql, id, 'TRC20', KEYS.TRC20, now())),
  )
  expect(new Set(found.map(({ address }) => address)).size).toBe(8)
  expect(found.slice(0, 8)).toEqual(found.slice(8))
})

test('what a network forgot is never credited; what it remembers again is, once', async () => {
  const [gone, back] = [await member(), await member()]
  await mined('TRC20')
  await sends(gone, 'TRC20')
  await mined('TRC20')
  await mined('TRC20', 3)
  await thinkAgain(sql, { network: 'TRC20', depth: 4, keeps: false }, now())
  await followed('TRC20')
  expect(await listed(gone)).toEqual(['25.000000 cancelled'])
  await sends(back, 'TRC20')
  await mined('TRC20', 3)
  await thinkAgain(sql, { network: 'TRC20', depth: 3, keeps: true }, now())
  await followed('TRC20')
  expect(await listed(back)).toEqual(['25.000000 awaiting_proof'])
  await mined('TRC20', 40)
  expect([await holds(world, gone, 'usdt'), await holds(world, back, 'usdt')]).toEqual([0n, 25_000_000n])
  expect(await listed(back)).toEqual(['25.000000 credited'])
})

test('several watchers at once follow it once', async () => {
  const person = await member()
  await mined('ERC20')
  await sends(person, 'ERC20')
  for (let block = 0; block < 20; block += 1) await mineInSandbox(sql, 'ERC20', now())
  await Promise.all(Array.from({ length: 6 }, () => followed('ERC20')))
  expect(await holds(world, person, 'usdt')).toBe(25_000_000n)
  expect(await listed(person)).toEqual(['25.000000 credited'])
})

test('an address is asked for by a call, and is the same from then on', async () => {
  const person = await member()
  const asked = { network: 'TRC20' } as const
  const answer = await give(deposit.address, asked, person)
  expect(answer).toEqual({
    id: expect.any(Number),
    currency: 'USDT',
    network: 'TRC20',
    address: expect.stringMatching(/^T\w{33}$/),
    qrcode_text: answer.address,
    min: 10,
    confirmations: 20,
    tips: '',
    demo: 1,
    sandbox: 1,
    create_time: expect.any(Number),
  })
  clock.pass(DAY_S)
  expect(await give(deposit.address, asked, person)).toEqual(answer)
})
