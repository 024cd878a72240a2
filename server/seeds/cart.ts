import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { GoodsCode } from './goods/catalogue.ts'

/** Goods, picks, how many, and how many days ago they came into the cart. */
const LINES: readonly (readonly [code: GoodsCode, picks: readonly string[], num: number, age: number])[] = [
  ['enamel-mug', ['sea', 'ml350'], 2, 6],
  ['canvas-tote', ['natural', 'm'], 1, 7],
  ['dark-roast', ['g500'], 2, 8],
  ['linen-lamp', ['slate'], 1, 9],
  ['logbook', ['harbour', 'a6'], 1, 10],
]

/** What one member left in the cart: a price has moved since, and one thing is sold out. */
export async function seedCart(sql: Sql, now: Date): Promise<void> {
  const { id: member_id } = await sql
    .selectFrom('member')
    .select('id')
    .where('nickname', '=', 'Mara')
    .where('demo', '=', true)
    .executeTakeFirstOrThrow()
  for (const [code, picks, num, age] of LINES) {
    const added_at = later(now, -age * DAY_S)
    const { id: variant_id } = await sql
      .selectFrom('variant')
      .innerJoin('goods', 'goods.id', 'goods_id')
      .select('variant.id')
      .where('code', '=', code)
      .where(raw<boolean>`picks = ${picks}`)
      .executeTakeFirstOrThrow()
    const { price } = await sql
      .selectFrom('variant_price')
      .select('price')
      .where('variant_id', '=', variant_id)
      .where('since', '<=', added_at)
      .orderBy('since', 'desc')
      .executeTakeFirstOrThrow()
    await sql.insertInto('cart_line').values({ member_id, variant_id, num, price, points: 0, added_at }).execute()
  }
}
