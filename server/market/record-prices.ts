import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import type { Price, PriceConfig, PriceSource } from '../lib/price.ts'
import { priceService } from './price-service.ts'
import { sandboxPrices } from './sandbox-prices.ts'

type House = Pick<Context, 'database' | 'clock' | 'log' | 'prices'>

const EVERY_MS = 10_000
const LOCK = 7_124

export const sourceOf = (config: PriceConfig): PriceSource =>
  config.from === 'sandbox' ? sandboxPrices : priceService(config)

export async function lastPrices(sql: Sql): Promise<(Price & { readonly demo: boolean })[]> {
  const { rows } = await raw<Price & { demo: boolean }>`
    select distinct on (currency) currency, since, eur::text, demo from price order by currency, since desc`.execute(
    sql,
  )
  return rows
}

/** Only what is newer than everything recorded: two processes record a price once. A recorded price never changes. */
export async function recordPrices({ database, clock, prices }: House): Promise<number> {
  if (!prices) return 0
  const now = clock.now()
  const said = await prices.after(await lastPrices(database), now)
  if (said.length === 0) return 0
  return inTransaction(database, async (sql) => {
    await raw`select pg_advisory_xact_lock(${LOCK})`.execute(sql)
    const { rows } = await raw`
      insert into price (currency, since, eur, demo)
      select currency, since, eur, ${prices.isSandbox}
      from unnest(${said.map(({ currency }) => currency)}::text[], ${said.map(({ since }) => since)}::timestamptz[],
        ${said.map(({ eur }) => eur)}::numeric[]) as said (currency, since, eur)
      where since > coalesce((select max(since) from price where price.currency = said.currency), '-infinity')
      on conflict do nothing returning since`.execute(sql)
    if (rows.length > 0) await wakeRobots(sql, now)
    return rows.length
  })
}

const wakeRobots = (sql: Sql, now: Date) =>
  raw`
    update investment set wake_at = ${now} where id in (
      select id from investment
      where kind = 'robot' and state = 'suspended.team' and ended_at is null and wake_at > ${now}
      order by id for no key update)`.execute(sql)

export async function catchUp(house: House): Promise<void> {
  while ((await recordPrices(house)) > 0);
}

export async function keepRecording(house: House): Promise<() => Promise<void>> {
  const { log, prices } = house
  if (!prices) log.warn('nobody is named who says what coins are worth (QUAY_PRICES): robots stand still')
  const round = () => catchUp(house).catch((error: unknown) => log.warn({ err: error }, 'prices could not be recorded'))
  await round()
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined
    })
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
