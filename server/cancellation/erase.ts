import { sql as raw } from 'kysely'
import { accountKey } from '../session/codes.ts'
import { usernameMark } from '../account/former.ts'
import type { Letter } from '../lib/post.ts'
import { uncovered } from '../notice/cover.ts'
import type { Call } from '../lib/call.ts'

type Scope = Pick<Call, 'sql' | 'context' | 'now'>

interface Names {
  readonly email: string
  readonly mobile: string | null
  readonly username: string | null
}

/**
 * Takes effect with the caller's transaction; picture files follow by `dropFormerPictures`. Asks nobody whether it may.
 */
export async function erase(scope: Scope, member: number): Promise<void> {
  const { sql, context, now } = scope
  const names = await sql
    .selectFrom('member')
    .select(['email', 'mobile', 'username'])
    .where('id', '=', member)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!names) return
  await forgetAsked(scope, names)
  await forgetLetters(scope, names)
  const mark = names.username === null ? null : usernameMark(context, names.username)
  // Somebody with years of records takes longer than one statement may.
  await raw`set local statement_timeout = 0`.execute(sql)
  await raw`select erase_member(${member}, ${mark}::bytea, ${now})`.execute(sql)
}

async function forgetAsked({ sql, context }: Scope, { email, mobile }: Names): Promise<void> {
  const known = [email, ...(mobile === null ? [] : [mobile])]
  const keys = known.map((name) => accountKey(context, name))
  await sql.deleteFrom('verification_code').where('account_key', 'in', keys).execute()
  await sql.deleteFrom('verify_ticket').where('account_key', 'in', keys).execute()
  const asked = known
    .flatMap((name) => [name, `own:${name}`])
    .map((name) => accountKey(context, name).toString('base64url'))
  for (const key of asked)
    await sql
      .deleteFrom('allowance')
      .where('key', 'like', `code%:${key.replaceAll('_', '\\_')}`)
      .execute()
}

/** Under cover, so each has to be opened to know whose it is. */
async function forgetLetters({ sql, context }: Scope, { email, mobile }: Names): Promise<void> {
  const waiting = await sql.selectFrom('letter').select(['id', 'name', 'covered']).execute()
  const theirs = waiting.filter(({ name, covered }) => {
    const to = uncovered<Letter>(context, name, covered)?.to
    return to === email || (mobile !== null && to === mobile)
  })
  for (const { id } of theirs) await sql.deleteFrom('letter').where('id', '=', id).execute()
}
