import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

interface Kept {
  readonly goods_id: number
  readonly variant_id: number
  readonly num: number
}

/** Everybody takes them in one order, goods by goods: what a list says of goods changes with their stock. */
const inOrder = <Line extends Kept>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.goods_id - other.goods_id || one.variant_id - other.variant_id)

const unsent = (sql: Sql, order: number) =>
  sql
    .selectFrom('shop_order_line')
    .select(['id', 'goods_id', 'variant_id', 'num'])
    .where('order_id', '=', order)
    .where('parcel_id', 'is', null)
    .where('is_back', '=', false)
    .execute()

/** What was not sent, once. */
export async function putBack(sql: Sql, order: number): Promise<void> {
  for (const { id, variant_id, num } of inOrder(await unsent(sql, order))) {
    await sql.updateTable('shop_order_line').set({ is_back: true }).where('id', '=', id).execute()
    await sql
      .updateTable('variant')
      .set((is) => ({ stock: is('stock', '+', num) }))
      .where('id', '=', variant_id)
      .execute()
  }
}

/** Goods say how many of them were paid for; what was not sent is taken off again. */
export async function countSold(sql: Sql, order: number, sign: 1 | -1): Promise<void> {
  await raw`
    with counted as (
      select goods_id, sum(num) as num from shop_order_line
      where order_id = ${order} and parcel_id is null and not is_back group by goods_id
    ), there as (
      select goods.id, num from goods join counted on goods_id = goods.id order by goods.id for no key update of goods
    )
    update goods set sold = sold + ${sign}::integer * num from there where goods.id = there.id`.execute(sql)
}
