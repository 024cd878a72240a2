import { sql as raw } from 'kysely'
import { expect } from 'playwright/test'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { CURRENCY, type Kind } from '#server/ledger/kinds.ts'
import { post, type Leg } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import type { Person } from './people.ts'
import type { WalkWorld } from './world.ts'

let made = 0

async function posts({ sql, now }: WalkWorld, kind: string, legs: readonly Leg[]): Promise<void> {
  await inTransaction(sql, (inside) =>
    post(inside, { kind, ref: `walked-${(made += 1)}`, actor: 'operator', at: now(), legs: [...legs] }),
  )
  await isCertain(sql)
}

/** Another database of the same PostgreSQL may hold back what is told: what prepares a walk is not told during it. */
export const isCertain = (sql: WalkWorld['sql']) =>
  expect
    .poll(async () => {
      const { rows } = await raw<{ open: boolean }>`
        select exists (select from event where xact >= pg_snapshot_xmin(pg_current_snapshot())) as open`.execute(sql)
      return rows[0]?.open
    })
    .toBe(false)

async function accountOf({ sql }: WalkWorld, { email }: Person, kind: Kind) {
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return openAccount(sql, id, kind)
}

/** Something comes to one of somebody's accounts from outside, in minor units; a negative amount goes there. */
export async function gains(world: WalkWorld, person: Person, kind: Kind, amount: bigint) {
  const outside = await houseAccount(world.sql, 'outside', CURRENCY[kind])
  const own = await accountOf(world, person, kind)
  const move = amount > 0n ? { from: outside, to: own, amount } : { from: own, to: outside, amount: -amount }
  await posts(world, 'manual', [move])
}

export async function givesCredit(world: WalkWorld, from: Person, to: Person, amount: bigint) {
  const [own, theirs] = [await accountOf(world, from, 'credit'), await accountOf(world, to, 'credit')]
  await posts(world, 'credit', [{ from: own, to: theirs, amount }])
}

export async function fillsPool(world: WalkWorld, currency: 'EUR' | 'COIN' | 'POINTS', amount: bigint) {
  const [outside, capital, pool] = [
    await houseAccount(world.sql, 'outside', currency),
    await houseAccount(world.sql, 'capital', currency),
    await houseAccount(world.sql, 'pool', currency),
  ]
  await posts(world, 'fund', [{ from: outside, to: capital, amount }])
  await posts(world, 'fund', [{ from: capital, to: pool, amount }])
}

export async function isRewarded(world: WalkWorld, person: Person, amount: bigint) {
  await fillsPool(world, 'EUR', amount)
  const pool = await houseAccount(world.sql, 'pool', 'EUR')
  await posts(world, 'reward', [{ from: pool, to: await accountOf(world, person, 'profit'), amount }])
}

export async function coinCosts({ sql, now }: WalkWorld, eur: string) {
  await sql.insertInto('price').values({ currency: 'COIN', since: now(), eur }).execute()
}
