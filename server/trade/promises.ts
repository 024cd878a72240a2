import { sql as raw } from 'kysely'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { OrderRow } from './rows.ts'

const ABANDONED = 900
/** Odd, so that one of them is the median. */
const PAY_TIMES = 21

const ofMerchant = (sql: Sql, { merchant_id: id }: OrderRow) =>
  sql.updateTable('merchant').where('member_id', '=', id ?? 0)

/** Promised from the offer on, not only once accepted. */
export const promise = (sql: Sql, order: OrderRow, now: Date) =>
  ofMerchant(sql, order)
    .set({ promised: raw<bigint>`promised + ${order.quantity}`, offered_at: now })
    .execute()

/** `lost`: accepted and let go; that merchant is not asked for a while. */
export const unpromise = (
  sql: Sql,
  order: OrderRow,
  { accepted, lost, now }: { accepted: boolean; lost: boolean; now: Date },
) =>
  ofMerchant(sql, order)
    .set({
      promised: raw<bigint>`promised - ${order.quantity}`,
      ...(accepted && { open_orders: raw<number>`open_orders - 1` }),
      ...(lost && { lost_count: raw<number>`lost_count + 1`, cool_until: later(now, ABANDONED) }),
    })
    .execute()

export const begin = (sql: Sql, order: OrderRow, now: Date) =>
  ofMerchant(sql, order)
    .set({
      open_orders: raw<number>`open_orders + 1`,
      response_ms: raw<number>`case when response_ms = 0 then ${took(order, now)} else (response_ms * 7 + ${took(order, now)}) / 8 end`,
    })
    .execute()

const took = ({ since }: OrderRow, now: Date) => Math.max(1, Math.min(600_000, now.getTime() - since.getTime()))

export const fulfil = (sql: Sql, order: OrderRow) =>
  ofMerchant(sql, order)
    .set({ promised: raw<bigint>`promised - ${order.quantity}`, wanted: raw<bigint>`wanted - ${order.quantity}` })
    .execute()

/** In seconds; as an array, which is empty for an order that was divided before it was paid. */
const timeToPay = ({ id }: OrderRow) => raw<number[]>`array(
  select extract(epoch from paid.at - accepted.at)::integer
  from order_event paid join order_event accepted
    on accepted.order_id = paid.order_id and accepted.event = 'accept' and accepted.version < paid.version
  where paid.order_id = ${id} and paid.event = 'pay'
  order by paid.version desc, accepted.version desc limit 1)`

export const complete = (sql: Sql, order: OrderRow) =>
  ofMerchant(sql, order)
    .set({
      open_orders: raw<number>`open_orders - 1`,
      trade_count: raw<number>`trade_count + 1`,
      trade_amount: raw<bigint>`trade_amount + ${order.amount}`,
      pay_times: raw<number[]>`(${timeToPay(order)} || pay_times)[:${PAY_TIMES}]`,
    })
    .execute()

export const rateMerchant = (sql: Sql, order: OrderRow, score: number) =>
  ofMerchant(sql, order)
    .set({ rating_sum: raw<number>`rating_sum + ${score}`, rating_count: raw<number>`rating_count + 1` })
    .execute()
