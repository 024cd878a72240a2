import { sql as raw } from 'kysely'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { type Opening, openingAt } from '../market/calendar.ts'

async function openingsFrom(sql: Sql, now: Date): Promise<Opening[]> {
  const { rows } = await raw<Opening>`
    select opens at time zone zone as opens, closes at time zone zone as closes
    from exchange_window, (select coalesce((select zone from market), 'UTC') as zone) as here
    where closes at time zone zone > ${now} order by 1`.execute(sql)
  return rows
}

export const windowAt = async (sql: Sql, now: Date) => openingAt(await openingsFrom(sql, now), now)

export async function presentWindow(sql: Sql, now: Date) {
  const found = await windowAt(sql, now)
  return {
    open: flag(found?.isOpen === true),
    open_time: found ? unix(found.opens) : null,
    close_time: found ? unix(found.closes) : null,
  }
}
