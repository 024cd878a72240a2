import type { Sql } from '../lib/database.ts'
import type { PaymentRow } from './rows.ts'

export const lockPayment = (sql: Sql, payNo: string): Promise<PaymentRow | undefined> =>
  sql.selectFrom('payment').selectAll().where('pay_no', '=', payNo).forNoKeyUpdate().executeTakeFirst()

export const paymentOf = (sql: Sql, payNo: string): Promise<PaymentRow | undefined> =>
  sql.selectFrom('payment').selectAll().where('pay_no', '=', payNo).executeTakeFirst()

/** A payment that paid comes before newer ones. */
export const newestFor = (sql: Sql, orderNo: string): Promise<PaymentRow | undefined> =>
  sql
    .selectFrom('payment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy((is) => is('state', '=', 'paid'), 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

export async function openidOf(sql: Sql, member: number): Promise<string | undefined> {
  const found = await sql
    .selectFrom('mini_identity')
    .select('openid')
    .where('member_id', '=', member)
    .orderBy('bound_at', 'desc')
    .executeTakeFirst()
  return found?.openid
}

export const waitingFor = (sql: Sql, orderNo: string, method: string, now: Date): Promise<PaymentRow | undefined> =>
  sql
    .selectFrom('payment')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('method', '=', method)
    .where('state', '=', 'waiting')
    .where('expire_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
