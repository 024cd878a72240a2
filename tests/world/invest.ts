import { PURSE_OF } from '#contract/venture.ts'
import type { MoveDetails } from '#server/invest/effects.ts'
import type { InvestmentRow } from '#server/invest/rows.ts'
import { later } from '#server/lib/clock.ts'
import { bring } from './money.ts'
import { putInOf, type Venture } from './ventures.ts'
import type { Person, World } from './world.ts'

export async function putIn(
  world: World,
  person: Pick<Person, 'id'>,
  venture: Venture,
  amount: bigint,
): Promise<InvestmentRow> {
  await bring(world, person, PURSE_OF[venture.currency], amount)
  return putInOf(world, person.id, venture, amount)
}

export async function inAccount({ sql }: Pick<World, 'sql'>, id: bigint): Promise<bigint> {
  const { amount } = await sql.selectFrom('account').select('amount').where('id', '=', id).executeTakeFirstOrThrow()
  return amount ?? 0n
}

export const recordPrices = ({ sql }: Pick<World, 'sql'>, from: Date, every: number, prices: readonly string[]) =>
  sql
    .insertInto('price')
    .values(prices.map((eur, at) => ({ currency: 'COIN' as const, since: later(from, at * every), eur })))
    .execute()

export const cancelledBy = ([operator, second]: readonly [number, number, ...unknown[]]): MoveDetails => ({
  reason: 'No permit',
  text: 'It was not built.',
  operator,
  second,
})

export function bookedIn({ amount, paid, fee, ended_at }: InvestmentRow): Readonly<Record<string, bigint>> {
  const all = ended_at
    ? { member: paid - fee, pool: -paid, fees: fee }
    : { member: paid - amount, pool: -paid, escrow: amount }
  return Object.fromEntries(Object.entries(all).filter(([, moved]) => moved !== 0n))
}
