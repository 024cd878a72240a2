import type { Desk } from './desk.ts'
import { memberNumbered } from './members.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'

/** For a member who lost the mailbox whose letter made the pause. */
export async function proposeLift(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const { id, user_no } = await memberNumbered(desk, desk.words[0])
  await refuseIfSelf(desk.context.database, operator, id)
  await pausedSince(desk, id, user_no)
  const asked = await propose(desk, operator, { kind: 'lift', subject: user_no, body: { member: id }, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says: lift approve ${asked}`)
}

export async function liftPreview(desk: Desk, { subject, body, reason, maker }: Request): Promise<string> {
  const since = await pausedSince(desk, Number(body['member']), subject)
  return `Member ${subject} has been paused since ${since.toISOString()}.\n${maker} wants to lift that: ${reason}`
}

async function pausedSince({ context }: Desk, member: number, no: string): Promise<Date> {
  const found = await context.database
    .selectFrom('pause')
    .select('since')
    .where('member_id', '=', member)
    .executeTakeFirst()
  return found?.since ?? refuse(`Member ${no} is not paused.`)
}
