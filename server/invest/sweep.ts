import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import type { Scope } from '../lib/move-record.ts'
import { type House, sweepDue } from '../lib/sweep.ts'
import { lapseInvestment } from './move.ts'
import { type InvestmentRow, wakesAt } from './rows.ts'

type Open = House & Pick<Context, 'health'>

/** Small enough for the time that one statement may take. */
const AT_ONCE = 500

export async function sweepInvestments(house: Open): Promise<number> {
  const paid = await payDates(house)
  return paid + (await sweepDue(house, 'investment', goOn))
}

async function payDates(house: Open): Promise<number> {
  const { database, clock } = house
  const { rows } = await raw<{ id: number }>`
    select id from venture
    where kind <> 'robot' and suspended_at is null and not exists (select from halt) and exists (
      select from investment
      where venture_id = venture.id and ended_at is null and state = 'running' and next_at <= ${clock.now()})
    order by id`.execute(database)
  let sum = 0
  for (const { id } of rows) sum += await payVenture(house, id)
  return sum
}

async function payVenture(house: Open, venture: number): Promise<number> {
  let sum = 0
  while (!house.health.draining) {
    const paid = await payBatch(house, venture)
    if (paid === 0) break
    sum += paid
  }
  return sum
}

/** A failing batch does not keep other ventures from being paid. */
async function payBatch({ database, clock, log }: House, venture: number): Promise<number> {
  try {
    const { rows } = await raw<{ paid: number }>`
      select pay_dates(${venture}, ${clock.now()}, ${AT_ONCE}) as paid`.execute(database)
    return rows[0]?.paid ?? 0
  } catch (error) {
    log.error({ err: error, venture }, 'dates of a venture could not be paid')
    return 0
  }
}

/** Woken for nothing (its pool is still short): let others be looked at first. */
async function goOn(scope: Scope, row: InvestmentRow): Promise<void> {
  const after = await lapseInvestment(scope, row)
  if (after.version > row.version) return
  await scope.sql
    .updateTable('investment')
    .set({ wake_at: wakesAt(row) })
    .where('id', '=', row.id)
    .execute()
}
