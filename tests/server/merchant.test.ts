import { describe, expect, test } from 'vitest'
import { live } from '#contract/live.ts'
import { merchant } from '#contract/merchant.ts'
import { notices } from '#contract/notices.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { APPLICATION, MARGIN, moved, OFFER, openShop, roles } from '#tests/world/merchants.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { asSeen, offeredTo, openMarket, seller, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { bindBank } from '#tests/world/banks.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, member, sql } = world
await openMarket(world)
const standing = async (person: Person) => (await give(merchant.index, {}, person)).merchant
const paying = () => ({ payword: PIN, idem: newKey() })

describe('a merchant', () => {
  test('pauses, goes on, and may say the same again', async () => {
    const person = await openShop(world)
    const turned = async (to: 'active' | 'break' | 'leaving') =>
      (await give(merchant.setState, { to }, person)).merchant
    const paused = await turned('break')
    expect([paused.state, paused.allowed, (paused.break_time ?? 0) - paused.server_time]).toEqual([
      'break',
      ['resume', 'leave'],
      HOUR_S,
    ])
    expect((await turned('break')).state).toBe('break')
    expect((await turned('active')).state).toBe('active')
    expect(await turned('active')).toMatchObject({ state: 'active', break_time: null })
  })

  test('says what they buy, and reads it as they said it', async () => {
    const person = await openShop(world)
    const offer = {
      ...OFFER,
      price: '1.2750',
      hours: '08:30-17:00',
      pay_types: '["bank","bank"]',
      auto_accept: 1,
    } as const
    const { merchant: saved } = await give(merchant.setOffer, offer, person)
    expect(saved.offer).toEqual({
      price: '1.275',
      least: '10.00000000',
      most: '500.00000000',
      wanted: '1000.00000000',
      pay_types: ['bank'],
      hours: '08:30-17:00',
      auto_accept: 1,
    })
    await give(merchant.setState, { to: 'leaving' }, person)
    expect((await deny(merchant.setOffer, offer, person)).refusal).toBe('not-now')
  })

  test.each([
    [{ price: '1000000.01' }, 'price'],
    [{ price: '0' }, 'price'],
    [{ least: '501' }, 'most'],
    [{ wanted: '9' }, 'wanted'],
    [{ wanted: '1000000000.00000001' }, 'wanted'],
    [{ hours: '24:00-08:00' }, 'hours'],
  ])('an offer of %j is refused', async (wrong, field) => {
    const person = await openShop(world)
    const { refusal, errors } = await deny(merchant.setOffer, { ...OFFER, ...wrong }, person)
    expect([refusal, Object.keys(errors ?? {})]).toEqual(['invalid', [field]])
  })

  test('with an open order does not leave, keeps what is promised, and sees what is bound', async () => {
    const person = await openShop(world, { euros: 50_000n, offer: { price: '1.4', pay_types: '["bank"]' } })
    const mira = await seller(world)
    await bindBank(world, mira)
    const made = await start(world, mira, { quantity: '100', pay_type: 'bank' })
    const offered = await offeredTo(world, person, made)
    expect((await give(merchant.index, {}, person)).counts).toMatchObject({ offers: 1 })
    await give(merchant.answer, { ...asSeen(offered), accept: 1 }, person)
    const answer = await standing(person)
    expect([answer.margin, answer.margin_bound]).toEqual(['200.00', '13.86'])
    expect(answer.refused).toEqual([{ event: 'leave', code: 'margin-bound', text: expect.stringMatching(/\w/) }])
    expect((await deny(merchant.setState, { to: 'leaving' }, person)).refusal).toBe('margin-bound')
    expect((await deny(merchant.setOffer, { ...OFFER, wanted: '99' }, person)).errors).toHaveProperty('wanted')
    expect((await give(merchant.index, {}, person)).counts).toMatchObject({ awaiting_payment: 1 })
  })

  test('whose margin is too small gets no offers until it is paid', async () => {
    const person = await openShop(world, { euros: 5_000n })
    await sql
      .updateTable('merchant')
      .set({ margin_need: MARGIN + 1_234n })
      .where('member_id', '=', person.id)
      .execute()
    expect(await standing(person)).toMatchObject({
      state: 'margin_low',
      margin: '200.00',
      margin_need: '212.34',
      allowed: ['payMargin', 'leave'],
    })
    await give(merchant.margin, paying(), person)
    expect(await standing(person)).toMatchObject({ state: 'active', margin: '212.34' })
    expect(await holds(world, person, 'balance')).toBe(3_766n)
  })

  test('who is suspended reads why, and goes on where they are let', async () => {
    const person = await openShop(world)
    await moved(world, person, { type: 'suspend', by: 'operator' }, 'Answers come late.')
    expect(await standing(person)).toMatchObject({
      state: 'suspended',
      reject_reason: 'Answers come late.',
      allowed: [],
    })
    for (const to of ['active', 'break', 'leaving'] as const)
      expect((await deny(merchant.setState, { to }, person)).refusal).toBe('not-now')
    await moved(world, person, { type: 'release', by: 'operator' }, 'Talked it over.')
    expect(await standing(person)).toMatchObject({ state: 'active', reject_reason: '' })
  })

  test('who is expelled has the margin back, reads why, is told, and may apply anew', async () => {
    const person = await openShop(world, { euros: 5_000n })
    await moved(world, person, { type: 'suspend', by: 'operator' }, 'Answers come late.')
    await moved(world, person, { type: 'expel', by: 'operator' }, 'Answers never came.')
    expect(await standing(person)).toMatchObject({
      state: 'left',
      reject_reason: 'Answers never came.',
      margin: '0.00',
      offer: null,
      allowed: ['apply'],
    })
    expect([
      await holds(world, person, 'margin'),
      await holds(world, person, 'balance'),
      await roles(world, person),
    ]).toEqual([0n, MARGIN + 5_000n, []])
    const { data } = await give(notices.list, {}, person)
    expect(data[0]?.text).toBe(
      'We ended your time as a merchant; you can read why. The rest of your security deposit is back in your balance.',
    )
    await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
    expect(await standing(person)).toMatchObject({ state: 'applied', reject_reason: '' })
  })

  test('hears of every move at once, and reads later what others did', async () => {
    const person = await openShop(world)
    await moved(world, person, { type: 'suspend', by: 'operator' }, 'Answers come late.')
    const heard = async () =>
      (await give(live.since, {}, person)).events.filter(({ topic }) => topic === 'merchant').map(({ body }) => body)
    // What others of this PostgreSQL are still writing is waited for.
    await expect.poll(heard).toEqual([
      { state: 'applied', version: 1, event: 'apply' },
      { state: 'verified', version: 2, event: 'verify' },
      { state: 'active', version: 3, event: 'payMargin' },
      { state: 'suspended', version: 4, event: 'suspend' },
    ])
    const rows = await sql
      .selectFrom('member_notice')
      .select('kind')
      .where('member_id', '=', person.id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['merchant.verify', 'merchant.payMargin', 'merchant.suspend'])
  })
})

test('a role without a merchant behind it opens nothing', async () => {
  const person = await member({ roles: ['merchant'], pin: PIN })
  for (const to of ['active', 'break', 'leaving'] as const)
    expect((await deny(merchant.setState, { to }, person)).refusal).toBe('not-now')
  expect((await deny(merchant.setOffer, OFFER, person)).refusal).toBe('not-now')
  expect((await deny(merchant.margin, paying(), person)).refusal).toBe('not-now')
})
