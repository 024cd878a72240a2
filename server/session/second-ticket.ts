import { SECOND_TICKET_LIFE } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { later } from '../lib/clock.ts'
import { inTransaction } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { newToken, tokenHash } from '../lib/secrets.ts'
import type { Proven } from './proven.ts'
import { waysOf } from './second-ways.ts'

/** `sign`: a challenge for a passkey. */
type Purpose = 'enter' | 'change' | 'sign'

interface Ticket {
  readonly ticket: string
  readonly member: number
  readonly purpose: Purpose
  readonly openid?: string | undefined
}

export async function keepTicket({ sql, now }: Call, { ticket, member, purpose, openid }: Ticket): Promise<void> {
  await sql.deleteFrom('second_ticket').where('member_id', '=', member).where('expires_at', '<=', now).execute()
  await sql
    .insertInto('second_ticket')
    .values({
      ticket_hash: tokenHash(ticket),
      member_id: member,
      purpose,
      openid: openid ?? null,
      expires_at: later(now, SECOND_TICKET_LIFE),
    })
    .execute()
}

export async function memberOfTicket({ sql, now }: Call, ticket: string, purpose: Purpose) {
  const found = await sql
    .selectFrom('second_ticket')
    .select('member_id')
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.member_id
}

export async function refuseIfTicketStale(call: Call, { ticket, member, purpose }: Ticket): Promise<void> {
  if ((await memberOfTicket(call, ticket, purpose)) !== member) refuse('ticket-stale')
}

/** Of two that use it, one succeeds. */
export async function dropTicket({ sql, now }: Call, { ticket, member, purpose }: Ticket) {
  const dropped = await sql
    .deleteFrom('second_ticket')
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('member_id', '=', member)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('openid')
    .executeTakeFirst()
  return dropped ?? refuse('ticket-stale')
}

export async function dropSignTicket({ sql, now }: Call, member: number, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('second_ticket')
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('member_id', '=', member)
    .where('purpose', '=', 'sign')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The ticket comes instead of a session. What proved the first half stays used, though the call is refused. */
export async function refuseIfSecondNeeded(call: Call, { memberId, settle }: Proven, openid?: string): Promise<void> {
  const { database, chance } = call.context
  const ways = await waysOf(call.context, database, memberId)
  if (ways.length === 0) return
  const ticket = newToken(chance)
  await inTransaction(database, async (sql) => {
    const inside = { ...call, sql }
    await settle(inside)
    await keepTicket(inside, { ticket, member: memberId, purpose: 'enter', openid })
  })
  refuse('second-needed', { reason: 'second', ways, ticket })
}
