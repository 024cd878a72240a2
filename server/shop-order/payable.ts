import { addressOf } from '#contract/addresses.ts'
import { PAID_FROM, type PaidFrom } from '#contract/shop-order.ts'
import type { Due, Payable } from '../lib/payable.ts'
import { refuse } from '../lib/refuse.ts'
import { lockedShopOrder, lockShopOrder, moveShopOrder } from './move.ts'
import { type ShopOrderRow, stateOf } from './rows.ts'
import { paysFrom } from './ways.ts'

const isOwn = (method: string): method is PaidFrom => PAID_FROM.some((from) => from === method)

const statusOf = (row: ShopOrderRow): Due['status'] => {
  const state = stateOf(row)
  if (state === 'unpaid') return 'waiting'
  return row.paid_at ? 'paid' : 'closed'
}

export const payableShopOrder: Payable = {
  takesLate: false,
  async due(sql, orderNo) {
    const row = await sql.selectFrom('shop_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst()
    if (!row) return undefined
    const isMoney = row.pay > 0n
    return {
      orderNo,
      member: row.member_id,
      title: 'shopOrder.title',
      amount: isMoney ? row.pay : BigInt(row.points),
      currency: isMoney ? 'EUR' : 'POINTS',
      points: isMoney ? BigInt(row.points) : 0n,
      expiresAt: row.state === 'unpaid' ? row.due_at : null,
      status: statusOf(row),
      takes: paysFrom(row),
      next: addressOf('shopOrder', orderNo),
    }
  },
  lock: lockedShopOrder,
  async settle(here, orderNo, { method, gateway }) {
    const row = (await lockShopOrder(here.sql, orderNo)) ?? refuse('missing')
    const by = gateway === 'house' ? 'member' : 'gateway'
    const from = by === 'gateway' || !isOwn(method) ? 'gateway' : method
    await moveShopOrder(here, row, { type: 'pay', by }, { from })
  },
}
