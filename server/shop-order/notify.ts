import { sql as raw } from 'kysely'
import { cashNotice, notifyMember } from '../notice/notify.ts'
import type { MovingShopOrder } from './effects.ts'
import type { ShopOrderRow } from './rows.ts'

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
  if (by !== 'member') await tell(member, saidAs(type, row), pay)
  if (seller !== null && type === 'close') await tell(seller, 'paidOut', row.paid_out)
}

const saidAs = (type: string, { state }: ShopOrderRow) => (type === 'overdue' && state === 'shipped' ? 'partly' : type)
