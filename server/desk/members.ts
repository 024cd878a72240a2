import { sql as raw } from 'kysely'
import pg from 'pg'
import { stopOf } from '../ledger/freezes.ts'
import type { Sql } from '../lib/database.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import { clock } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { minute, table } from './terminal.ts'

export async function memberNumbered({ context }: Desk, number: string | undefined) {
  const found = await context.database
    .selectFrom('member')
    .select(['id', 'user_no', 'nickname'])
    .where('user_no', '=', number ?? '')
    .executeTakeFirst()
  return found ?? refuse(`No member has the number ${number ?? ''}.`)
}

const stopped = async ({ context: { database, clock } }: Desk, { id, user_no }: { id: number; user_no: string }) =>
  (await stopOf(database, id, clock.now())) ?? refuse(`Member ${user_no} is not frozen.`)

/** One operator alone, for three days. */
export async function freeze(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const member = await memberNumbered(desk, words[0])
  const { id, user_no } = member
  try {
    await raw`select desk_freeze(${operator.id}, ${id}, ${reason}, ${context.clock.now()})`.execute(context.database)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'QD003') refuse(`Member ${user_no} is frozen already.`)
    if (error instanceof pg.DatabaseError && error.code === 'QD004') refuse(`Member ${user_no} is here no longer.`)
    throw error
  }
  const { until } = await stopped(desk, member)
  terminal.say(
    `Member ${user_no} is frozen until ${clock(until)}: no call of theirs moves money. Another operator says, if it is to stay so: freeze confirm ${user_no}. It takes two operators to thaw before.`,
  )
}

export async function confirmFreeze(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const operator = await desk.signIn()
  const member = await memberNumbered(desk, words[0])
  const { user_no } = member
  await refuseIfSelf(context.database, operator, member.id)
  const { reason, since, until, name } = await stopped(desk, member)
  if (until === null) refuse(`Two operators agreed already that member ${user_no} stays frozen.`)
  terminal.say(`Member ${user_no} was frozen by ${name} on ${minute(since)} (UTC), until ${clock(until)}: ${reason}`)
  if (!(await terminal.confirm(`Does ${user_no} stay frozen until two operators thaw?`)))
    return terminal.say('Nothing was done.')
  try {
    await raw`select desk_freeze_confirm(${operator.id}, ${member.id}, ${context.clock.now()})`.execute(
      context.database,
    )
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'QD001')
      refuse('You froze them yourself, or somebody else was faster: another operator has to confirm it.')
    throw error
  }
  terminal.say(`Member ${user_no} stays frozen until two operators thaw.`)
}

export async function listFreezes({ context, terminal, signIn }: Desk): Promise<void> {
  const { database, clock: time } = context
  await signIn()
  const rows = await database
    .selectFrom('frozen')
    .innerJoin('member', 'member.id', 'member_id')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .leftJoin('operator as another', 'another.id', 'second_id')
    .select(['user_no', 'reason', 'since', 'until_at', 'operator.email', 'another.email as second'])
    .where(({ or, eb }) => or([eb('until_at', 'is', null), eb('until_at', '>', time.now())]))
    .orderBy('until_at')
    .orderBy('since')
    .limit(200)
    .execute()
  if (rows.length === 0) return terminal.say('Nobody is frozen.')
  terminal.say(
    table(
      ['member', 'since (UTC)', 'until (UTC)', 'by', 'confirmed by', 'because'],
      await openedWithin(
        context,
        database,
        rows.map(({ user_no, since, until_at, email, second, reason }) => [
          user_no,
          minute(since),
          until_at ? minute(until_at) : 'thawed by two',
          email,
          second ?? '',
          reason,
        ]),
      ),
    ),
  )
}

export async function proposeThaw(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const member = await memberNumbered(desk, desk.words[0])
  const { id, user_no } = member
  await refuseIfSelf(desk.context.database, operator, id)
  await stopped(desk, member)
  const asked = await propose(desk, operator, { kind: 'thaw', subject: user_no, body: { member: id }, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says: thaw approve ${asked}`)
}

export async function thawPreview(desk: Desk, { subject, body, reason, maker }: Request): Promise<string> {
  const stop = await stopped(desk, { id: Number(body['member']), user_no: subject })
  return `Member ${subject} is frozen since ${stop.since.toISOString()} (${stop.reason}).\n${maker} wants to thaw: ${reason}`
}

export const approveThaw = (sql: Sql, _: Date, { body }: Request, second: Operator): Promise<void> =>
  refuseIfSelf(sql, second, Number(body['member']))
