import { sql as raw } from 'kysely'
import { addressOf } from '#contract/addresses.ts'
import { type Call } from '../lib/call.ts'
import { utcText } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { speaker } from '../lib/words.ts'
import { notifyMember } from '../notice/notify.ts'
import { writeLetter } from '../notice/outbox.ts'
import { undoLink } from '../account/undo-link.ts'
import { agentText } from '../notice/words.ts'
import type { Agent } from './agent.ts'
import { languageOf } from './devices.ts'
import { compose } from './letters.ts'
import { memberById } from './queries.ts'

interface Arrival extends Agent {
  readonly session_no: string
  readonly network: string
}

/** Seen at once by the member's open phones; nobody else is told. */
export async function showArrival(sql: Sql, member: number, { session_no }: Arrival, now: Date): Promise<void> {
  await raw`
    insert into event (member_id, topic, body, at)
    select ${member}, 'session', '{}', ${now} where exists (
      select from session where member_id = ${member} and revoked_at is null and session_no <> ${session_no})`.execute(
    sql,
  )
}

export async function warnOfArrival(call: Call, member: number, arrival: Arrival): Promise<void> {
  const { sql, now, context } = call
  const { session_no, browser, system, network } = arrival
  const before = await sql
    .selectFrom('session')
    .select('session_no')
    .where('member_id', '=', member)
    .where('session_no', '<>', session_no)
    .limit(1)
    .executeTakeFirst()
  if (!before) return
  await notifyMember(sql, { member, kind: 'device.arrived', ref: session_no, facts: { browser, system, network }, now })
  const locale = await languageOf(call, member)
  const say = speaker(locale)
  const { email } = await memberById(sql, member)
  const facts = {
    browser: agentText(locale, arrival),
    network,
    time: utcText(now),
    link: `${context.settings.origin}/h5/#${addressOf('device', session_no)}`,
    undo: await undoLink(call, member, email),
  }
  await writeLetter(call, compose(say, email, 'device.letters.arrived', facts))
}
