import type { Taken } from '#contract/endpoint.ts'
import { PIN_RESET_HOLD } from '#contract/limits.ts'
import type { session } from '#contract/session.ts'
import { aboutTicket } from '../factor/ask.ts'
import { secondForChange } from '../factor/for-change.ts'
import type { Call } from '../lib/call.ts'
import { later, utcText } from '../lib/clock.ts'
import { Refusal, refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken } from '../lib/secrets.ts'
import { writeLetter } from '../notice/outbox.ts'
import { beginDoubt } from '../security/doubt.ts'
import { undoLink } from '../security/undo-link.ts'
import { normal } from './accounts.ts'
import { guessCode, useCode } from './codes.ts'
import { forgetDevices } from './devices.ts'
import { endSessionsOf } from './endings.ts'
import { passwordChangedLetter } from './letters.ts'
import { type Known, memberKnownAs } from './queries.ts'
import { passwordProblems } from './register.ts'
import { heedTicket, keepTicket } from './second-ticket.ts'
import { secondAsked } from './second-ways.ts'
import { forgiveTries } from './tries.ts'

/** Sets a password by a code, signs every device out, and tells the member so. */
export async function resetPassword(
  call: Call,
  { account, code, request_no, password, password_confirm, second, ticket }: Taken<typeof session.resetPassword>,
) {
  refuseProblems(passwordProblems(password, password_confirm))
  const { context } = call
  const name = normal(account)
  const row = await guessCode(call, 'reset', { account: name, code, request_no })
  const known = (await memberKnownAs(context.database, name)) ?? refuse('dead-code')
  const prove = await provenToReset(call, known.id, second, ticket)
  const hash = await context.passwords.hash(password)
  return async (inside: Call) => {
    await useCode(inside, row)
    await prove(inside)
    return changePassword(inside, known, { hash, byCode: true })
  }
}

/**
 * The second factor of whoever forgot the password, where there is one: said only once the code was right, with a ticket by
 * which a passkey can be asked.
 */
async function provenToReset(call: Call, member: number, second: string, ticket: string) {
  const { database, chance } = call.context
  if (!second && (await secondAsked(call.context, database, member))) {
    const drawn = newToken(chance)
    await keepTicket({ ...call, sql: database }, { ticket: drawn, member, purpose: 'enter' })
    return secondForChange(call, member, '').catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal(error.refusal, { ...error.facts, ticket: drawn }) : error
    })
  }
  if (ticket) await heedTicket({ ...call, sql: database }, { ticket, member, purpose: 'enter' })
  return secondForChange(call, member, second, ticket ? aboutTicket(ticket) : undefined)
}

interface NewPassword {
  readonly hash: string
  /** Not by the old one: whoever reads the mailbox could. */
  readonly byCode: boolean
}

/** Whoever was let in by the old password is out, and what they asked for before they were has to wait. */
export async function changePassword(call: Call, { id, email }: Known, { hash, byCode }: NewPassword) {
  const { sql, now } = call
  const heldUntil = later(now, PIN_RESET_HOLD)
  await sql.updateTable('member').set({ password_hash: hash, secured_at: now }).where('id', '=', id).execute()
  if (byCode) await beginDoubt(sql, id, now)
  await endSessionsOf(sql, id, now, 'password')
  await forgetDevices(sql, id, now)
  await forgiveTries(call, String(id))
  await writeLetter(call, passwordChangedLetter(call, email, utcText(heldUntil), await undoLink(call, id, email)))
  return {}
}
