import { sql as raw } from 'kysely'
import { DAY_MS } from '#contract/time-units.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { granted, openEquity, openWindow, shutWindows, type Opened } from '#tests/world/equities.ts'
import { gains, isCertain } from './money.ts'
import { asOwner } from './payment.ts'
import type { Person } from './people.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

const houseOf = ({ sql, now }: WalkWorld) => ({ sql, context: { clock: { now } } })

const HARBOUR = { code: 'HARB', perShare: 40, least: 100, most: 5_000, price: '14.8000' } as const

/** Whatever the demo gives and shows of shares is gone, and so are its windows: what comes next is the first of its kind. */
const withoutShares = (world: WalkWorld) =>
  asOwner({ world }, (sql) => raw`truncate equity, fund, exchange_window restart identity cascade`.execute(sql))

export async function offersShares(world: WalkWorld): Promise<Opened> {
  await withoutShares(world)
  const opened = await openEquity(houseOf(world), HARBOUR)
  await isCertain(world.sql)
  return opened
}

export const windowOpens = (world: WalkWorld) => openWindow(houseOf(world))
export const windowShuts = (world: WalkWorld) => shutWindows(houseOf(world))

export const windowIs = (world: WalkWorld, { opens, closes }: { opens: number; closes: number }) =>
  asOwner({ world }, async (sql) => {
    const at = (minutes: number) =>
      raw<string>`(${world.now()}::timestamptz + ${minutes} * interval '1 minute') at time zone (select zone from market)`
    await sql.deleteFrom('exchange_window').execute()
    await sql
      .insertInto('exchange_window')
      .values({ opens: at(opens), closes: at(closes) })
      .execute()
  })

export async function isGranted(world: WalkWorld, person: Person, { share }: Opened, amount: bigint) {
  await granted(houseOf(world), share, { id: await memberId(world, person) }, amount)
  await isCertain(world.sql)
}

/** What prepared a walk is news to nobody. */
export const forgetsNews = ({ sql }: WalkWorld) => sql.deleteFrom('event').execute()

export async function sharesOf({ sql }: WalkWorld, { email }: Person) {
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

let made = 0

export async function exchangedOften(world: WalkWorld, person: Person, { share }: Opened, times: number) {
  if (times === 0) return
  await gains(world, person, 'points', BigInt(times) * 40n)
  const member = await memberId(world, person)
  for (let time = 0; time < times; time += 1)
    await inTransaction(world.sql, async (inside) =>
      post(inside, {
        kind: 'exchange',
        ref: `walked-exchange-${(made += 1)}`,
        actor: 'member',
        at: world.now(),
        legs: [
          {
            from: await openAccount(inside, member, 'points'),
            to: await houseAccount(inside, 'capital', 'POINTS'),
            amount: 40n,
          },
          {
            from: await houseAccount(inside, 'capital', share),
            to: await openAccount(inside, member, share),
            amount: 10_000n,
          },
        ],
      }),
    )
  await isCertain(world.sql)
}

export const shareTakes = (world: WalkWorld, points: number) =>
  asOwner({ world }, (sql) => sql.updateTable('equity').set({ points_per_share: points }).execute())

export const closesEquity = (world: WalkWorld) =>
  asOwner({ world }, (sql) => sql.updateTable('equity').set({ closed_at: world.now() }).execute())

/** Nobody finds it under its number any more. */
export const equityGoes = (world: WalkWorld) =>
  asOwner({ world }, (sql) => raw`update equity set id = default`.execute(sql))
export const fundGoes = (world: WalkWorld) =>
  asOwner({ world }, (sql) => raw`update fund set id = default`.execute(sql))

const FUND = {
  name: 'Gulf Fund',
  category: 'Mixed',
  manager: 'Harbour Management',
  fee: '0.45 % a year',
  risk: 'Its value may fall.',
  intro: [],
}

export async function listsFund(world: WalkWorld) {
  await withoutShares(world)
  await asOwner({ world }, async (sql) => {
    const day = (before: number) => new Date(world.now().getTime() - before * DAY_MS)
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
