import { sql as raw } from 'kysely'
import type { cart } from '#contract/cart.ts'
import type { Given, Taken } from '#contract/endpoint.ts'
import { CART_LINES } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { pickedText, presentGoods } from '../shop/present.ts'
import { goodsById, inCartOf } from '../shop/queries.ts'

type Asked = Taken<typeof cart.add>

export async function addToCart(call: Call, { goods_id, variant_id, num }: Asked): Promise<Given<typeof cart.add>> {
  const { sql, locale } = call
  const { id: member } = memberOf(call)
  // One at a time for a member: lines are counted.
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  const goods = (await goodsById(sql, goods_id)) ?? refuse('missing')
  const variant = await sql
    .selectFrom('variant')
    .selectAll()
    .where('id', '=', variant_id)
    .where('goods_id', '=', goods_id)
    .executeTakeFirst()
  if (!variant) return refuse('missing')
  // Points goods go straight to the check-out.
  if (!goods.is_on || !variant.is_on || goods.shop === 'points') refuse('off-shelf')
  const line = await putLine(call, member, { variant: variant_id, num, price: variant.price, points: variant.points })
  const range = (most: number) => ({ range: { least: '1', most: `${most}` } })
  if (line.num > variant.stock) refuse('stock-short', range(variant.stock))
  if (variant.most !== null && line.num > variant.most) refuse('goods-limit', range(variant.most))
  if (line.lines > CART_LINES) refuse('cart-full')
  return {
    count: await inCartOf(sql, member),
    item: {
      id: Number(line.id),
      goods_id,
      variant_id,
      name: presentGoods(call, goods).name,
      text: pickedText(goods.options, variant.picks, locale),
      price: decimalOf(variant.price, 'EUR'),
      num: line.num,
      stock: variant.stock,
      limit: variant.most ?? 0,
    },
  }
}

interface Wanted {
  readonly variant: number
  readonly num: number
  readonly price: bigint
  readonly points: number
}

async function putLine({ sql, now }: Call, member: number, { variant, num, price, points }: Wanted) {
  const { rows } = await raw<{ id: bigint; num: number }>`
    insert into cart_line as line (member_id, variant_id, num, price, points, added_at)
    values (${member}, ${variant}, ${num}, ${price}, ${points}, ${now})
    on conflict (member_id, variant_id) do update set num = line.num + excluded.num, price = excluded.price,
      points = excluded.points, added_at = excluded.added_at
    returning id, num`.execute(sql)
  const { lines } = await sql
    .selectFrom('cart_line')
    .select((is) => is.fn.countAll<bigint>().as('lines'))
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow()
  const [line] = rows
  return { id: line?.id ?? 0n, num: line?.num ?? num, lines: Number(lines) }
}
