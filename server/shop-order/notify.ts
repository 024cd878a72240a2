import { sql as raw } from 'kysely'
import { cashNotice, notifyMember } from '../notice/notify.ts'
import type { MovingShopOrder } from './effects.ts'
import type { ShopOrderMove } from '#machines/shop-order/shop-order.rules.ts'
import type { ShopOrderNotice } from '../words/shopOrder/en.ts'
import type { Scope } from '../lib/move-record.ts'
import { latestRefundOf } from '../refund/queries.ts'
import type { RefundRow } from '../refund/rows.ts'
import type { ShopOrderRow } from './rows.ts'

const RETURNS: ReadonlySet<string> = new Set(['refund', 'refuse', 'appeal', 'settle', 'resume'])

/** The buyer hears of what they did not do themselves, the seller that it was paid for and that they were paid. */
export async function notifyShopOrder({ sql, now, move: { type, by } }: MovingShopOrder, row: ShopOrderRow) {
  const { member_id: member, seller_id: seller, order_no: ref, version, pay } = row
  const body = JSON.stringify({ order_no: ref, version, event: type })
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'shop-order', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  const tell = async (whom: number, event: string, amount: bigint) => {
    const kind = cashNotice('shopOrder', event)
    if (kind) await notifyMember(sql, { member: whom, kind, ref, facts: { amount, currency: 'EUR' }, now })
  }
  if (RETURNS.has(type)) return notifyRefund({ sql, now }, row, { type, by })
  if (by !== 'member') await tell(member, saidAs(type, row), pay)
  if (seller !== null && type === 'close') await tell(seller, 'paidOut', row.paid_out)
}

const saidAs = (type: string, { state }: ShopOrderRow) =>
  type === 'overdue' && state !== 'cancelled' ? 'partly' : type

interface Told {
  readonly buyer?: ShopOrderNotice
  readonly seller?: ShopOrderNotice
}

/** Whoever did it themselves is not told. */
function toldOf({ type, by }: ShopOrderMove, { appeal }: RefundRow): Told {
  switch (type) {
    case 'refund':
      return { seller: 'refundAsked' }
    case 'refuse':
      return { buyer: 'refundRefused' }
    case 'settle':
      if (by === 'system') return { buyer: 'refundLapsed', seller: 'refundUnanswered' }
      return { buyer: 'refundAgreed', ...(appeal !== '' && { seller: 'refundUpheld' }) }
    case 'resume':
      if (by === 'member') return { seller: 'refundWithdrawn' }
      return { buyer: by === 'system' ? 'refundClosed' : 'refundRejected' }
    default:
      return {}
  }
}

async function notifyRefund({ sql, now }: Scope, row: ShopOrderRow, move: ShopOrderMove): Promise<void> {
  const refund = await latestRefundOf(sql, row.id)
  if (!refund) return
  const { member_id: member, seller_id: seller, order_no: ref } = row
  const cash = refund.cash + refund.carriage
  const facts =
    cash > 0n
      ? ({ amount: cash, currency: 'EUR' } as const)
      : ({ amount: BigInt(refund.points), currency: 'POINTS' } as const)
  const { buyer, seller: sold } = toldOf(move, refund)
  if (buyer) await notifyMember(sql, { member, kind: `shopOrder.${buyer}`, ref, facts, now })
  if (sold && seller !== null) await notifyMember(sql, { member: seller, kind: `shopOrder.${sold}`, ref, facts, now })
}
