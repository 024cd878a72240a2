import { PICTURES } from '#contract/attachment.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'

export interface Attached {
  readonly id: number
  readonly url: string
  /** Part of something before, whoever sent it then. */
  readonly again: boolean
}

/**
 * In the transaction that writes the thing. Somebody else's picture counts as missing; an attached one stays for good.
 */
export async function attach(sql: Sql, member: number, urls: readonly string[], now: Date): Promise<Attached[]> {
  const names = urls.map((url) => (url.startsWith(`${PICTURES}/`) ? url.slice(PICTURES.length + 1) : ''))
  const alike = await sql
    .selectFrom('attachment')
    .select(['id', 'member_id', 'name', 'sha256', 'attached_at'])
    .where('sha256', 'in', (sent) =>
      sent
        .selectFrom('attachment')
        .select('sha256')
        .where('member_id', '=', member)
        .where('name', 'in', ['', ...names]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = alike.filter((row) => row.member_id === member && names.includes(row.name))
  const attached = names.map((name, at) => {
    const one = found.find((row) => row.name === name) ?? refuse('missing')
    const again = alike.some(({ sha256, attached_at }) => attached_at !== null && sha256.equals(one.sha256))
    return { id: one.id, url: urls[at] ?? '', again }
  })
  if (found.length > 0)
    await sql
      .updateTable('attachment')
      .set({ attached_at: now, is_portrait: false })
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .where((is) => is.or([is('attached_at', 'is', null), is('is_portrait', '=', true)]))
      .execute()
  return attached
}

export async function showTo(sql: Sql, attachments: readonly Attached[], members: readonly number[]) {
  const viewers = attachments.flatMap(({ id }) => members.map((member) => ({ attachment_id: id, member_id: member })))
  if (viewers.length === 0) return
  await sql
    .insertInto('attachment_viewer')
    .values(viewers)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
