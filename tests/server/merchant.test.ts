import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { live } from '#contract/live.ts'
import { merchant } from '#contract/merchant.ts'
import { APPLICATION, events, MARGIN, moved, OFFER, openShop, roles, stored, verified } from '#tests/lib/merchants.ts'
import { bring, holds, newKey, PIN } from '#tests/lib/money.ts'
import { picture } from '#tests/lib/pictures.ts'
import { asSeen, bindBank, offeredTo, openMarket, seller, start } from '#tests/lib/trade.ts'
import { asOwner, footprint, openWorld, type Person } from '#tests/lib/world.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context, clock } = world
await openMarket(world)
const standing = async (person: Person) => (await give(merchant.index, {}, person)).merchant
const apply = (person: Person, more = {}) => give(merchant.apply, { ...APPLICATION, idem: newKey(), ...more }, person)
const paying = () => ({ payword: PIN, idem: newKey() })

describe('somebody who is no merchant', () => {
  test('reads what is asked and promised, and may apply', async () => {
    const person = await member()
    expect(await give(merchant.index, {}, person)).toMatchObject({
      merchant: {
        state: 'none',
        merchant_no: '',
        margin: '0.00',
        margin_need: '200.00',
        allowed: ['apply'],
        refused: [],
      },
      counts: { offers: 0, awaiting_payment: 0, paid: 0, disputed: 0, in_settlement: 0 },
      terms: { margin_need: '200.00', offer_minutes: 5, pay_minutes: 30, leave_days: 15 },
    })
    expect((await deny(merchant.setState, { to: 'active' }, person)).refusal).toBe('no-role')
  })

  test('applies once for a key, is known by the member’s number, and waits', async () => {
    const person = await member()
    const form = { ...APPLICATION, hours: '22:00-06:00', idem: newKey() } as const
    const first = await give(merchant.apply, form, person)
    expect(await give(merchant.apply, form, person)).toEqual(first)
    const { user_no } = await sql
      .selectFrom('member')
      .select('user_no')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(first.merchant).toMatchObject({ state: 'applied', merchant_no: user_no, name: 'Harbour Coins', allowed: [] })
    expect(await stored(world, person)).toMatchObject({ version: 1, opens: '22:00:00', closes: '06:00:00' })
    expect(await events(world, person)).toEqual(['merchant apply applied'])
    expect((await deny(merchant.apply, { ...form, idem: newKey() }, person)).refusal).toBe('not-now')
    expect((await deny(merchant.apply, { ...form, name: 'Other' }, person)).refusal).toBe('key-reused')
  })

  test.each([
    ['name', ' ', 'Please enter'],
    ['name', 'H', 'short'],
    ['contact', '', 'Please'],
    ['pay_types', '[]', 'Please'],
    ['pay_types', '["cash"]', 'Please check'],
    ['hours', '8-18', 'Please'],
    ['agree', 0, 'Please agree'],
  ])('%s "%s" is refused in words', async (field, wrong, words) => {
    const { refusal, errors } = await deny(
      merchant.apply,
      { ...APPLICATION, idem: newKey(), [field]: wrong } as never,
      await member(),
    )
    expect([refusal, Object.keys(errors ?? {})]).toEqual(['invalid', [field]])
    expect(errors?.[field]).toContain(words)
  })

  test('shows pictures of their own, which the application keeps', async () => {
    const person = await member()
    const file = new Uint8Array(await picture('jpeg', 120, 90))
    const { url } = await give(attachment.upload, { ...UPLOAD_FORM, file }, person)
    expect(
      (await deny(merchant.apply, { ...APPLICATION, images: [url], idem: newKey() }, await member())).refusal,
    ).toBe('invalid')
    const images = JSON.stringify([url])
    expect((await deny(merchant.apply, { ...APPLICATION, images, idem: newKey() }, await member())).refusal).toBe(
      'missing',
    )
    await apply(person, { images })
    const kept = await sql.selectFrom('merchant_picture').selectAll().where('member_id', '=', person.id).execute()
    expect(kept).toHaveLength(1)
  })

  test('two applications at once are one', async () => {
    const person = await member()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(merchant.apply, { ...APPLICATION, idem: newKey() }, person)),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await events(world, person)).toEqual(['merchant apply applied'])
  })
})

describe('an applicant', () => {
  test('is refused with a reason, reads it, and may apply again', async () => {
    const person = await member()
    await apply(person)
    await moved(world, person, { type: 'refuse', by: 'operator' }, 'The picture cannot be read.')
    expect(await standing(person)).toMatchObject({
      state: 'refused',
      reject_reason: 'The picture cannot be read.',
      allowed: ['apply'],
    })
    expect(await apply(person, { name: 'Quiet Harbour' })).toMatchObject({
      merchant: { state: 'applied', name: 'Quiet Harbour', reject_reason: '' },
    })
  })

  test('pays the margin with the PIN, out of the balance, and takes part from then on', async () => {
    const person = await member({ pin: PIN })
    await verified(world, person)
    expect(await standing(person)).toMatchObject({ state: 'verified', allowed: ['payMargin'] })
    expect((await deny(merchant.margin, { ...paying(), payword: '000001' }, person)).refusal).toBe('pin-wrong')
    expect((await deny(merchant.margin, paying(), person)).refusal).toBe('amount-short')
    await bring(world, person, 'balance', MARGIN + 100n)
    expect(await roles(world, person)).toEqual([])
    const form = paying()
    const { merchant: paid } = await give(merchant.margin, form, person)
    expect(paid).toMatchObject({
      state: 'active',
      margin: '200.00',
      margin_bound: '0.00',
      allowed: ['pause', 'leave'],
      offer: null,
    })
    expect(await give(merchant.margin, form, person)).toEqual({ merchant: paid })
    expect([
      await holds(world, person, 'balance'),
      await holds(world, person, 'margin'),
      await roles(world, person),
    ]).toEqual([100n, MARGIN, ['merchant']])
    expect((await deny(merchant.margin, paying(), person)).refusal).toBe('not-now')
  })

  test('whose money is stopped pays nothing, and nothing moves', async () => {
    const person = await member({ pin: PIN })
    await bring(world, person, 'balance', MARGIN)
    await verified(world, person)
    await asOwner(world, async (owner) => {
      await raw`insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'Ada', '', ${context.clock.now()})`.execute(
        owner,
      )
      await raw`insert into frozen (member_id, reason, since, operator_id) select ${person.id}, 'Asked for', ${context.clock.now()}, id from operator`.execute(
        owner,
      )
    })
    const before = await footprint(world)
    expect((await deny(merchant.margin, paying(), person)).refusal).toBe('member-frozen')
    expect(await footprint(world)).toEqual(before)
    await asOwner(world, (owner) => raw`delete from frozen`.execute(owner))
  })
})

describe('a merchant', () => {
  test('pauses, goes on, and may say the same again', async () => {
    const person = await openShop(world)
    const turned = async (to: 'active' | 'break' | 'leaving') =>
      (await give(merchant.setState, { to }, person)).merchant
    const paused = await turned('break')
    expect([paused.state, paused.allowed, (paused.break_time ?? 0) - paused.server_time]).toEqual([
      'break',
      ['resume', 'leave'],
      3_600,
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
    const { merchant: told } = await give(merchant.setOffer, offer, person)
    expect(told.offer).toEqual({
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
    const told = await standing(person)
    expect([told.margin, told.margin_bound]).toEqual(['200.00', '13.86'])
    expect(told.refused).toEqual([{ event: 'leave', code: 'margin-bound', text: expect.stringMatching(/\w/) }])
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

  test('hears of every move at once, and reads later what others did', async () => {
    const person = await openShop(world)
    await moved(world, person, { type: 'suspend', by: 'operator' }, 'Answers come late.')
    const { events: heard } = await give(live.since, {}, person)
    expect(heard.filter(({ topic }) => topic === 'merchant').map(({ body }) => body)).toEqual([
      { state: 'applied', version: 1, event: 'apply' },
      { state: 'verified', version: 2, event: 'verify' },
      { state: 'active', version: 3, event: 'payMargin' },
      { state: 'suspended', version: 4, event: 'suspend' },
    ])
    const told = await sql
      .selectFrom('member_notice')
      .select('kind')
      .where('member_id', '=', person.id)
      .orderBy('id')
      .execute()
    expect(told.map(({ kind }) => kind)).toEqual(['merchant.verify', 'merchant.payMargin', 'merchant.suspend'])
  })
})

test('a role without a merchant behind it opens nothing', async () => {
  const person = await member({ roles: ['merchant'], pin: PIN })
  for (const to of ['active', 'break', 'leaving'] as const)
    expect((await deny(merchant.setState, { to }, person)).refusal).toBe('not-now')
  expect((await deny(merchant.setOffer, OFFER, person)).refusal).toBe('not-now')
  expect((await deny(merchant.margin, paying(), person)).refusal).toBe('not-now')
  clock.pass(1)
})
