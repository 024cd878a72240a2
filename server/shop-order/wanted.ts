import { sql as raw } from 'kysely'
import type { shopOrder } from '#contract/shop-order.ts'
import type { Taken } from '#contract/endpoint.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import type { GoodsRow } from '../shop/queries.ts'

export type Wish = Taken<typeof shopOrder.confirm>

export interface WantedRow extends Pick<
  GoodsRow,
  'code' | 'shop' | 'category_id' | 'store_id' | 'motif' | 'options' | 'texts' | 'store_texts' | 'is_on'
> {
  /** Of the line in the cart, or of the variant where it comes from none. */
  readonly id: number
  readonly goods_id: number
  readonly variant_id: number
  readonly cover: string | null
  readonly owner_id: number | null
  readonly is_variant_on: boolean
  readonly picks: readonly string[]
  readonly price: bigint
  readonly points: number
  readonly stock: number
  readonly most: number | null
  readonly num: number
  /** Of the variant, in this member’s orders that were not cancelled. */
  readonly had: number
}

const COLUMNS = raw`
  goods_id, variant.id as variant_id, goods.code, shop, category_id, store_id, motif, options, goods.texts,
  store.texts as store_texts, owner_id, goods.is_on, goods.pictures ->> 0 as cover, variant.is_on as is_variant_on, picks,
  variant.price, variant.points, stock, most`
const JOINED = raw`join goods on goods.id = goods_id left join store on store.id = store_id`

const hadOf = (member: number) => raw`
  (select coalesce(sum(line.num), 0)::integer
    from shop_order join shop_order_line line on order_id = shop_order.id
    where member_id = ${member} and state <> 'cancelled' and line.variant_id = variant.id and not is_back) as had`

async function cartRows(sql: Sql, member: number, ids: readonly bigint[]): Promise<WantedRow[]> {
  const { rows } = await raw<WantedRow>`
    select cart_line.id::integer, num, ${COLUMNS}, ${hadOf(member)}
    from cart_line join variant on variant.id = cart_line.variant_id ${JOINED}
    where member_id = ${member} and cart_line.id = any(${ids}::bigint[]) order by cart_line.id`.execute(sql)
  return rows
}

async function variantRows(sql: Sql, member: number, variant: number, num: number): Promise<WantedRow[]> {
  const { rows } = await raw<WantedRow>`
    select variant.id, ${num}::integer as num, ${COLUMNS}, ${hadOf(member)}
    from variant ${JOINED} where variant.id = ${variant}`.execute(sql)
  return rows
}

/** Of one store and one kind of shop. A line that is the member’s no more is missing. */
export async function wantedOf(
  call: Call,
  { from, cart_ids, variant_id, num }: Wish,
): Promise<[WantedRow, ...WantedRow[]]> {
  const { sql } = call
  const { id: member } = memberOf(call)
  const ids = [...new Set(cart_ids.split(',').filter(Boolean))].map(BigInt)
  if (from === 'cart' && ids.length === 0) refuse('invalid', { problems: { cart_ids: 'required' } })
  if (from === 'buy' && variant_id === undefined) refuse('invalid', { problems: { variant_id: 'required' } })
  const rows =
    from === 'cart' ? await cartRows(sql, member, ids) : await variantRows(sql, member, variant_id ?? 0, num ?? 1)
  const [first, ...others] = rows
  if (!first || (from === 'cart' && rows.length < ids.length)) return refuse('missing')
  if (others.some(({ store_id, shop }) => store_id !== first.store_id || shop !== first.shop)) refuse('stores-mixed')
  return [first, ...others]
}
