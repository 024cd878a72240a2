import { isSought, SOUGHT } from '#machines/trade/order.states.ts'
import { alone, BATCH, type House, sweepDue } from '../lib/sweep.ts'
import { marketAt } from '../market/market.ts'
import { lapseOrder, moveOrder } from './move.ts'
import { type OrderRow, stateOf } from './rows.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'

export const sweepOrders = (house: House): Promise<number> => sweepDue(house, 'trade_order', lapseOrder)

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
    await alone<OrderRow>(house, 'trade_order', id, async (here, row) => {
      const mayClose = isSought(stateOf(row)) && row.frozen_at === null
      return mayClose ? moveOrder(here, row, { type: 'marketClosed', by: 'system' }) : row
    })
  return open.length
}
