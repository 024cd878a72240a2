import { sql as raw } from 'kysely'
import type { Receiver } from '#contract/quote.ts'
import { RECEIVER_CHECKS } from '#contract/limits.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { maskName } from '../lib/masks.ts'
import { refuse } from '../lib/refuse.ts'
import { normal } from '../session/accounts.ts'

export interface Found extends Receiver {
  readonly id: number
}

/** Limited: it tells who is here. */
export async function findReceiver(call: Call, to: string): Promise<Found> {
  const { id } = memberOf(call)
  await spend(call.context.database, `receiver:${id}`, RECEIVER_CHECKS, call.now)
  const found = (await receiverKnownAs(call.sql, normal(to))) ?? refuse('receiver-unknown')
  if (found.id === id) refuse('receiver-self')
  const { user_no, nickname, avatar } = found
  return { id: found.id, user_no, nickname_masked: maskName(nickname), avatar }
}

const receiverKnownAs = (sql: Sql, name: string) =>
  sql
    .selectFrom('member')
    .select(['id', 'user_no', 'nickname', 'avatar'])
    .where((is) =>
      is.or([
        is('user_no', '=', name),
        is('email', '=', name),
        is.and([is('mobile', '=', name), is('mobile_proven', '=', true)]),
        is(is.fn('lower', ['username']), '=', name),
      ]),
    )
    .where('cancel_requested_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

export async function paidBefore(sql: Sql, member: number, receiver: number, before: Date): Promise<boolean> {
  const { rows } = await raw<{ paid: boolean }>`
    select exists (
      select from posting
        join entry gave on gave.posting_id = posting.id
        join account mine on mine.id = gave.account_id
        join entry got on got.posting_id = posting.id and got.leg = gave.leg + 1
        join account theirs on theirs.id = got.account_id
      where posting.kind = 'transfer' and posting.at < ${before}
        and mine.member_id = ${member} and theirs.member_id = ${receiver}) as paid`.execute(sql)
  return rows[0]?.paid === true
}
