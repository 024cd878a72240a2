import { sql as raw } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Context } from './context.ts'
import { inTransaction } from './database.ts'
import type { Scope } from './move-record.ts'

export type House = Pick<Context, 'database' | 'clock' | 'log'>
type Act<Row> = (scope: Scope, row: Row) => Promise<unknown>

export const BATCH = 100

/** Each record on its own. Closed books wait. */
export async function sweepDue<Row>(house: House, table: keyof Schema, lapse: Act<Row>): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    select id from ${raw.table(table)} where wake_at <= ${house.clock.now()} and not exists (select from halt)
    order by wake_at, id limit ${BATCH}`.execute(house.database)
  for (const { id } of rows) await alone(house, table, id, lapse)
  return rows.length
}

/** A failing record keeps no other from moving; one that another process holds is skipped. */
export const alone = <Row>({ database, clock, log }: House, table: keyof Schema, id: number, act: Act<Row>) =>
  inTransaction(database, async (sql) => {
    const { rows } = await raw<Row>`
      select * from ${raw.table(table)} where id = ${id} for no key update skip locked`.execute(sql)
    if (rows[0]) await act({ sql, now: clock.now() }, rows[0])
  }).catch((error: unknown) => log.error({ err: error, table, id }, 'a record could not be swept'))
