import type { Selectable } from 'kysely'
import { EMAIL_WAIT } from '#contract/limits.ts'
import type { EmailChange as WaitingEmail } from '#contract/security.ts'
import { emailChangeLifecycle } from '#machines/security/email-change.lifecycle.ts'
import {
  emailChangeBlocker,
  type EmailChangeFacts,
  type EmailChangeMove,
} from '#machines/security/email-change.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix, utcText } from '../lib/clock.ts'
import type { Context } from '../lib/context.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { maskEmail } from '../lib/masks.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import { BATCH } from '../lib/sweep.ts'
import { speaker } from '../lib/words.ts'
import { writeLetter } from '../notice/outbox.ts'
import type { EmailChange } from '../schema.ts'
import { languageOf } from '../session/devices.ts'
import { memberById, memberKnownAs } from '../session/queries.ts'
import { emailChangedLetter, emailKeptLetter, emailTakenLetter, emailWaitsLetter } from './letters.ts'
import { changeEmail } from './queries.ts'
import { undoLink } from '../account/undo-link.ts'

type Row = Selectable<EmailChange>
type Inside = Scope & Pick<Call, 'context' | 'after'>

const lockWaiting = (sql: Sql, member: number): Promise<Row | undefined> =>
  sql
    .selectFrom('email_change')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirst()

const emailChangeLife: Life<Row, number, EmailChangeFacts, EmailChangeMove, object> = {
  lifecycle: emailChangeLifecycle,
  table: 'email_change',
  key: 'id',
  refuses: { unknown: 'moved-on', raced: 'moved-on' },
  lock: lockWaiting,
  facts: async ({ sql, now }, { email, ripe_at }) => ({
    now: now.getTime(),
    ripeAt: ripe_at.getTime(),
    isTaken: (await memberKnownAs(sql, email)) !== undefined,
  }),
  due: ({ now, ripeAt }, { state }) =>
    state === 'waiting' && now >= ripeAt ? { type: 'ripen', by: 'system' } : undefined,
  blocker: emailChangeBlocker,
  columns: (_, { now }) => ({ ended_at: now, wake_at: null }),
  effects: async ({ sql, now }) => ({
    bind: ({ member_id, email }) => changeEmail(sql, member_id, email, now),
  }),
  news: async () => undefined,
}

export async function beginEmailChange(call: Call, email: string): Promise<void> {
  const { sql, now, say } = call
  const { id } = memberOf(call)
  await sql.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const waiting = await lockWaiting(sql, id)
  if (waiting?.email === email) return
  if (waiting) refuse('said-already')
  const ripe_at = later(now, EMAIL_WAIT)
  await sql
    .insertInto('email_change')
    .values({ member_id: id, email, state: 'waiting', begun_at: now, ripe_at, wake_at: ripe_at })
    .execute()
  const { email: to } = await memberById(sql, id)
  const undo = await undoLink(call, id, to)
  await writeLetter(call, emailWaitsLetter({ say }, to, { email, until: utcText(ripe_at), undo }))
}

export async function emailChangeOf({ sql }: Pick<Call, 'sql'>, member: number): Promise<WaitingEmail | null> {
  const row = await sql
    .selectFrom('email_change')
    .select(['email', 'ripe_at'])
    .where('member_id', '=', member)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row ? { email: maskEmail(row.email), ripe_time: unix(row.ripe_at) } : null
}

export async function cancelEmailChange(call: Call): Promise<void> {
  const { id } = memberOf(call)
  if (!(await stopEmailChange(call, id))) return
  const { email } = await memberById(call.sql, id)
  await writeLetter(call, emailKeptLetter(call, email))
}

export async function stopEmailChange(scope: Scope, member: number): Promise<boolean> {
  const row = await lockRecordOf(scope, member)
  if (row?.state !== 'waiting') return false
  await moveEmailChange(scope, row, { type: 'cancel', by: 'member' })
  return true
}

export const moveEmailChange = (scope: Scope, row: Row, move: EmailChangeMove) =>
  moveRecord(emailChangeLife, scope, row, move)

const lockRecordOf = (scope: Scope, member: number) => lockRecord(emailChangeLife, scope, member)

export async function sweepEmailChanges(context: Context): Promise<number> {
  const { database, clock } = context
  const due = await database
    .selectFrom('email_change')
    .select('member_id')
    .where('wake_at', '<=', clock.now())
    .orderBy('wake_at')
    .limit(BATCH)
    .execute()
  for (const { member_id } of due)
    await settleEmailChange(context, member_id).catch((error: unknown) =>
      context.log.error({ err: error, table: 'email_change', id: member_id }, 'a record could not be swept'),
    )
  return due.length
}

async function settleEmailChange(context: Context, member: number): Promise<void> {
  const late: (() => Promise<void>)[] = []
  await inTransaction(context.database, async (sql) => {
    late.length = 0
    const inside: Inside = { sql, now: context.clock.now(), context, after: (act) => late.push(act) }
    await sql.selectFrom('member').select('id').where('id', '=', member).forNoKeyUpdate().execute()
    const waiting = await lockWaiting(sql, member)
    if (!waiting) return
    const { email: before } = await memberById(sql, member)
    const row = await lapse(emailChangeLife, inside, waiting)
    if (row.state !== 'waiting') await mailEmailOutcome(inside, row, before)
  })
  for (const act of late) await act()
}

async function mailEmailOutcome(inside: Inside, row: Row, before: string): Promise<void> {
  const { sql, now } = inside
  const said = { ...inside, say: speaker(await languageOf({ sql, locale: 'en' }, row.member_id)) }
  if (row.state === 'taken') return writeLetter(said, emailTakenLetter(said, before, row.email))
  const undo = await undoLink(inside, row.member_id, before)
  await writeLetter(
    said,
    emailChangedLetter(said, before, { email: row.email, until: utcText(later(now, EMAIL_WAIT)), undo }),
  )
}
