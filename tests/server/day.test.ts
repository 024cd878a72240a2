import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { MINUTE_MS } from '#contract/time-units.ts'
import { payee, quotedOut } from '#tests/world/cash-records.ts'
import { bring, newKey, PIN, quoted } from '#tests/world/money.ts'
import { openMarket, seller } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, member, clock, sql } = world
await openMarket(world)
await member({ username: 'nils_01' })

const MIDNIGHT = '2026-03-05T00:00:00.000Z'
const NEXT = '2026-03-05'

/** A quote was made by a house whose clock goes ahead: there it is another day already. */
async function madeAhead({ quote_no }: { quote_no: string }): Promise<void> {
  await sql
    .updateTable('quote')
    .set({ made_at: new Date(Date.parse(MIDNIGHT) + 300), expires_at: new Date(Date.parse(MIDNIGHT) + MINUTE_MS) })
    .where('quote_no', '=', quote_no)
    .execute()
}

const daysOf = async ({ id }: Person) =>
  (
    await sql
      .selectFrom('day_total')
      .select(raw<string>`day::text`.as('day'))
      .where('member_id', '=', id)
      .execute()
  ).map(({ day }) => day)

test('what is confirmed at midnight counts in one day, whatever it is', async () => {
  clock.set('2026-03-04T23:59:50.000Z')
  const [giver, leaver, trader] = [await member({ pin: PIN }), await payee(world), await seller(world)]
  await bring(world, giver, 'balance', 10_000n)
  const gift = await quoted(world, giver, { to: 'nils_01', account: 'balance', amount: '10', remark: '' })
  const out = await quotedOut(world, leaver)
  const sale = {
    quantity: '100',
    mode: 'normal',
    pay_type: 'wallet',
    merchant_no: '',
    rematch: 0,
    parent_no: '',
  } as const
  const { quote_no } = await give(trade.quote, sale, trader)
  for (const quote of [gift, out, { quote_no }]) await madeAhead(quote)

  await give(transfer.send, gift, giver)
  const { order_no } = await give(withdrawal.request, out, leaver)
  const sold = await give(trade.create, { ...sale, quote_no, payword: PIN, idem: newKey() }, trader)
  expect([await daysOf(giver), await daysOf(leaver), await daysOf(trader)]).toEqual([[NEXT], [NEXT], [NEXT]])

  await give(withdrawal.cancel, { order_no, version: 0, idem: newKey() }, leaver)
  const { version } = sold.order
  await give(trade.cancel, { order_no: sold.order_no, version, idem: newKey() }, trader)
  expect([await daysOf(leaver), await daysOf(trader)]).toEqual([[], []])
})
