import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'
import type { ParcelRow } from './rows.ts'

export interface OrderRow {
  readonly id: number
  readonly order_no: string
  /** Its texts are sealed. */
  readonly address: Readonly<Partial<Record<'consignee' | 'detail' | 'postcode' | 'city' | 'province', string>>> | null
}

export const orderOfMember = async (sql: Sql, member: number, orderNo: string): Promise<OrderRow | undefined> => {
  const { rows } = await raw<OrderRow>`
    select id, order_no, address from shop_order where order_no = ${orderNo} and member_id = ${member}`.execute(sql)
  return rows[0]
}

/** As they were sent. */
export const parcelsOf = (sql: Sql, order: number): Promise<ParcelRow[]> =>
  sql.selectFrom('parcel').selectAll().where('order_id', '=', order).orderBy('id').execute()

export interface Content {
  readonly cover: string | null
  readonly code: string
  readonly motif: string
  readonly total: number
}

/** Of one parcel, or of everything that is in none yet; what was given back is in none. */
export async function contentOf(sql: Sql, order: number, parcel: number | undefined): Promise<Content | undefined> {
  const { rows } = await raw<Content>`
    select goods.pictures ->> 0 as cover, goods.code, motif, (sum(num) over ())::integer as total
    from shop_order_line line join goods on goods.id = goods_id
    where order_id = ${order} and not is_back and parcel_id is not distinct from ${parcel ?? null}::integer
    order by line.id limit 1`.execute(sql)
  return rows[0]
}
