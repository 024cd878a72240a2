import { sql as raw } from 'kysely'
import type { Asked } from '#contract/endpoint.ts'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import type { Share } from '#contract/money.ts'
import { houseAccount } from '#server/ledger/accounts.ts'
import { granted, openEquity, type Opened } from './equities.ts'
import { gains, isCertain, newKey, newRef, PIN, posts, purseOf } from './money.ts'
import type { Who } from './people.ts'
import { type Caller, type World, asOwner, type House } from './world.ts'

export const ZONE = 'Europe/Amsterdam'

export async function exchanging({ give }: World, caller: Caller, { id }: Opened, points: string, idem = newKey()) {
  const { quote_no, purchase } = await give(invest.quote, { kind: 'equity', id, amount: points }, caller)
  const form: Asked<typeof equity.exchange> = { id, points, quote_no, payword: PIN, idem }
  return { form, shares: purchase.shares }
}

export async function leftOf({ sql }: Pick<World, 'sql'>, share: Share): Promise<bigint> {
  const { amount } = await sql
    .selectFrom('account')
    .select('amount')
    .where('name', '=', `capital:${share}`)
    .executeTakeFirstOrThrow()
  return amount ?? 0n
}

const HARBOUR = { code: 'HARB', perShare: 40, least: 100, most: 5_000, price: '14.8000' } as const

/** Whatever the demo gives and shows of shares is gone, and so are its windows: what comes next is the first of its kind. */
const withoutShares = (world: House) =>
  asOwner(world, (sql) => raw`truncate equity, fund, exchange_window restart identity cascade`.execute(sql))

export async function offersShares(world: House): Promise<Opened> {
  await withoutShares(world)
  const opened = await openEquity(world, HARBOUR)
  await isCertain(world)
  return opened
}

export async function isGranted(world: House, who: Who, { share }: Opened, amount: bigint) {
  await granted(world, share, who, amount)
  await isCertain(world)
}

export async function sharesOf({ sql }: Pick<House, 'sql'>, { email }: { readonly email: string }) {
  const held = await sql
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.currency', 'account.amount'])
    .where('member.email', '=', email)
    .where('account.currency', 'like', 'EQ-%')
    .where('account.amount', '>', 0n)
    .execute()
  return held.map(({ currency, amount }) => [currency, amount])
}

export async function exchangedOften(world: House, who: Who, { share }: Opened, times: number) {
  if (times === 0) return
  await gains(world, who, 'points', BigInt(times) * 40n)
  const [points, shares] = [await purseOf(world, who, 'points'), await purseOf(world, who, share)]
  const [kept, issued] = [
    await houseAccount(world.sql, 'capital', 'POINTS'),
    await houseAccount(world.sql, 'capital', share),
  ]
  const legs = [
    { from: points, to: kept, amount: 40n },
    { from: issued, to: shares, amount: 10_000n },
  ]
  for (let time = 0; time < times; time += 1) await posts(world, 'exchange', legs, newRef('exchanged'), 'member')
  await isCertain(world)
}

export const shareTakes = (world: House, points: number) =>
  asOwner(world, (sql) => sql.updateTable('equity').set({ points_per_share: points }).execute())

export const closesEquity = (world: House) =>
  asOwner(world, (sql) => sql.updateTable('equity').set({ closed_at: world.context.clock.now() }).execute())

/** Nobody finds it under its number any more. */
export const equityGoes = (world: House) => asOwner(world, (sql) => raw`update equity set id = default`.execute(sql))
export const fundGoes = (world: House) => asOwner(world, (sql) => raw`update fund set id = default`.execute(sql))

const FUND = {
  name: 'Gulf Fund',
  category: 'Mixed',
  manager: 'Harbour Management',
  fee: '0.45 % a year',
  risk: 'Its value may fall.',
  intro: [],
}

export async function listsFund(world: House) {
  await withoutShares(world)
  await asOwner(world, async (sql) => {
    const day = (before: number) => new Date(world.context.clock.now().getTime() - before * 86_400_000)
    await raw`select open_shares('FU-GULF')`.execute(sql)
    await sql
      .insertInto('fund')
      .values({
        code: 'GULF',
        currency: 'FU-GULF',
        risk_level: 3,
        least: 10_000n,
        since: day(1).toISOString().slice(0, 10),
        texts: JSON.stringify({ en: FUND }),
      })
      .execute()
    await sql
      .insertInto('share_price')
      .values(
        [1, 0].map((before) => ({
          currency: 'FU-GULF',
          day: day(before).toISOString().slice(0, 10),
          said_at: day(before),
          eur: `12.${3 - before}000`,
        })),
      )
      .execute()
  })
}
