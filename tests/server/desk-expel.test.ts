import { expect, test } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { notices } from '#contract/notices.ts'
import { booksBalance } from '#tests/world/books.ts'
import { numberIn } from '#tests/world/desk.ts'
import { APPLICATION, events, MARGIN, openShop, roles, stored, verified } from '#tests/world/merchants.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { accepted, asSeen, banker, openMarket } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, member, clock } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())
await openMarket(world)

const EUROS = 50_000n
const shop = async () => {
  const person = await openShop(world, { euros: EUROS, offer: { price: '1.4', pay_types: '["bank"]' } })
  return { person, no: (await stored(world, person)).merchant_no }
}
const suspend = (no: string) => by(ADA, `merchant suspend ${no} --reason "Payments of others"`)
const standing = async (person: Person) => (await give(merchant.index, {}, person)).merchant

test('a suspension ends for good when two operators agree and no order is open: the margin goes back', async () => {
  const { person, no } = await shop()
  const order = await accepted(world, await banker(world), person, { pay_type: 'bank' })
  const expel = (...answers: string[]) => by(ADA, `merchant expel ${no} --reason "It went on"`, ...answers)
  expect((await expel('yes')).error).toBe(`Merchant ${no} is active: only a suspended merchant is expelled.\n`)
  await suspend(no)
  expect((await expel('yes')).error).toBe(`Merchant ${no} has open orders, 1 of them: they end first.\n`)
  await give(merchant.abandon, { ...asSeen(order), reason: 'other' }, person)

  expect((await expel('no')).out).toContain('Nothing was done.')
  const asked = await expel('yes')
  expect(asked.out).toMatch(new RegExp(`${no} margin +-200\\.00 +EUR +200\\.00 +0\\.00`))
  expect((await standing(person)).state).toBe('suspended')
  expect((await by(ADA, `expel approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
  expect((await by(BEN, 'expel list')).out).toContain(no)
  const approved = await by(BEN, `expel approve ${numberIn(asked)}`, 'yes')
  expect([approved.error, approved.out]).toEqual([
    '',
    expect.stringMatching(
      new RegExp(`${no} balance +200\\.00 +EUR +500\\.00 +700\\.00[\\s\\S]+It went on[\\s\\S]+Done\\.`),
    ),
  ])

  expect(await standing(person)).toMatchObject({
    state: 'left',
    reject_reason: 'It went on',
    margin: '0.00',
    margin_bound: '0.00',
    offer: null,
    allowed: ['apply'],
  })
  expect([await holds(world, person, 'margin'), await holds(world, person, 'balance')]).toEqual([0n, EUROS + MARGIN])
  expect(await roles(world, person)).toEqual([])
  expect((await events(world, person)).at(-1)).toBe('operator expel left')
  const { data } = await give(notices.list, {}, person)
  expect(data[0]?.text).toContain('We ended your time as a merchant; you can read why')
  for (const verb of ['expel approve', 'merchant expel'])
    expect(await log(verb)).toMatchObject([{ actor: BEN.email, subject: no, reason: 'It went on' }])
  await booksBalance(world)
  await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
  expect(await standing(person)).toMatchObject({ state: 'applied', reject_reason: '' })
})

test('whoever is released meanwhile is not expelled, also when they are suspended anew; nor is anybody by themselves', async () => {
  const { person, no } = await shop()
  await suspend(no)
  const asked = await by(ADA, `merchant expel ${no} --reason "It went on"`, 'yes')
  const approve = () => by(BEN, `expel approve ${numberIn(asked)}`, 'yes')
  await sql.updateTable('member').set({ email: BEN.email }).where('id', '=', person.id).execute()
  expect((await approve()).error).toContain('Nobody judges themselves')
  expect((await by(BEN, `merchant expel ${no} --reason "Mine"`, 'yes')).error).toContain('Nobody judges themselves')
  await sql.updateTable('member').set({ email: person.email }).where('id', '=', person.id).execute()
  await by(ADA, `merchant release ${no} --reason "Explained"`)
  expect((await approve()).error).toBe(`Merchant ${no} is active: only a suspended merchant is expelled.\n`)
  await suspend(no)
  expect((await approve()).error).toContain('moved on since this was asked for')
  expect((await by(BEN, `expel refuse ${numberIn(asked)}`, 'yes')).out).toContain('Refused.')
  expect(await holds(world, person, 'margin')).toBe(MARGIN)
  expect((await deny(merchant.setState, { to: 'active' }, person)).refusal).toBe('not-now')
})

test('who was stopped before the margin was paid is expelled without one', async () => {
  const person = await member({ pin: PIN })
  await verified(world, person)
  const { merchant_no: no } = await stored(world, person)
  await suspend(no)
  const asked = await by(ADA, `merchant expel ${no} --reason "It went on"`, 'yes')
  expect(asked.out).toContain('No margin is there to go back.')
  expect((await by(BEN, `expel approve ${numberIn(asked)}`, 'yes')).code).toBe(0)
  expect(await standing(person)).toMatchObject({ state: 'left', margin: '0.00' })
})

test('help says it', async () => {
  const { out } = await help()
  for (const verb of ['merchant expel', 'expel list', 'expel approve', 'expel refuse'])
    expect(out).toContain(`\n  ${verb}`)
})
