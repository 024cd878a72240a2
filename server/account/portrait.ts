import { PICTURES } from '#contract/attachment.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'

const nameIn = (url: string) => url.slice(PICTURES.length + 1)

export async function wear(sql: Sql, member: number, url: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await sql
    .updateTable('attachment')
    .set({ attached_at: now, is_portrait: true })
    .where('member_id', '=', member)
    .where('name', '=', nameIn(url))
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) refuse('missing')
}

/** It waits again to become part of something, or to be forgotten. */
export const takeOff = (sql: Sql, member: number, url: string) =>
  sql
    .updateTable('attachment')
    .set({ attached_at: null, is_portrait: false })
    .where('member_id', '=', member)
    .where('name', '=', nameIn(url))
    .where('is_portrait', '=', true)
    .execute()
