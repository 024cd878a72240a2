import type { Currency } from '#contract/money.ts'
import type { Leg } from '#server/ledger/post.ts'
import { accountsOf, type SimHouse, type Somebody } from './house.ts'
import { openEquity, openWindow } from '#tests/world/equities.ts'
import { fillVenture, openVenture } from '#tests/world/ventures.ts'
import { ACCOUNTS, BEGIN, COIN_PRICE, CURRENCY_OF, EQUITY, POOLS, SHARE, VENTURES } from './ways.ts'

export async function fill(house: SimHouse, people: readonly Somebody[]): Promise<void> {
  const accounts = accountsOf(house)
  const posts = (kind: string, ref: string, moves: Leg[]) =>
    house.posts({ kind, ref, actor: 'system', at: house.now(), legs: moves }, undefined)
  for (const who of people)
    for (const kind of ACCOUNTS) {
      const from = await accounts.house('outside', CURRENCY_OF[kind])
      const to = await accounts.of(who, kind, 'available')
      await posts('recharge', `${who.id} ${kind}`, [{ from, to, amount: BEGIN[kind] }])
    }
  for (const [name, amount] of Object.entries(POOLS)) {
    const currency = name as Currency
    const [outside, capital] = [await accounts.house('outside', currency), await accounts.house('capital', currency)]
    const pool = await accounts.house('pool', currency)
    await posts('fund', `pool ${currency}`, [
      { from: outside, to: capital, amount },
      { from: capital, to: pool, amount },
    ])
  }
  await house.auditor.insertInto('price').values({ currency: 'COIN', since: house.now(), eur: COIN_PRICE }).execute()
  await sell({ sql: house.auditor, context: { clock: { now: house.now } } })
}

async function sell(world: Parameters<typeof openVenture>[0]): Promise<void> {
  for (const sold of VENTURES) {
    const venture = await openVenture(world, { ...sold, kind: 'subscribe', title: `Venture ${sold.id}` })
    await fillVenture(world, venture, sold.pool)
    if (venture.id !== sold.id) throw new Error(`venture ${sold.id} has the number ${venture.id}`)
  }
  const { least, most, ...terms } = EQUITY
  const { id, share } = await openEquity(world, { ...terms, least: Number(least), most: Number(most), code: 'SIM' })
  if (id !== EQUITY.id || share !== SHARE) throw new Error(`the equity is ${share} and has the number ${id}`)
  await openWindow(world, '2020-01-01T00:00', '2040-01-01T00:00')
}
