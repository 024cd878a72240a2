import type { Currency } from '#contract/money.ts'
import type { Move } from '#server/ledger/post.ts'
import { accountsOf, type SimHouse, type Somebody } from './house.ts'
import { ACCOUNTS, BEGIN, COIN_PRICE, CURRENCY_OF, POOLS } from './ways.ts'

/** What everybody begins with, the pools, and a price. */
export async function fill(house: SimHouse, people: readonly Somebody[]): Promise<void> {
  const accounts = accountsOf(house)
  const posts = (kind: string, ref: string, moves: Move[]) =>
    house.posts({ kind, ref, actor: 'system', at: house.now(), moves }, undefined)
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
}
