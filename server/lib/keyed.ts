import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import { type Call, memberOf } from './call.ts'
import { refuse } from './refuse.ts'

type Fields = Readonly<Record<string, unknown>> & { readonly idem: string }

const PROOFS = new Set(['idem', 'payword', 'second'])

/** Without PIN and second factor: they prove who asks, and change at a second try. */
export function fieldsPrint(fields: Fields): Buffer {
  const said = Object.entries(fields).filter(([name]) => !PROOFS.has(name))
  const sorted = said.sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}

/** What was answered under a key before; for another wish, the key was used. */
export async function keptAnswer<Reply extends object>(
  { sql, viewer }: Call,
  path: string,
  fields: Fields,
): Promise<Reply | undefined> {
  const { rows } = await raw<{ reply: Reply | null; is_same: boolean }>`
    select reply, print = ${fieldsPrint(fields)} as is_same from money_call
    where member_id = ${viewer?.id ?? 0} and path = ${path} and key = ${fields.idem}`.execute(sql)
  const [kept] = rows
  return kept && (kept.is_same && kept.reply ? kept.reply : refuse('key-reused'))
}

/** In the call's transaction. A repeated call hears the first answer. */
export async function keyed<Reply extends object>(
  call: Call,
  path: string,
  fields: Fields,
  act: () => Promise<Reply>,
): Promise<Reply> {
  const { sql, now } = call
  const { id } = memberOf(call)
  const { rows } = await raw<{ reply: Reply | null }>`
    select take_key(${id}, ${path}, ${fields.idem}, ${fieldsPrint(fields)}, ${now}) as reply`.execute(sql)
  const stored = rows[0]?.reply
  if (stored) return stored
  const reply = await act()
  await raw`select keep_answer(${id}, ${path}, ${fields.idem}, ${JSON.stringify(reply)}::jsonb)`.execute(sql)
  return reply
}
