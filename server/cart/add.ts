import { sql as raw } from 'kysely'
import type { cart } from '#contract/cart.ts'
import type { Given, Taken } from '#contract/endpoint.ts'
import { CART_LINES } from '#contract/limits.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { goodsById, inCartOf } from '../shop/queries.ts'
import { linesOf, lockCart, presentLine } from './lines.ts'
import { holdsNoMore } from './most.ts'

type Asked = Taken<typeof cart.add>

export async function addToCart(call: Call, { goods_id, variant_id, num }: Asked): Promise<Given<typeof cart.add>> {
  const { sql, locale } = call
  const { id: member } = memberOf(call)
  await lockCart(sql, member)
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
  const lines = await putLine(call, member, { variant: variant_id, num, price: variant.price, points: variant.points })
  const [line] = await linesOf(sql, member, locale, variant_id)
  if (!line) return refuse('missing')
  holdsNoMore(variant, line.num)
  if (lines > CART_LINES) refuse('cart-full')
  return { count: await inCartOf(sql, member), item: presentLine(line, locale) }
}

interface Wanted {
  readonly variant: number
  readonly num: number
  readonly price: bigint
  readonly points: number
}

async function putLine({ sql, now }: Call, member: number, { variant, num, price, points }: Wanted): Promise<number> {
  await raw`
    insert into cart_line as line (member_id, variant_id, num, price, points, added_at)
    values (${member}, ${variant}, ${num}, ${price}, ${points}, ${now})
    on conflict (member_id, variant_id) do update set num = line.num + excluded.num, price = excluded.price,
      points = excluded.points, added_at = excluded.added_at, selected = true`.execute(sql)
  const { lines } = await sql
    .selectFrom('cart_line')
    .select((is) => is.fn.countAll<bigint>().as('lines'))
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow()
  return Number(lines)
}
