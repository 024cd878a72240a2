import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'

/** By what a username of somebody who was erased is known again, and nothing is learned. */
export const usernameMark = ({ settings }: Pick<Context, 'settings'>, username: string) =>
  sealed(settings.pepper, 'username', username.toLowerCase())

/**
 * A username that was somebody's stays theirs, also when they are erased. Asked once the name is written: whoever erases
 * its bearer at the same moment was waited for.
 */
export async function refuseIfFormer(context: Context, sql: Sql, username: string | null | undefined): Promise<void> {
  if (!username) return
  const found = await sql
    .selectFrom('former_username')
    .select('mark')
    .where('mark', '=', usernameMark(context, username))
    .executeTakeFirst()
  if (found) refuse('invalid', { problems: { username: 'username-taken' } })
}
