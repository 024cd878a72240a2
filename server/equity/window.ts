import { sql as raw } from 'kysely'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { flag } from '../lib/flag.ts'
import { type Opening, openingAt } from '../market/calendar.ts'

/** The windows that are not over, each with its local times turned into moments. */
async function openingsFrom(sql: Sql, now: Date): Promise<Opening[]> {
  const { rows } = await raw<Opening>`
    select opens at time zone zone as opens, closes at time zone zone as closes
    from exchange_window, (select coalesce((select zone from market), 'UTC') as zone) as here
    where closes at time zone zone > ${now} order by 1`.execute(sql)
  return rows
}

/** The window that is open at a moment, else the next one; nothing, where none is set. */
export const windowAt = async (sql: Sql, now: Date) => openingAt(await openingsFrom(sql, now), now)

/** The same as it is told. */
export async function presentWindow(sql: Sql, now: Date) {
  const found = await windowAt(sql, now)
  return {
    open: flag(found?.isOpen === true),
    open_time: found ? unix(found.opens) : null,
    close_time: found ? unix(found.closes) : null,
  }
}
