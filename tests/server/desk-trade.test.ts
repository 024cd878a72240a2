import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { merchant } from '#contract/merchant.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { trade } from '#contract/trade.ts'
import { askDesk, numberIn } from '#tests/lib/desk.ts'
import { APPLICATION } from '#tests/lib/merchants.ts'
import { holds, newKey, PIN } from '#tests/lib/money.ts'
import { picture } from '#tests/lib/pictures.ts'
import { asSeen, dealer, escrowOf, offeredTo, openMarket, seenBy, seller, start } from '#tests/lib/trade.ts'
import { asOwner, openWorld, type Person } from '#tests/lib/world.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-desk-trade-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const world = await openWorld()
const { sql, give, member, clock, url } = world
const DAY = 86_400_000
const TOLD =
  'The transfer never came: my account shows nothing since the merchant said that it was paid, and nobody answers me about it.'

const ADA = { email: 'ada@quay.test', password: 'a-lantern-on-the-pier' }
const BEN = { email: 'ben@quay.test', password: 'a-rope-and-an-anchor' }
const here = { DATABASE_URL: url, DATA_DIR: room }
const by = (who: { email: string; password: string }, words: string, ...answers: string[]) =>
  askDesk(words, { ...here, QUAY_OPERATOR: who.email }, [who.password, ...answers])

// The desk acts in real time; what it judges happened two days ago.
clock.set(new Date(Date.now() - 2 * DAY).toISOString())
await openMarket(world)
await askDesk('operator add', here, ['Ada', ADA.email, ADA.password])
await by(ADA, 'operator add', 'Ben', BEN.email, BEN.password)

const log = async (verb: string) =>
  await sql
    .selectFrom('desk_log')
    .select(['actor', 'subject', 'reason', 'after'])
    .where('verb', '=', verb)
    .orderBy('id')
    .execute()
const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no

let cents = 25
/** A merchant accepted an order, and ten minutes later its member called us. */
async function disputed(quantity: string) {
  const mira = await seller(world, quantity)
  const otto = await dealer(world, { price: `1.${(cents += 1)}` })
  const offered = await offeredTo(world, otto, await start(world, mira, { quantity }))
  await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  clock.pass(600)
  const { order_no: no } = offered
  const file = new Uint8Array(await picture('jpeg', 120, 90, cents))
  const { url: image } = await give(attachment.upload, { ...UPLOAD_FORM, file }, mira)
  const said = { reason: 'not_received', text: TOLD, images: JSON.stringify([image]) } as const
  await give(trade.dispute, { ...asSeen(await seenBy.member(world, mira, no)), ...said }, mira)
  const euros = decimalOf((await escrowOf(world, no)).EUR, 'EUR')
  return { mira, otto, no, image, euros }
}
const [small, waiting, large, settled] = [
  await disputed('100'),
  await disputed('50'),
  await disputed('1000'),
  await disputed('1000'),
]
clock.set(new Date().toISOString())

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
    expect((await standing()).state).toBe('margin_low')
    expect(await log('merchant suspend')).toEqual([
      { actor: ADA.email, subject: no, reason: 'A complaint', after: { state: 'suspended' } },
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

describe('a case', () => {
  test('is looked into by one, shown whole, proposed as exactly what is in escrow, and ruled as both agreed', async () => {
    const { mira, otto, no, image, euros } = small
    expect((await by(ADA, 'cases')).out).toMatch(
      new RegExp(`${no} +0 h \\d\\d min +${euros} +wallet +open .*not_received`),
    )
    expect(
      (await by(ADA, `case propose ${no} --coin-to-member 100 --eur-to-merchant 1 --reason "Half"`)).error,
    ).toContain(`Nobody looks into ${no}`)
    expect((await by(ADA, `case take ${no}`)).out).toContain(`Order ${no} is yours until`)
    expect((await by(BEN, `case take ${no}`)).error).toContain(`${ADA.email} looks into it until`)
    const { out } = await by(BEN, `case show ${no}`)
    for (const said of [
      TOLD,
      `look ${image}`,
      'because of not_received',
      'merchant  accept',
      'In escrow: 100.00000000 COIN',
      '-100.00000000',
    ])
      expect(out).toContain(said)

    expect(
      (await by(BEN, `case propose ${no} --coin-to-member 100 --eur-to-merchant ${euros} --reason "Back"`)).error,
    ).toContain(ADA.email)
    const asks = (coins: string) =>
      `case propose ${no} --coin-to-member ${coins} --coin-to-merchant 40 --eur-to-member ${euros} --reason "As both say" --text "Sixty coins go back."`
    expect((await by(ADA, asks('59.9'))).error).toBe(
      `What is divided is exactly what is in escrow: 100.00000000 COIN and ${euros} EUR, and no part below nothing.\n`,
    )
    expect((await by(ADA, asks('x'))).error).toContain('"x" is no amount in COIN')
    expect((await by(ADA, asks('60'), 'no')).out).toContain('Nothing was done.')
    const asked = await by(ADA, asks('60'), 'yes')
    expect(asked.out).toMatch(new RegExp(`escrow:${no}:COIN +-100\\.00000000 +COIN +100\\.00000000 +0\\.00000000`))
    const seen = await seenBy.member(world, mira, no)
    expect([
      seen.dispute?.stage,
      seen.dispute?.proposal?.coin_to_member,
      seen.dispute?.statements.at(-1)?.text,
    ]).toEqual(['proposed', '60.00000000', 'Sixty coins go back.'])
    const agree = async (who: Person, side: 'member' | 'merchant') =>
      give(trade.reply, { ...asSeen(await seenBy[side](world, who, no)), answer: 'accept' }, who)
    await agree(mira, 'member')
    await agree(otto, 'merchant')
    const ruled = await by(ADA, `case rule ${no} --reason "Both agreed"`, 'yes')
    expect([ruled.error, ruled.code]).toEqual(['', 0])
    expect(ruled.out).toContain('The order settles.')
    expect([
      await holds(world, mira, 'coin'),
      await holds(world, otto, 'coin'),
      await holds(world, mira, 'balance'),
    ]).toEqual([6_000_000_000n, 4_000_000_000n, minorOf(euros, 'EUR')])
    expect(await escrowOf(world, no)).toEqual({ COIN: 0n, EUR: 0n })
    expect((await log('case rule')).map(({ actor, subject }) => [actor, subject])).toEqual([[ADA.email, no]])
    expect((await by(ADA, `case rule ${no} --coin-to-member 1 --reason "Again"`)).error).toContain(
      'nothing is disputed',
    )
  })

  test('waits for the evidence of both sides', async () => {
    const { no, euros } = waiting
    await sql
      .updateTable('trade_order')
      .set({ evidence_by: new Date(Date.now() + DAY) })
      .where('order_no', '=', no)
      .execute()
    await by(ADA, `case take ${no}`)
    const said = await by(
      ADA,
      `case rule ${no} --coin-to-member 50 --eur-to-merchant ${euros} --reason "At once"`,
      'yes',
    )
    expect(said.error).toContain('Both sides show what they have until')
  })

  test('above the limit takes two, who see the same journal; the lease may run out meanwhile', async () => {
    const { mira, otto, no, euros } = large
    await by(ADA, `case take ${no}`)
    const before = await holds(world, otto, 'balance')
    const asked = await by(
      ADA,
      `case rule ${no} --coin-to-member 1000 --eur-to-merchant ${euros} --reason "Never paid"`,
      'yes',
    )
    expect(asked.out).toContain('EUR takes two')
    expect((await seenBy.member(world, mira, no)).status).toBe('disputed')
    expect((await by(BEN, 'ruling list')).out).toContain(no)
    expect((await by(ADA, `ruling approve ${numberIn(asked)}`, 'yes')).error).toContain(
      'another operator has to approve it',
    )
    await sql
      .updateTable('trade_order')
      .set({ lease_by: new Date(), wake_at: new Date() })
      .where('order_no', '=', no)
      .execute()
    const approved = await by(BEN, `ruling approve ${numberIn(asked)}`, 'yes')
    expect([approved.error, approved.out]).toEqual(['', expect.stringContaining('The order is cancelled.')])
    expect((await seenBy.member(world, mira, no)).reason).toBe('ruled')
    expect([await holds(world, mira, 'coin'), await holds(world, otto, 'balance')]).toEqual([
      100_000_000_000n,
      before + minorOf(euros, 'EUR'),
    ])
    const kept = await sql
      .selectFrom('order_split')
      .select(['operator_id', 'second_id', 'ruled'])
      .where('ruled', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(kept.second_id).not.toBe(kept.operator_id)
    expect((await log('ruling approve')).map(({ actor, subject }) => [actor, subject])).toEqual([[BEN.email, no]])
  })

  test('that the sides settled meanwhile is not ruled, and one’s own never', async () => {
    const { mira, otto, no, euros } = settled
    await by(ADA, `case take ${no}`)
    const asked = await by(
      ADA,
      `case rule ${no} --coin-to-member 1000 --eur-to-merchant ${euros} --reason "Never paid"`,
      'yes',
    )
    await sql.updateTable('member').set({ email: BEN.email }).where('id', '=', otto.id).execute()
    expect((await by(BEN, `ruling approve ${numberIn(asked)}`, 'yes')).error).toContain('You are a side of this order')
    expect((await by(BEN, `order freeze ${no} --reason "Mine"`)).error).toContain('You are a side of this order')
    await sql.updateTable('member').set({ email: otto.email }).where('id', '=', otto.id).execute()
    await give(trade.reply, { ...asSeen(await seenBy.member(world, mira, no)), answer: 'withdraw' }, mira)
    expect((await by(BEN, `ruling approve ${numberIn(asked)}`, 'yes')).error).toContain(
      'moved on since this was asked for (withdraw)',
    )
    expect((await by(BEN, `ruling refuse ${numberIn(asked)}`, 'yes')).out).toContain('Refused.')
  })
})

test('an order is stopped, goes on, and is taken off the market by one operator, for a reason', async () => {
  const mira = await seller(world, '100')
  const { order_no: no } = await start(world, mira, { quantity: '100', mode: 'password', phrase: 'a lighthouse' })
  const frozen = async () => (await seenBy.member(world, mira, no)).frozen
  expect((await by(ADA, `order freeze ${no}`)).error).toContain('Say why')
  expect((await by(ADA, `order freeze ${no} --reason "A report"`)).out).toContain('is stopped')
  expect(await frozen()).toBe(1)
  expect((await by(ADA, `order recall ${no} --reason "A report"`)).error).toContain('stopped')
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

  test.each([
    ['luck=1', 'is none of the terms'],
    ['pay_window=soon', 'is nothing that pay_window can be, in seconds'],
    ['margin_need=1.005', 'in EUR'],
    ['bond_rate=2', 'in share'],
    ['ends_at_close=maybe', 'in yes or no'],
  ])('%s is refused in a sentence', async (wish, why) => {
    expect((await by(ADA, `trade terms --set ${wish} --reason "Trying"`)).error).toContain(why)
  })

  test('that are not possible are not made', async () => {
    const asked = await by(ADA, 'trade terms --set pay_window=60 --reason "Too quick"')
    const before = await terms()
    expect((await by(BEN, `terms approve ${numberIn(asked)}`, 'yes')).error).toBe(
      'One of these values is not possible; nothing was changed.\n',
    )
    expect(await terms()).toEqual(before)
  })
})

test('help says every verb of the trade', async () => {
  const { out } = await askDesk('--help', here)
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
