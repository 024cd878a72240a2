import { isSought, SOUGHT } from '#machines/trade/order.states.ts'
import type { Context } from '../lib/context.ts'
import { inTransaction } from '../lib/database.ts'
import { marketAt } from '../market/market.ts'
import { sweepMerchants } from '../merchant/sweep.ts'
import type { Here } from '../lib/move-record.ts'
import { lapseOrder, moveOrder } from './move.ts'
import { type OrderRow, stateOf } from './rows.ts'
import { tradeTermsAt } from '../market/terms.ts'

type House = Pick<Context, 'database' | 'clock' | 'log'>

const EVERY_MS = 1_000
const BATCH = 100

/** Lets happen what is due, each order on its own; says of how many. What another process holds is its. */
export async function sweepOrders(house: House): Promise<number> {
  const now = house.clock.now()
  const due = await house.database
    .selectFrom('trade_order')
    .select('id')
    .where('wake_at', '<=', now)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('halt').select('id'))))
    .orderBy('wake_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due) await alone(house, id, lapseOrder)
  return due.length
}

/** When the market closes, what still looks for a merchant goes back to its members. */
export async function sweepClosed(house: House): Promise<number> {
  const now = house.clock.now()
  const { is_open } = await marketAt(house.database, now)
  if (is_open === 1 || !(await tradeTermsAt(house.database, now)).ends_at_close) return 0
  const open = await house.database
    .selectFrom('trade_order')
    .select('id')
    .where('state', 'in', SOUGHT)
    .where('frozen_at', 'is', null)
    .limit(BATCH)
    .execute()
  for (const { id } of open)
    await alone(house, id, async (here, row) => {
      const mayClose = isSought(stateOf(row)) && row.frozen_at === null
      return mayClose ? moveOrder(here, row, { type: 'marketClosed', by: 'system' }) : row
    })
  return open.length
}

type Act = (here: Here, row: OrderRow) => Promise<OrderRow>

/** One order in a transaction of its own: what is wrong with it keeps no other from moving. */
const alone = ({ database, clock, log }: House, id: number, act: Act): Promise<unknown> =>
  inTransaction(database, async (sql) => {
    const row = await sql
      .selectFrom('trade_order')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (row) await act({ sql, now: clock.now() }, row)
  }).catch((error: unknown) => log.error({ err: error, order: id }, 'an order could not be swept'))

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
