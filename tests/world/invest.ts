import { sql as raw } from 'kysely'
import { PURSE_OF } from '#contract/venture.ts'
import type { MoveDetails } from '#server/invest/effects.ts'
import type { InvestmentRow } from '#server/invest/rows.ts'
import { later } from '#server/lib/clock.ts'
import { bring, gains, isCertain } from './money.ts'
import { idOf, type Who } from './people.ts'
import { fillVenture, openVenture, putInOf, type Venture, type VentureWish } from './ventures.ts'
import { asOwner, type House } from './world.ts'

/** What it takes comes to their account first. */
export async function putIn(world: House, who: Who, venture: Venture, amount: bigint): Promise<InvestmentRow> {
  await bring(world, who, PURSE_OF[venture.currency], amount)
  return putInOf(world, await idOf(world, who), venture, amount)
}

const AMOUNT = 50_000n

/** In something that has come on sale for it. */
export async function putsIn(world: House, who: Who, wish: VentureWish, orderNo?: string) {
  const venture = await openVenture(world, wish)
  await fillVenture(world, venture, AMOUNT)
  await gains(world, who, PURSE_OF[venture.currency], AMOUNT)
  const made = await putInOf(world, await idOf(world, who), venture, AMOUNT)
  await isCertain(world)
  if (orderNo === undefined) return made
  await asOwner(world, (sql) =>
    sql.updateTable('investment').set({ order_no: orderNo }).where('id', '=', made.id).execute(),
  )
  return { ...made, order_no: orderNo }
}

const OF_VENTURES = ['investment_event', 'investment_payout', 'task_order', 'investment', 'venture_rate', 'venture']

/** Whatever the demo sells is gone, what its members hold of it too; only the owner of the books may do so. */
const withoutVentures = (world: House) =>
  asOwner(world, async (owner) => {
    await raw`set local session_replication_role = replica`.execute(owner)
    for (const gone of OF_VENTURES) await raw`delete from ${raw.table(gone)}`.execute(owner)
  })

export const isSold =
  (wish: VentureWish) =>
  (many: number) =>
  async ({ world }: { readonly world: House }): Promise<void> => {
    await withoutVentures(world)
    for (let place = many; place >= 1; place -= 1) await openVenture(world, { ...wish, title: `Demo ${place}` })
  }

export async function inAccount({ sql }: Pick<House, 'sql'>, id: bigint): Promise<bigint> {
  const { amount } = await sql.selectFrom('account').select('amount').where('id', '=', id).executeTakeFirstOrThrow()
  return amount ?? 0n
}

export const recordPrices = ({ sql }: Pick<House, 'sql'>, from: Date, every: number, prices: readonly string[]) =>
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
