import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cancellation } from '#contract/cancellation.ts'
import { equity } from '#contract/equity.ts'
import { exports } from '#contract/export.ts'
import { DAY_MS } from '#contract/time-units.ts'
import type { Export } from '#server/export/export.ts'
import { going, goes, leaves, requestOf } from '#tests/world/cancellations.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { exchanging, leftOf } from '#tests/world/shares.ts'
import { granted, openEquity, type Opened, openWindow } from '#tests/world/equities.ts'
import { openMarket } from '#tests/world/trade.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, clock, member, sql, context, app } = world
let one: Opened

beforeAll(async () => {
  await setPrices(world)
  await openMarket(world)
  one = await openEquity(world, { perShare: 300 })
})
beforeEach(() => clock.pass(600))

async function holder(): Promise<Person> {
  const person = await member({ pin: PIN })
  await granted(world, one.share, person, 6_0000n)
  await granted(world, one.share, person, 4_0000n, new Date(context.clock.now().getTime() + 365 * DAY_MS))
  return person
}

test('shares hang on nothing: whoever goes is told by name which are given up, locked ones too', async () => {
  const person = await holder()
  const { blockers, remains, shares, remains_mark } = await give(cancellation.info, {}, person)
  expect([blockers, remains]).toEqual([[], []])
  expect(shares).toEqual([{ code: one.share.slice(3), title: expect.stringMatching(/^Share /), shares: '10.0000' }])
  expect(remains_mark).toMatch(/^[\w-]{43}$/)
  const asked = await going(world, person)
  expect(await deny(cancellation.request, { ...asked, give_up: '' }, person)).toMatchObject({ refusal: 'moved-on' })
  await granted(world, one.share, person, 1n)
  expect(await deny(cancellation.request, asked, person)).toMatchObject({ refusal: 'moved-on' })
})

test('who left gave the shares back to the house, and nothing of them is left on the account', async () => {
  const before = await leftOf(world, one.share)
  const person = await holder()
  expect(await leftOf(world, one.share)).toBe(before - 10_0000n)
  await leaves(world, person)
  expect((await requestOf(world, person)).given_up).toEqual({ [one.share]: '100000' })
  expect(await leftOf(world, one.share)).toBe(before)
  const rows = await sql.selectFrom('account').select(['amount', 'closed']).where('member_id', '=', person.id).execute()
  expect(rows).toEqual([{ amount: 0n, closed: true }])
})

test('what comes after the request was not given up, and keeps the account', async () => {
  const person = await holder()
  await goes(world, person)
  await granted(world, one.share, person, 5_0000n)
  await expect(leaves(world, person)).rejects.toThrow()
  expect((await requestOf(world, person)).state).not.toBe('deleted')
})

test('an export tells of shares, of what came of them and of what is locked', async () => {
  const person = await holder()
  await openWindow(world)
  await bring(world, person, 'points', 600n)
  const { form } = await exchanging(world, person, one, '600')
  await give(equity.exchange, form, person)
  const { path } = await give(exports.make, { password: PASSWORD, form: 'json' }, person)
  const { parts } = JSON.parse((await app.inject({ method: 'GET', url: path })).payload) as Export
  expect(parts.money['account']).toContainEqual(expect.objectContaining({ name: one.share, amount: 12_0000 }))
  expect(parts.money['posting']?.map(({ kind }) => kind).toSorted()).toEqual(['exchange', 'grant', 'grant', 'recharge'])
  expect(parts.money['share_lock']).toMatchObject([{ currency: one.share, amount: 4_0000 }])
})
