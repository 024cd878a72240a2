import { sql as raw } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import type { service } from '#contract/service.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { normal } from '../session/accounts.ts'
import { memberKnownAs } from '../session/queries.ts'
import { activeCentre } from './open.ts'
import { isUnder } from './queries.ts'

const TREE = 7_825_017

/** Sets the inviter of somebody who has none. A tree never leads back to itself, and nobody is paid for it. */
export async function place(call: Call, asked: Taken<typeof service.place>) {
  const { sql, say } = call
  const { id } = memberOf(call)
  await activeCentre(call)
  const name = asked.username || asked.email || asked.mobile
  if (!name) return refuse('invalid', { problems: { username: 'required' } })
  // Two who place each other at once would become a ring: the tree is changed by one at a time.
  await raw`select pg_advisory_xact_lock(${TREE})`.execute(sql)
  const known = (await memberKnownAs(sql, normal(name))) ?? refuse('missing')
  const parent = asked.parent_no === '' ? id : await parentOf(call, asked.parent_no)
  const person = await sql
    .selectFrom('member')
    .select(['id', 'user_no', 'nickname', 'level', 'inviter_id', 'created_at'])
    .where('id', '=', known.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (person.inviter_id !== null) refuse('said-already')
  if (await isUnder(sql, parent, person.id)) refuseProblems({ username: 'unreadable' })
  await sql.updateTable('member').set({ inviter_id: parent }).where('id', '=', person.id).execute()
  const { user_no, nickname, level, created_at } = person
  return {
    member: {
      id: person.id,
      user_no,
      nickname,
      level_name: say('account.level', { level }),
      join_time: unix(created_at),
    },
  }
}

async function parentOf({ sql, ...call }: Call, number: string): Promise<number> {
  const { id } = memberOf({ sql, ...call })
  const found = await sql.selectFrom('member').select('id').where('user_no', '=', number).executeTakeFirst()
  if (!found || !(await isUnder(sql, found.id, id))) return refuse('invalid', { problems: { parent_no: 'unreadable' } })
  return found.id
}
