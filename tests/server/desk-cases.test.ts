import { expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { DAY_MS } from '#contract/time-units.ts'
import { merchant } from '#contract/merchant.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import { trade } from '#contract/trade.ts'
import { numberIn } from '#tests/world/desk.ts'
import { holds } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { picture } from '#tests/files/pictures.ts'
import { asSeen, dealer, escrowOf, offeredTo, openMarket, seenBy, seller, start } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, clock } = world
const { by, log } = await openDesk(world)
const STATEMENT =
  'The transfer never came: my account shows nothing since the merchant said that it was paid, and nobody answers me about it.'

// The desk acts in real time; what it judges happened two days ago.
clock.set(new Date(Date.now() - 2 * DAY_MS).toISOString())
await openMarket(world)

let cents = 25
async function disputed(quantity: string) {
  const mira = await seller(world, quantity)
  const otto = await dealer(world, { price: `1.${(cents += 1)}` })
  const offered = await offeredTo(world, otto, await start(world, mira, { quantity }))
  await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  clock.pass(600)
  const { order_no: no } = offered
  const file = new Uint8Array(await picture('jpeg', 120, 90, cents))
  const { url: image } = await give(attachment.upload, { ...UPLOAD_FORM, file }, mira)
  const said = { reason: 'not_received', text: STATEMENT, images: JSON.stringify([image]) } as const
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
    STATEMENT,
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
  expect([seen.dispute?.stage, seen.dispute?.proposal?.coin_to_member, seen.dispute?.statements.at(-1)?.text]).toEqual([
    'proposed',
    '60.00000000',
    'Sixty coins go back.',
  ])
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
  expect((await by(ADA, `case rule ${no} --coin-to-member 1 --reason "Again"`)).error).toContain('nothing is disputed')
})

test('waits for the evidence of both sides', async () => {
  const { no, euros } = waiting
  await sql
    .updateTable('trade_order')
    .set({ evidence_by: new Date(Date.now() + DAY_MS) })
    .where('order_no', '=', no)
    .execute()
  await by(ADA, `case take ${no}`)
  const said = await by(ADA, `case rule ${no} --coin-to-member 50 --eur-to-merchant ${euros} --reason "At once"`, 'yes')
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
