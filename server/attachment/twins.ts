import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import type { Sql } from '../lib/database.ts'

/** In how many of 1024 bits two looks may differ. */
export const DIFFER = { same: 24, alike: 60 } as const
const DAYS = 400
const TWINS = 20

export interface Twin {
  readonly id: number
  readonly name: string
  readonly created_at: Date
  readonly attached_at: Date | null
  readonly user_no: string
  readonly same: 'bytes' | 'pixels' | null
  readonly differ: number | null
}

export async function twinsOf(sql: Sql, id: number): Promise<Twin[]> {
  const { rows } = await raw<Twin>`
    select * from (
      select twin.id, twin.name, twin.created_at, twin.attached_at, member.user_no,
        case when twin.sha256 = this.sha256 then 'bytes' when twin.pixels = this.pixels then 'pixels' end as same,
        bit_count(twin.look # this.look)::integer as differ
      from attachment this join attachment twin on twin.id <> this.id join member on member.id = twin.member_id
      where this.id = ${id} and abs(extract(epoch from twin.created_at - this.created_at)) < ${DAYS * DAY_S}) as near
    where same is not null or differ <= ${DIFFER.alike}
    order by same is null, differ, id limit ${TWINS}`.execute(sql)
  return rows
}
