import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { booksBalance } from '#tests/world/books.ts'
import { numberIn } from '#tests/world/desk.ts'
import { APPLICATION, roles } from '#tests/world/merchants.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { asSeen, dealer, offeredTo, openMarket, seenBy, seller, start } from '#tests/world/trade.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, member, clock } = world
const { by, log, help } = await openDesk(world)
clock.set(new Date().toISOString())
await openMarket(world)

const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no

describe('merchants', () => {
  test('are judged by one operator for a reason that they read', async () => {
    const person = await member({ pin: PIN })
    const standing = async () => (await give(merchant.index, {}, person)).merchant
    await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
    const no = await numberOf(person)
    expect((await by(ADA, 'merchants applied')).out).toMatch(
      new RegExp(`${no} +Harbour Coins +applied .* 0\\.00 +200\\.00\n`),
    )
    expect((await by(ADA, `merchant show ${no}`)).out).toMatch(
      /to be reached at: harbour@quay\.test[\s\S]+merchant +apply +applied/,
    )
    expect((await by(ADA, `merchant verify ${no}`)).error).toContain('Say why')
    expect((await by(ADA, `merchant verify 00000000 --reason "Known"`)).error).toBe(
      'No merchant has the number 00000000.\n',
    )
    expect((await by(ADA, `merchant refuse ${no} --reason "The name is taken"`)).out).toContain(
      'is refused, and reads why',
    )
    expect(await standing()).toMatchObject({ state: 'refused', reject_reason: 'The name is taken' })
    expect((await by(ADA, `merchant verify ${no} --reason "Known"`)).code).toBe(1)
    await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
    expect((await by(ADA, `merchant verify ${no} --reason "Known"`)).code).toBe(0)
    expect(await standing()).toMatchObject({ state: 'verified', allowed: ['payMargin'] })
    expect((await by(ADA, `merchant suspend ${no} --reason "A complaint"`)).out).toContain('open orders go on')
    expect(await standing()).toMatchObject({ state: 'suspended', reject_reason: 'A complaint' })
    expect((await by(BEN, `merchant release ${no} --reason "Answered"`)).code).toBe(0)
    expect([(await standing()).state, await roles(world, person)]).toEqual(['margin_low', ['merchant']])
    expect(await log('merchant suspend')).toEqual([
      {
        actor: ADA.email,
        subject: no,
        reason: 'A complaint',
        before: { state: 'verified' },
        after: { state: 'suspended' },
      },
    ])
  })

  test('nobody judges themselves', async () => {
    const person = await member({ email: ADA.email })
    await give(merchant.apply, { ...APPLICATION, idem: newKey() }, person)
    expect((await by(ADA, `merchant verify ${await numberOf(person)} --reason "Myself"`)).error).toContain(
      'another operator',
    )
  })
})

test('an order is stopped, goes on, and is taken off the market by one operator, for a reason', async () => {
  const mira = await seller(world, '100')
  const { order_no: no } = await start(world, mira, { quantity: '100', mode: 'password', phrase: 'a lighthouse' })
  const frozen = async () => (await seenBy.member(world, mira, no)).frozen
  expect((await by(ADA, `order freeze ${no}`)).error).toContain('Say why')
  expect((await by(ADA, `order freeze ${no} --reason "A report"`)).out).toContain('is stopped')
  expect(await frozen()).toBe(1)
  expect((await by(ADA, `order recall ${no} --reason "A report"`)).error).toContain('paused')
  expect((await by(BEN, `order thaw ${no} --reason "Nothing in it"`)).code).toBe(0)
  expect(await frozen()).toBe(0)
  expect((await by(ADA, `order flag ${no} --reason "A report"`)).error).toBe(
    `Order ${no} is matching.searching: there is nothing to flag.\n`,
  )
  expect((await by(ADA, `order recall ${no} --reason "A mistake of ours"`)).out).toContain('its coins are back')
  expect([(await seenBy.member(world, mira, no)).reason, await holds(world, mira, 'coin')]).toEqual([
    'operator',
    10_000_000_000n,
  ])
  expect((await log('order freeze')).map(({ actor, subject, reason }) => [actor, subject, reason])).toEqual([
    [ADA.email, no, 'A report'],
  ])
})

test('a flagged order is not settled until it is unflagged', async () => {
  await asOwner(world, (owner) => raw`update trade_terms set settle_hold = 3600`.execute(owner))
  const mira = await seller(world, '10')
  const otto = await dealer(world, { price: '2' })
  const offered = await offeredTo(world, otto, await start(world, mira, { quantity: '10' }))
  const accepted = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  const { order_no: no } = await give(merchant.pay, { ...asSeen(accepted), payword: PIN }, otto)
  expect((await by(ADA, `order flag ${no} --reason "A report"`)).code).toBe(0)
  clock.pass(3_601)
  expect((await seenBy.member(world, mira, no)).status).toBe('settling')
  expect((await by(ADA, `order unflag ${no} --reason "Nothing in it"`)).code).toBe(0)
  expect((await seenBy.member(world, mira, no)).status).toBe('completed')
})

describe('the terms of the trade', () => {
  const terms = () => sql.selectFrom('trade_terms').selectAll().orderBy('since', 'desc').execute()

  test('are shown, and changed by two, as a new row', async () => {
    expect((await by(ADA, 'trade terms')).out).toMatch(/margin_need +200\.00 +EUR\n/)
    const asked = await by(
      ADA,
      'trade terms --set margin_need=250,pay_window=2700,ends_at_close=no --reason "A quiet summer"',
    )
    expect(asked.out).toContain('terms approve')
    expect((await by(ADA, `terms approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    const approved = await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')
    expect(approved.out).toMatch(/margin_need +200\.00 +250\.00 +EUR\n/)
    const [now, before] = await terms()
    expect([now?.margin_need, now?.pay_window, now?.ends_at_close, now?.bond_rate]).toEqual([
      25_000n,
      2_700,
      false,
      before?.bond_rate,
    ])
    expect([before?.margin_need, before?.pay_window]).toEqual([20_000n, 1_800])
    expect(await log('terms approve')).toMatchObject([
      { actor: BEN.email, subject: 'trade', reason: 'A quiet summer', after: { margin_need: '25000' } },
    ])
  })

  const ofSales = () =>
    sql
      .selectFrom('terms')
      .select(['fee_rate', 'least', 'most_a_day', 'rate', 'since'])
      .where('act', '=', 'sell')
      .orderBy('since', 'desc')
      .execute()

  test('also say what selling costs and how much may be sold, and two change it: a quote of before keeps its fee', async () => {
    const shown = (await by(ADA, 'trade terms')).out
    for (const line of [/sell_fee +0\.01 +share\n/, /sell_least +10\.0+ +COIN\n/, /sell_most_a_day +5000\.0+ +COIN\n/])
      expect(shown).toMatch(line)
    const before = await terms()
    const mira = await seller(world, '1000')
    const wish = { quantity: '100' } as const
    const quoted = await give(trade.quote, wish, mira)
    const asked = await by(ADA, 'trade terms --set sell_fee=0.025,sell_least=20,margin_need=260 --reason "New prices"')
    const approved = await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')
    expect(approved.error).toBe('')
    for (const line of [/sell_fee +0\.01 +0\.025 +share\n/, /sell_least +10\.0+ +20\.0+ +COIN\n/])
      expect(approved.out).toMatch(line)
    const [now, was] = await ofSales()
    expect(now).toMatchObject({ fee_rate: '0.025000', least: 2_000_000_000n, most_a_day: was?.most_a_day, rate: null })
    const [since, ...rest] = await terms()
    expect([since?.margin_need, since?.since, rest]).toEqual([26_000n, now?.since, before])
    expect(await log('terms approve')).toContainEqual(
      expect.objectContaining({ reason: 'New prices', after: expect.objectContaining({ sell_fee: '0.025' }) }),
    )

    clock.set(now?.since.toISOString() ?? '')
    const { order } = await give(
      trade.create,
      { ...wish, quote_no: quoted.quote_no, payword: PIN, idem: newKey() },
      mira,
    )
    expect(order.fee).toBe('1.25')
    expect((await give(trade.quote, wish, mira)).fee).toBe('3.13')
    expect((await deny(trade.quote, { quantity: '19' }, mira)).errors).toHaveProperty('quantity')
    await booksBalance(world)
  })

  test('of sales alone leave those of orders as they are', async () => {
    const before = await terms()
    const asked = await by(ADA, 'trade terms --set sell_most_a_day=4000 --reason "Less"')
    expect((await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect([(await ofSales())[0]?.most_a_day, await terms()]).toEqual([400_000_000_000n, before])
  })

  test.each([
    ['luck=1', 'is none of the terms'],
    ['pay_window=soon', 'is nothing that pay_window can be, in seconds'],
    ['margin_need=1.005', 'in EUR'],
    ['bond_rate=2', 'in share'],
    ['sell_fee=1.1', 'in share'],
    ['sell_least=0.000000001', 'in COIN'],
    ['ends_at_close=maybe', 'in yes or no'],
  ])('%s is refused in a sentence', async (wish, why) => {
    expect((await by(ADA, `trade terms --set ${wish} --reason "Trying"`)).error).toContain(why)
  })

  test.each(['pay_window=60', 'sell_least=6000', 'sell_least=0'])('%s is not possible, and not made', async (wish) => {
    const asked = await by(ADA, `trade terms --set ${wish} --reason "Too much"`)
    const before = [await terms(), await ofSales()]
    expect((await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')).error).toBe(
      'One of these values is not possible; nothing was changed.\n',
    )
    expect([await terms(), await ofSales()]).toEqual(before)
  })
})

test('help says every verb of the trade', async () => {
  const { out } = await help()
  for (const verb of [
    'merchants',
    'merchant verify',
    'cases',
    'case take',
    'case show',
    'case propose',
    'case rule',
    'ruling approve',
    'order freeze',
    'order recall',
    'trade terms',
    'terms approve',
  ])
    expect(out).toContain(`\n  ${verb} `.trimEnd())
  expect((await by(ADA, 'merchants applied again')).code).toBe(2)
  expect((await by(ADA, 'merchants strange')).error).toContain('A merchant is never "strange"')
})
