import type { Context } from '../context.ts'
import { inTransaction } from '../lib/database.ts'
import { marketAt } from '../market/market.ts'
import { sweepMerchants } from '../merchant/sweep.ts'
import { type Here, lapse, moveOrder } from './move.ts'
import { tradeTermsAt } from './terms.ts'

type House = Pick<Context, 'database' | 'clock' | 'log'>

const EVERY_MS = 1_000
const BATCH = 100

/** Lets happen what is due, each order in a transaction of its own; says of how many. What another process holds is its. */
export async function sweepOrders({ database, clock }: House): Promise<number> {
  const now = clock.now()
  const due = await database
    .selectFrom('trade_order')
    .select('id')
    .where('wake_at', '<=', now)
    .orderBy('wake_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due)
    await inTransaction(database, async (sql) => {
      const row = await sql
        .selectFrom('trade_order')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (row) await lapse({ sql, now }, row)
    })
  return due.length
}

/** When the market closes, what still looks for a merchant goes back to its members. */
export async function sweepClosed({ database, clock }: House): Promise<number> {
  const now = clock.now()
  const { is_open } = await marketAt(database, now)
  if (is_open === 1 || !(await tradeTermsAt(database, now)).ends_at_close) return 0
  const open = await database
    .selectFrom('trade_order')
    .select('id')
    .where('state', 'in', ['matching.searching', 'matching.offered'])
    .where('frozen_at', 'is', null)
    .limit(BATCH)
    .execute()
  for (const { id } of open) await inTransaction(database, (sql) => close({ sql, now }, id))
  return open.length
}

async function close(here: Here, id: number): Promise<void> {
  const row = await here.sql
    .selectFrom('trade_order')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['matching.searching', 'matching.offered'])
    .where('frozen_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (row) await moveOrder(here, row, { type: 'marketClosed', by: 'system' })
}

/** The one sweeper of this process; whoever reads an order does the same for that one. */
export function keepSweeping(house: House) {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= Promise.all([sweepOrders(house), sweepClosed(house), sweepMerchants(house)])
      .catch((error: unknown) => house.log.warn({ err: error }, 'orders could not be swept'))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
