import { UNDO_LIFE } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { newToken, tokenHash } from '../lib/secrets.ts'

export async function undoLink(
  { context, sql, now }: Pick<Call, 'context' | 'sql' | 'now'>,
  member: number,
  address: string,
): Promise<string> {
  const token = newToken(context.chance)
  await sql
    .insertInto('undo')
    .values({
      token_hash: tokenHash(token),
      member_id: member,
      address,
      made_at: now,
      expires_at: later(now, UNDO_LIFE),
    })
    .execute()
  return `${context.settings.origin}/undo/${token}`
}
