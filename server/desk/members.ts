import { sql as raw } from 'kysely'
import pg from 'pg'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './requests.ts'

export async function memberNumbered({ context }: Desk, number: string | undefined) {
  const found = await context.database
    .selectFrom('member')
    .select(['id', 'user_no', 'nickname'])
    .where('user_no', '=', number ?? '')
    .executeTakeFirst()
  return found ?? refuse(`No member has the number ${number ?? ''}.`)
}

const frozen = ({ context }: Desk, memberId: number) =>
  context.database.selectFrom('frozen').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** One operator is enough to stop a member's money. */
export async function freeze(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const { id, user_no } = await memberNumbered(desk, words[0])
  try {
    await raw`select desk_freeze(${operator.id}, ${id}, ${reason}, ${context.clock.now()})`.execute(context.database)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'QD003') refuse(`Member ${user_no} is frozen already.`)
    throw error
  }
  terminal.say(`Member ${user_no} is frozen: no call of theirs moves money. It takes two operators to thaw.`)
}

export async function proposeThaw(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const { id, user_no } = await memberNumbered(desk, desk.words[0])
  if (!(await frozen(desk, id))) refuse(`Member ${user_no} is not frozen.`)
  const asked = await propose(desk, operator, { kind: 'thaw', subject: user_no, body: { member: id }, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says: thaw approve ${asked}`)
}

export async function thawPreview(desk: Desk, { subject, body, reason, maker }: Request): Promise<string> {
  const row = (await frozen(desk, Number(body['member']))) ?? refuse(`Member ${subject} is not frozen any more.`)
  return `Member ${subject} is frozen since ${row.since.toISOString()} (${row.reason}).\n${maker} wants to thaw: ${reason}`
}
