import { sql as raw } from 'kysely'
import type { Asked } from '#contract/endpoint.ts'
import type { Currency, Share } from '#contract/money.ts'
import { transfer } from '#contract/transfer.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { CURRENCY, type Kind } from '#server/ledger/kinds.ts'
import { type Leg, post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { idOf, type Who } from './people.ts'
import { eventually } from './until.ts'
import { asOwner, type Caller, type House, type Person, type World } from './world.ts'

export const PIN = '204816'
let posted = 0
export const newRef = (kind: string) => `${kind}-${process.pid}-${(posted += 1)}`

/** Something comes to one of somebody's accounts from outside, in minor units. */
export async function bring(world: House, who: Who, purse: Kind, amount: bigint): Promise<void> {
  const leg = { from: await houseAccount(world.sql, 'outside', CURRENCY[purse]), to: await purseOf(world, who, purse) }
  await posts(world, 'recharge', [{ ...leg, amount }], newRef('brought'), 'system')
}

/** It does so by an operator’s hand; a negative amount goes there. Nobody is told of it later. */
export async function gains(world: House, who: Who, purse: Kind, amount: bigint): Promise<void> {
  const outside = await houseAccount(world.sql, 'outside', CURRENCY[purse])
  const own = await purseOf(world, who, purse)
  const leg = amount > 0n ? { from: outside, to: own, amount } : { from: own, to: outside, amount: -amount }
  await posts(world, 'manual', [leg])
  await isCertain(world)
}

export async function givesCredit(world: House, from: Who, to: Who, amount: bigint): Promise<void> {
  await posts(world, 'credit', [
    { from: await purseOf(world, from, 'credit'), to: await purseOf(world, to, 'credit'), amount },
  ])
  await isCertain(world)
}

/** Fills a pool as it may be filled: from the platform's own capital. */
export async function fillPool(world: House, currency: Currency, amount: bigint, into?: bigint): Promise<void> {
  const outside = await houseAccount(world.sql, 'outside', currency)
  const capital = await houseAccount(world.sql, 'capital', currency)
  await posts(
    world,
    'fund',
    [
      { from: outside, to: capital, amount },
      { from: capital, to: into ?? (await houseAccount(world.sql, 'pool', currency)), amount },
    ],
    newRef('filled'),
  )
}

export async function isRewarded(world: House, who: Who, amount: bigint): Promise<void> {
  await fillPool(world, 'EUR', amount)
  const from = await houseAccount(world.sql, 'pool', 'EUR')
  await posts(world, 'reward', [{ from, to: await purseOf(world, who, 'profit'), amount }])
  await isCertain(world)
}

export const posts = (
  { sql, context }: House,
  kind: string,
  legs: readonly Leg[],
  ref = `walked-${(posted += 1)}`,
  actor: 'system' | 'operator' | 'member' = 'operator',
) => inTransaction(sql, (inside) => post(inside, { kind, ref, actor, at: context.clock.now(), legs: [...legs] }))

export const purseOf = async (world: House, who: Who, purse: Kind | Share, part?: 'held') =>
  openAccount(world.sql, await idOf(world, who), purse, part)

/** Another database of the same PostgreSQL may hold back what is told: what prepares a walk is not told during it. */
export async function isCertain({ sql }: Pick<House, 'sql'>): Promise<void> {
  const certain = async () => {
    const { rows } = await raw<{ open: boolean }>`
      select exists (select from event where xact >= pg_snapshot_xmin(pg_current_snapshot())) as open`.execute(sql)
    return rows[0]?.open === false
  }
  if (!(await eventually(certain))) throw new Error('what was told is held back')
}

export const coinCosts = ({ sql, context }: House, eur: string) =>
  sql.insertInto('price').values({ currency: 'COIN', since: context.clock.now(), eur }).execute()

interface Terms {
  readonly act: 'transfer' | 'withdraw' | 'to_balance'
  readonly account?: 'balance' | 'profit'
  readonly fee_rate: string
  readonly fee_fixed?: bigint
  readonly least?: bigint
}

/** From now on it costs so much. */
export const costs = (world: House, terms: Terms) =>
  asOwner(world, (sql) =>
    sql
      .insertInto('terms')
      .values({
        account: 'balance',
        since: world.context.clock.now(),
        least: 100n,
        most_a_day: 1_000_000n,
        ...terms,
      })
      .execute(),
  )

export async function setAside(world: House, who: Who, purse: Kind, amount: bigint): Promise<bigint> {
  const leg = { from: await purseOf(world, who, purse), to: await purseOf(world, who, purse, 'held'), amount }
  return posts(world, 'hold', [leg], newRef('aside'), 'system')
}

export async function holds(
  { sql }: Pick<World, 'sql'>,
  { id }: Pick<Person, 'id'>,
  kind: Kind,
  part = 'available' as 'available' | 'held',
) {
  const row = await sql
    .selectFrom('account')
    .select('amount')
    .where('member_id', '=', id)
    .where('name', '=', kind)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.amount ?? 0n
}

let keys = 0
export const newKey = () => `key-of-the-tests-${process.pid}-${(keys += 1)}`

type Wish = Asked<typeof transfer.quote>

export async function quoted({ give }: World, caller: Caller, wish: Wish, idem = newKey()) {
  const { quote_no } = await give(transfer.quote, wish, caller)
  return { ...wish, quote_no, payword: PIN, idem }
}

export async function postings({ sql }: Pick<World, 'sql'>): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*)::integer as count from posting`.execute(sql)
  return rows[0]?.count ?? 0
}
