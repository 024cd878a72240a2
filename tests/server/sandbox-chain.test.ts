import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { recharge } from '#contract/recharge.ts'
import { DEMO_ONLINE } from '#server/seeds/channels.ts'
import { booksBalance } from '#tests/world/books.ts'
import { openChannel } from '#tests/world/channels.ts'
import { holds } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, clock, member, app } = world

beforeAll(async () => {
  for (const channel of Object.values(DEMO_ONLINE)) await openChannel(world, channel)
})
beforeEach(() => clock.pass(60))

const press = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/sandbox/chain',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  })
const pageOf = (address: string) => app.inject({ url: `/sandbox/chain?address=${address}` })
const addressOf = async (person: Person) => (await give(deposit.address, { network: 'ERC20' }, person)).address
const listed = async (person: Person) =>
  (await give(recharge.list, {}, person)).data.map(({ amount, status_text }) => `${amount} ${status_text}`)

test('whoever tries it out sends by a page, mines, and has it credited', async () => {
  const person = await member()
  const address = await addressOf(person)
  expect((await pageOf(address)).body).toContain('No real USDT moves here.')
  const sent = await press({ act: 'send', address, amount: '25.5' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/sandbox/chain?address=${address}`])
  expect(await listed(person)).toEqual(['25.500000 Waiting for confirmations: 1 of 12'])
  await press({ act: 'mine', address })
  expect(await listed(person)).toEqual(['25.500000 Waiting for confirmations: 2 of 12'])
  expect((await pageOf(address)).body).toContain('25.500000 USDT: 2 confirmations')
  await press({ act: 'mine-ten', address })
  expect(await listed(person)).toEqual(['25.500000 Credited'])
  expect((await pageOf(address)).body).toContain('25.500000 USDT: 12 confirmations, credited')
  await press({ act: 'drop', address })
  expect(await listed(person)).toEqual(['25.500000 Credited'])
  expect(await holds(world, person, 'usdt')).toBe(25_500_000n)
  await booksBalance(world)
})

test('what was sent last is dropped, and what others sent stays', async () => {
  const [gone, stays] = [await member(), await member()]
  const [address, other] = [await addressOf(gone), await addressOf(stays)]
  await press({ act: 'send', address, amount: '10' })
  await press({ act: 'send', address: other, amount: '11' })
  await press({ act: 'drop', address })
  expect(await listed(gone)).toEqual(['10.000000 No longer on the network'])
  expect((await pageOf(address)).body).toContain('10.000000 USDT: dropped')
  await press({ act: 'mine-ten', address })
  await press({ act: 'mine-ten', address })
  expect(await listed(gone)).toEqual(['10.000000 No longer on the network'])
  expect(await listed(stays)).toEqual(['11.000000 Credited'])
  expect([await holds(world, gone, 'usdt'), await holds(world, stays, 'usdt')]).toEqual([0n, 11_000_000n])
})

test.each([
  { act: 'send', amount: '0' },
  { act: 'send', amount: '1.0000001' },
  { act: 'send', amount: '-5' },
  { act: 'send' },
  { act: 'burn' },
])('nothing else is heard: %o', async (fields) => {
  const address = await addressOf(await member())
  expect((await press({ ...fields, address } as Record<string, string>)).statusCode).toBe(404)
})

test('an address that is nobody’s has no page', async () => {
  const address = '0x0000000000000000000000000000000000000001'
  expect((await pageOf(address)).statusCode).toBe(404)
  expect((await press({ act: 'send', address, amount: '5' })).statusCode).toBe(404)
})

test('a way that nobody set up is shown, and says so', async () => {
  const person = await member()
  await openChannel(world, { ...DEMO_ONLINE.alipay, name: 'Elsewhere', network: 'nowhere' })
  const { list } = await give(recharge.channels, {}, person)
  expect(list.map(({ name, open, reason_text }) => [name, open, reason_text])).toEqual([
    ['USDT (TRON)', 1, ''],
    ['USDT (Ethereum)', 1, ''],
    ['Alipay', 1, ''],
    ['Elsewhere', 0, 'Not available here yet.'],
    ['WeChat Pay', 1, ''],
  ])
})
