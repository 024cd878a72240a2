import type { Taken } from '#contract/endpoint.ts'
import { RECEIVER_CHECKS } from '#contract/limits.ts'
import type { service } from '#contract/service.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { normal } from '../session/accounts.ts'
import { memberKnownAs } from '../session/queries.ts'
import { activeCentre } from './open.ts'
import { askToCome, holdTree } from './placement.ts'
import { isUnder } from './queries.ts'

/** The same answer for everybody, known or not. */
export async function place(call: Call, asked: Taken<typeof service.place>) {
  const { context, now } = call
  await activeCentre(call)
  const name = asked.username || asked.email || asked.mobile
  if (!name) return refuse('invalid', { problems: { username: 'required' } })
  await spend(context.database, `receiver:${memberOf(call).id}`, RECEIVER_CHECKS, now)
  return async (inside: Call) => {
    const { sql } = inside
    await holdTree(sql)
    const parent = asked.parent_no === '' ? memberOf(inside).id : await parentOf(inside, asked.parent_no)
    const member = (await memberKnownAs(sql, normal(name)))?.id
    if (member !== undefined && (await isFree(inside, member, parent))) await askToCome(inside, { member, parent })
    return {}
  }
}

async function isFree({ sql }: Call, member: number, parent: number): Promise<boolean> {
  const { inviter_id, cancel_requested_at } = await sql
    .selectFrom('member')
    .select(['inviter_id', 'cancel_requested_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  return inviter_id === null && cancel_requested_at === null && !(await isUnder(sql, parent, member))
}

async function parentOf({ sql, ...call }: Call, number: string): Promise<number> {
  const { id } = memberOf({ sql, ...call })
  const found = await sql.selectFrom('member').select('id').where('user_no', '=', number).executeTakeFirst()
  if (!found || !(await isUnder(sql, found.id, id))) return refuse('invalid', { problems: { parent_no: 'unreadable' } })
  return found.id
}
