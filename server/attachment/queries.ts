import { sql as raw } from 'kysely'
import { type Attachment, PICTURES } from '#contract/attachment.ts'
import { PICTURE_QUOTA } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'

interface Kept {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly width: number
  readonly height: number
}
const KEPT = ['id', 'name', 'size', 'width', 'height'] as const

export const attachmentOf = ({ id, name, size, width, height }: Kept): Attachment => ({
  id,
  url: `${PICTURES}/${name}`,
  width,
  height,
  size,
})

/** Same bytes: its wait begins anew, and this is the whole upload. */
export const sentBefore = (sql: Sql, member: number, sha256: Buffer, now: Date): Promise<Kept | undefined> =>
  sql
    .updateTable('attachment')
    .set({ created_at: now })
    .where('member_id', '=', member)
    .where('sha256', '=', sha256)
    .returning(KEPT)
    .executeTakeFirst()

export interface Sent extends Omit<Kept, 'id'> {
  readonly member_id: number
  readonly sha256: Buffer
  readonly look: string
  readonly pixels: Buffer
  readonly created_at: Date
}

/** Locks the member: the limit is counted one upload at a time. */
export async function insertAttachment(sql: Sql, sent: Sent): Promise<Kept> {
  const { member_id: member, created_at: now } = sent
  await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
  const { bytes } = await sql
    .selectFrom('attachment')
    .select(raw<bigint>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('member_id', '=', member)
    .where('created_at', '>', later(now, -PICTURE_QUOTA.seconds))
    .executeTakeFirstOrThrow()
  if (Number(bytes) + sent.size > PICTURE_QUOTA.bytes) refuse('pictures-full')
  return sql.insertInto('attachment').values(sent).returning(KEPT).executeTakeFirstOrThrow()
}

export async function maySee(sql: Sql, member: number, name: string): Promise<boolean> {
  const found = await sql
    .selectFrom('attachment')
    .select('id')
    .where('name', '=', name)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('member_id', '=', member),
        eb('is_portrait', '=', true),
        exists(
          selectFrom('attachment_viewer')
            .select('attachment_id')
            .whereRef('attachment_id', '=', 'attachment.id')
            .where('attachment_viewer.member_id', '=', member),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
