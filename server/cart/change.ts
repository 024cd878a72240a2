import type { CartData, cart } from '#contract/cart.ts'
import type { Taken } from '#contract/endpoint.ts'
import { isGone } from '#machines/cart/cart.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { linesOf, lockCart, presentCart, presentLine } from './lines.ts'
import { holdsNoMore } from './most.ts'

/** A line keeps what it cost when it was put there, until another variant is put in its place. */
export async function updateLine(call: Call, { id, num, variant_id }: Taken<typeof cart.update>): Promise<CartData> {
  if (num === undefined && variant_id === undefined) refuse('invalid', { problems: { num: 'number-required' } })
  const { sql } = call
  const { id: member } = memberOf(call)
  await lockCart(sql, member)
  const line = (await lineOf(sql, member, id)) ?? refuse('missing')
  const variant = await variantOf(sql, line.goods_id, variant_id ?? line.variant_id)
  if (!line.is_on || !variant.is_on) refuse('off-shelf')
  const isOther = variant.id !== line.variant_id
  const wanted = (num ?? line.num) + (isOther ? await takeLine(sql, member, variant.id) : 0)
  holdsNoMore(variant, wanted)
  await sql
    .updateTable('cart_line')
    .set({
      num: wanted,
      ...(isOther && { variant_id: variant.id, price: variant.price, points: variant.points }),
    })
    .where('id', '=', line.id)
    .execute()
  return presentCart(call)
}

const lineOf = (sql: Sql, member: number, id: number) =>
  sql
    .selectFrom('cart_line as line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .innerJoin('goods', 'goods.id', 'goods_id')
    .select(['line.id', 'variant_id', 'goods_id', 'num', 'goods.is_on'])
    .where('line.id', '=', BigInt(id))
    .where('member_id', '=', member)
    .executeTakeFirst()

const variantOf = async (sql: Sql, goods: number, id: number) =>
  (await sql
    .selectFrom('variant')
    .select(['id', 'price', 'points', 'stock', 'most', 'is_on'])
    .where('id', '=', id)
    .where('goods_id', '=', goods)
    .executeTakeFirst()) ?? refuse('missing')

/** What the line of this variant held, which becomes part of another line. */
async function takeLine(sql: Sql, member: number, variant: number): Promise<number> {
  const taken = await sql
    .deleteFrom('cart_line')
    .where('member_id', '=', member)
    .where('variant_id', '=', variant)
    .returning('num')
    .executeTakeFirst()
  return taken?.num ?? 0
}

const idsIn = (ids: string) => [...new Set(ids.split(',').map(BigInt))]

function named(ids: string, isWhole: boolean): bigint[] | undefined {
  if (isWhole) return undefined
  if (ids === '') refuse('invalid', { problems: { ids: 'required' } })
  return idsIn(ids)
}

export async function selectLines(call: Call, { ids, all, selected }: Taken<typeof cart.select>): Promise<CartData> {
  const { sql } = call
  const { id: member } = memberOf(call)
  const which = named(ids, all === 1)
  await lockCart(sql, member)
  const { numUpdatedRows } = await sql
    .updateTable('cart_line')
    .set({ selected: selected === 1 })
    .where('member_id', '=', member)
    .$if(which !== undefined, (of) => of.where('id', 'in', which ?? []))
    .executeTakeFirst()
  if (which && Number(numUpdatedRows) < which.length) refuse('missing')
  return presentCart(call)
}

export async function dropLines(call: Call, { ids, invalid }: Taken<typeof cart.del>): Promise<CartData> {
  const { sql } = call
  const { id: member } = memberOf(call)
  const asked = named(ids, invalid === 1)
  await lockCart(sql, member)
  const which = asked ?? (await goneOf(call, member))
  if (which.length === 0) return presentCart(call)
  const { numDeletedRows } = await sql
    .deleteFrom('cart_line')
    .where('member_id', '=', member)
    .where('id', 'in', which)
    .executeTakeFirst()
  if (Number(numDeletedRows) < which.length) refuse('missing')
  return presentCart(call)
}

const goneOf = async ({ sql, locale }: Call, member: number): Promise<bigint[]> =>
  (await linesOf(sql, member, locale)).filter((row) => isGone(presentLine(row, locale))).map(({ id }) => id)
