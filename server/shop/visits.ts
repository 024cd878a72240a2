import { sql as raw } from 'kysely'
import { VISITS_KEPT } from '#contract/limits.ts'
import type { Sql } from '../lib/database.ts'
import { type GoodsRow, SHOWN } from './queries.ts'

export async function keepVisit(sql: Sql, member: number, goods: number, now: Date): Promise<void> {
  await sql
    .insertInto('goods_visit')
    .values({ member_id: member, goods_id: goods, at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'goods_id']).doUpdateSet({ at: now }))
    .execute()
  await raw`
    delete from goods_visit where member_id = ${member} and goods_id in (
      select goods_id from goods_visit where member_id = ${member} order by at desc, goods_id desc offset ${VISITS_KEPT})`.execute(
    sql,
  )
}

export async function visitsOf(sql: Sql, member: number, { page, limit }: { page: number; limit: number }) {
  const { rows } = await raw<GoodsRow & { at: Date; total: number }>`
    select ${SHOWN}, at, count(*) over ()::integer as total
    from goods_visit join goods on goods.id = goods_id left join store on store.id = store_id
    where member_id = ${member} order by at desc, goods.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    sql,
  )
  return { total: rows[0]?.total ?? 0, rows }
}

export async function forgetVisits(sql: Sql, member: number, ids: readonly number[] | undefined): Promise<number> {
  const { numDeletedRows } = await sql
    .deleteFrom('goods_visit')
    .where('member_id', '=', member)
    .$if(ids !== undefined, (of) => of.where('goods_id', 'in', ids ?? []))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
