import { sql as raw } from 'kysely'
import type { OrderMove } from '#machines/trade/order.rules.ts'
import type { Offered } from './matcher.ts'
import type { Here } from './move.ts'
import type { OrderRow } from './rows.ts'

/** Both sides hear that an order moved: the member, whoever buys now, and whoever did until now. */
export async function tellOrder({ sql, now }: Here, before: OrderRow, after: OrderRow, move: OrderMove): Promise<void> {
  const hearers = new Set([after.member_id, after.merchant_id, before.merchant_id])
  const members = [...hearers].filter((id) => id !== null)
  const body = JSON.stringify({ order_no: after.order_no, version: after.version, event: move.type })
  await raw`insert into event (member_id, topic, body, at)
    select member, 'order', ${body}::jsonb, ${now} from unnest(${members}::integer[]) as member`.execute(sql)
}

/** Merchants hear of what they are offered. */
export async function tellOffers(_here: Here, _offered: readonly Offered[]): Promise<void> {}
