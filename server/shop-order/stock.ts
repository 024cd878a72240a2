import { sql as raw } from 'kysely'
import type { Sql } from '../lib/database.ts'

interface Kept {
  readonly goods_id: number
  readonly variant_id: number
  readonly num: number
  readonly parcel_id: number | null
}

/** Everybody takes them in one order, goods by goods: what a list says of goods changes with their stock. */
const inOrder = <Line extends Kept>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.goods_id - other.goods_id || one.variant_id - other.variant_id)

/** Those that are named, and otherwise all that were not sent. */
type Lines = readonly number[] | undefined

const leaving = (sql: Sql, order: number, lines: Lines) =>
  sql
    .selectFrom('shop_order_line')
    .select(['id', 'goods_id', 'variant_id', 'num', 'parcel_id'])
    .where('order_id', '=', order)
    .where('is_back', '=', false)
    .where((is) => (lines ? is('id', 'in', [0, ...lines]) : is('parcel_id', 'is', null)))
    .execute()

/** Once. What was sent is in stock again when its seller says so, not before. */
export async function putBack(sql: Sql, order: number, lines?: Lines): Promise<void> {
  for (const { id, variant_id, num, parcel_id } of inOrder(await leaving(sql, order, lines))) {
    await sql.updateTable('shop_order_line').set({ is_back: true }).where('id', '=', id).execute()
    if (parcel_id !== null) continue
    await sql
      .updateTable('variant')
      .set((is) => ({ stock: is('stock', '+', num) }))
      .where('id', '=', variant_id)
      .execute()
  }
}

/** Goods say how many of them were paid for; what goes back is taken off again. */
export async function countSold(sql: Sql, order: number, sign: 1 | -1, lines?: Lines): Promise<void> {
  const which = lines ? raw`id = any(${lines}::integer[])` : raw`parcel_id is null`
  await raw`
    with counted as (
      select goods_id, sum(num) as num from shop_order_line
      where order_id = ${order} and ${which} and not is_back group by goods_id
    ), there as (
      select goods.id, num from goods join counted on goods_id = goods.id order by goods.id for no key update of goods
    )
    update goods set sold = sold + ${sign}::integer * num from there where goods.id = there.id`.execute(sql)
}
