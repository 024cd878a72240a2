import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/time-units.ts'
import { trade } from '#contract/trade.ts'
import { booksBalance } from '#tests/world/books.ts'
import { numberIn } from '#tests/world/desk.ts'
import { holds } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { asSeen, banker, dealer, escrowOf, openMarket, paidOutside, seenBy } from '#tests/world/trade.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, clock } = world
const { by, log } = await openDesk(world)
const STATEMENT =
  'Nothing of it reached my bank account: I looked again today, and the proof that the merchant shows is of another transfer.'

// The desk acts in real time; what it judges happened two days ago.
clock.set(new Date(Date.now() - 2 * DAY_MS).toISOString())
await openMarket(world)
// What is ruled settles an hour later, and by nobody's clock before.
await asOwner(world, (owner) => raw`update trade_terms set settle_hold = 3600`.execute(owner))

async function disputed(quantity: string, price: string) {
  const [mira, otto] = [await banker(world), await dealer(world, { price })]
  const { order_no: no } = await paidOutside(world, mira, otto, { quantity })
  clock.pass(600)
  const said = { reason: 'not_received', text: STATEMENT, images: '[]' } as const
  await give(trade.dispute, { ...asSeen(await seenBy.member(world, mira, no)), ...said }, mira)
  return { mira, otto, no }
}
const [small, large] = [await disputed('100', '1.30'), await disputed('1000', '1.40')]
clock.set(new Date().toISOString())

const moneyOf = async (mira: Person, otto: Person) => ({
  member: [await holds(world, mira, 'coin'), await holds(world, mira, 'balance')],
  merchant: [await holds(world, otto, 'coin'), await holds(world, otto, 'balance'), await holds(world, otto, 'margin')],
})
const line = (account: string, ...figures: string[]) =>
  new RegExp([account, ...figures].join(' +').replaceAll('.', '\\.'))

test('both sides agree to what was proposed, and a part of the bond makes good what the member lost', async () => {
  const { mira, otto, no } = small
  expect((await by(ADA, 'cases')).out).toMatch(new RegExp(`${no} .* bank +open .*not_received`))
  await by(ADA, `case take ${no}`)
  const shown = await by(BEN, `case show ${no}`)
  for (const said of [STATEMENT, 'In escrow: 100.00000000 COIN', '12.87 EUR', 'look /'])
    expect(shown.out).toContain(said)
  const asks = (bond: string) =>
    `case propose ${no} --coin-to-member 40 --coin-to-merchant 59 --coin-to-fees 1 ${bond} --reason "As the bank says"`
  expect((await by(ADA, asks('--eur-to-merchant 13'), 'yes')).error).toBe(
    'What is divided is exactly what is in escrow: 100.00000000 COIN and 12.87 EUR, and no part below nothing.\n',
  )
  const asked = await by(ADA, asks('--eur-to-member 2.87 --eur-to-merchant 8 --eur-to-fees 2'), 'yes')
  expect(asked.error).toBe('')
  for (const posted of [
    line(`escrow:${no}:COIN`, '-100.00000000', 'COIN', '100.00000000', '0.00000000'),
    line(`escrow:${no}:EUR`, '-12.87', 'EUR', '12.87', '0.00'),
    line('margin', '8.00', 'EUR', '987.13', '995.13'),
    line('balance', '2.87', 'EUR', '0.00', '2.87'),
    line('fees:EUR', '2.00', 'EUR'),
  ])
    expect(asked.out).toMatch(posted)
  for (const [side, who] of [
    ['member', mira],
    ['merchant', otto],
  ] as const)
    await give(trade.reply, { ...asSeen(await seenBy[side](world, who, no)), answer: 'accept' }, who)
  const before = await moneyOf(mira, otto)
  expect((await by(ADA, `case rule ${no} --reason "Both agreed"`, 'yes')).out).toContain('The order settles.')

  expect([await escrowOf(world, no), (await seenBy.member(world, mira, no)).status]).toEqual([
    { COIN: 0n, EUR: 0n },
    'settling',
  ])
  expect(await moneyOf(mira, otto)).toEqual({
    member: [(before.member[0] ?? 0n) + 4_000_000_000n, 287n],
    merchant: [(before.merchant[0] ?? 0n) + 5_900_000_000n, before.merchant[1], (before.merchant[2] ?? 0n) + 800n],
  })
  clock.pass(3_660)
  expect((await seenBy.merchant(world, otto, no)).status).toBe('completed')
  expect(await log('case rule')).toMatchObject([{ actor: ADA.email, subject: no, reason: 'Both agreed' }])
  await booksBalance(world)
})

test('above the limit two rule for the member: the coins go back, and the bond pays for it', async () => {
  const { mira, otto, no } = large
  await by(ADA, `case take ${no}`)
  const before = await moneyOf(mira, otto)
  const { EUR: bond } = await escrowOf(world, no)
  expect(bond).toBe(13_860n)
  const rules = `case rule ${no} --coin-to-member 1000 --eur-to-member 38.60 --eur-to-merchant 100 --reason "Never paid" --text "The proof is of another transfer."`
  const asked = await by(ADA, rules, 'yes')
  const posted = [
    line(`escrow:${no}:COIN`, '-1000.00000000', 'COIN', '1000.00000000', '0.00000000'),
    line(`escrow:${no}:EUR`, '-138.60', 'EUR', '138.60', '0.00'),
    line('margin', '100.00', 'EUR', '861.40', '961.40'),
  ]
  for (const one of [...posted, /The order is cancelled\.\n/, /EUR takes two/]) expect(asked.out).toMatch(one)
  expect([await escrowOf(world, no), await moneyOf(mira, otto)]).toEqual([
    { COIN: 100_000_000_000n, EUR: bond },
    before,
  ])
  expect((await by(ADA, `ruling approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
  const approved = await by(BEN, `ruling approve ${numberIn(asked)}`, 'yes')
  expect(approved.error).toBe('')
  for (const one of [...posted, /Both sides read: The proof is of another transfer\./])
    expect(approved.out).toMatch(one)

  const seen = await seenBy.member(world, mira, no)
  expect([seen.status, seen.reason, await escrowOf(world, no)]).toEqual(['cancelled', 'ruled', { COIN: 0n, EUR: 0n }])
  expect(await moneyOf(mira, otto)).toEqual({
    member: [(before.member[0] ?? 0n) + 100_000_000_000n, 3_860n],
    merchant: [before.merchant[0], before.merchant[1], (before.merchant[2] ?? 0n) + 10_000n],
  })
  for (const { timeline } of [seen, await seenBy.merchant(world, otto, no)])
    expect(timeline.filter(({ said }) => said).map(({ event, said }) => [event, said])).toEqual([
      ['rule', 'The proof is of another transfer.'],
    ])
  const kept = await sql
    .selectFrom('order_split')
    .innerJoin('trade_order', 'trade_order.id', 'order_id')
    .select(['operator_id', 'second_id'])
    .where('order_no', '=', no)
    .where('ruled', '=', true)
    .executeTakeFirstOrThrow()
  expect(kept.second_id).not.toBe(kept.operator_id)
  expect((await log('ruling approve')).map(({ actor, subject }) => [actor, subject])).toEqual([[BEN.email, no]])
  await booksBalance(world)
})
