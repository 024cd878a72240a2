import { sql as raw } from 'kysely'
import type { Side } from '#contract/order.ts'
import { statusOf } from '#machines/trade/order.status.ts'
import { orderNotice, notifyMember } from '../notice/notify.ts'
import type { Scope } from '../lib/move-record.ts'
import { isRuled } from './queries.ts'
import { type OrderRow, railOf, stateOf } from './rows.ts'
import type { MovingOrder, Offered } from './types.ts'

export async function notifyOrder(moving: MovingOrder, after: OrderRow): Promise<void> {
  const { sql, now, before, move } = moving
  const hearers = new Set([after.member_id, after.merchant_id, before.merchant_id])
  const members = [...hearers].filter((id) => id !== null)
  const body = JSON.stringify({ order_no: after.order_no, version: after.version, event: move.type })
  await raw`insert into event (member_id, topic, body, at)
    select member, 'order', ${body}::jsonb, ${now} from unnest(${members}::integer[]) as member`.execute(sql)
  await notifySide(moving, after, 'member', after.member_id)
  await notifySide(moving, after, 'merchant', after.merchant_id ?? before.merchant_id)
}

async function notifySide({ sql, now, move: { type, by } }: MovingOrder, row: OrderRow, side: Side, to: number | null) {
  const kind = orderNotice(type, side)
  if (by === side || to === null || !kind) return
  const isWhole = type === 'settleDue' && !(await isRuled(sql, row))
  const facts = {
    status: statusOf(stateOf(row)),
    by,
    amount: BigInt(row.net),
    ...(isWhole && { arrived: railOf(row) }),
  }
  await notifyMember(sql, { member: to, kind, ref: row.order_no, facts, now })
}

export async function notifyOffers({ sql, now }: Scope, offered: readonly Offered[]): Promise<void> {
  for (const { order_no, merchant_id, net, auto } of offered) {
    if (auto) continue
    const facts = { status: 'offered', by: 'system', amount: BigInt(net) } as const
    await notifyMember(sql, { member: merchant_id, kind: 'order.offer.merchant', ref: order_no, facts, now })
  }
}
