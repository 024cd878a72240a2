import { sql as raw } from 'kysely'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { seedAddresses } from './addresses.ts'
import { seedBanks } from './banks.ts'
import { seedCart } from './cart.ts'
import { seedCentre } from './service.ts'
import { seedChannels } from './channels.ts'
import { seedCoupons } from './coupons.ts'
import { seedContent } from './content.ts'
import { seedInvestments, seedVentures } from './invest.ts'
import { seedMoney } from './money.ts'
import { seedPayouts } from './payouts.ts'
import { demoHashes, giveApps, seedPeople } from './people.ts'
import { seedReturns } from './returns.ts'
import { seedSales } from './sales.ts'
import { seedSellers } from './recommended.ts'
import { seedExchanges, seedShares } from './shares.ts'
import { seedMerchants } from './merchants.ts'
import { seedShop } from './shop.ts'

export { DEMO_APP_KEY, DEMO_PIN, demoLogins } from './people.ts'

const LOCK = 7_825_002

export async function seedDemo(context: Context): Promise<void> {
  const hashes = await demoHashes(context)
  const now = context.clock.now()
  const isNew = await inTransaction(context.database, async (sql) => {
    await raw`select pg_advisory_xact_lock(${LOCK})`.execute(sql)
    if (await sql.selectFrom('member').select('id').limit(1).executeTakeFirst()) {
      await giveApps(context, sql, now)
      return false
    }
    await seedPeople(context, sql, hashes, now)
    await giveApps(context, sql, now)
    await seedBanks(sql, now)
    await seedAddresses(context, sql, now)
    await seedMarket(sql, now)
    await seedShares(sql, now)
    await seedMoney(context, sql, now)
    await seedExchanges(context, sql, now)
    await seedMerchants(context, sql, hashes, now)
    await seedContent(sql, now)
    await seedSellers(sql)
    await seedChannels(sql)
    await seedCentre(context, sql, now)
    await seedVentures(sql, now)
    await seedShop(sql, now)
    await seedCart(sql, now)
    await seedCoupons(sql, now)
    return true
  })
  if (!isNew) return
  await seedInvestments(context)
  await seedSales(context)
  await seedReturns(context)
  await seedPayouts(context)
}

const ZONE = 'Europe/Amsterdam'

/** Closed one hour a day, as far as can be from the hour in which the demo is first opened. */
function marketHours(now: Date): { opens: string; closes: string } {
  const hourAfter = (hours: number) =>
    `${later(now, hours * HOUR_S).toLocaleString('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' })}:00`
  return { closes: hourAfter(12), opens: hourAfter(13) }
}

async function seedMarket(sql: Sql, now: Date): Promise<void> {
  await sql.insertInto('market').values({ id: 1, coin: 'COIN', zone: ZONE }).execute()
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await sql
      .insertInto('market_hours')
      .values({ weekday, ...marketHours(now) })
      .execute()
  const before = later(now, -2 * DAY_S)
  await sql
    .insertInto('price')
    .values([
      { currency: 'USDT', since: before, eur: '0.92000000', demo: true },
      { currency: 'COIN', since: before, eur: '1.24000000', demo: true },
      { currency: 'COIN', since: later(now, -1), eur: '1.25000000', demo: true },
    ])
    .execute()
}
