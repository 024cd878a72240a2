import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { sealed } from '../lib/secrets.ts'

/** A keyed digest: the erased username is recognised, and not kept. */
export const usernameMark = ({ settings }: Pick<Context, 'settings'>, username: string) =>
  sealed(settings.pepper, 'username', username.toLowerCase())

/** An erased member's username stays taken. Ask after writing the name: that waits for whoever erases its bearer. */
export async function refuseIfFormer(context: Context, sql: Sql, username: string | null | undefined): Promise<void> {
  if (!username) return
  const found = await sql
    .selectFrom('former_username')
    .select('mark')
    .where('mark', '=', usernameMark(context, username))
    .executeTakeFirst()
  if (found) refuse('invalid', { problems: { username: 'username-taken' } })
}
