import type { Taken } from '#contract/endpoint.ts'
import type { session } from '#contract/session.ts'
import { aboutTicket } from '../factor/ask.ts'
import { secondForChange } from '../factor/needed-for-change.ts'
import type { Call } from '../lib/call.ts'
import { Refusal, refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken } from '../lib/secrets.ts'
import { normal } from '../session/accounts.ts'
import { guessCode, useCode } from '../session/codes.ts'
import { changePassword } from '../session/new-password.ts'
import { memberKnownAs } from '../session/queries.ts'
import { passwordProblems } from '../session/register.ts'
import { refuseIfTicketStale, keepTicket } from '../session/second-ticket.ts'
import { secondAsked } from '../session/second-ways.ts'

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

/** Asked only once the code was right. The ticket lets a passkey be asked. */
async function provenToReset(call: Call, member: number, second: string, ticket: string) {
  const { database, chance } = call.context
  if (!second && (await secondAsked(call.context, database, member))) {
    const drawn = newToken(chance)
    await keepTicket({ ...call, sql: database }, { ticket: drawn, member, purpose: 'enter' })
    return secondForChange(call, member, '').catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal(error.refusal, { ...error.facts, ticket: drawn }) : error
    })
  }
  if (ticket) await refuseIfTicketStale({ ...call, sql: database }, { ticket, member, purpose: 'enter' })
  return secondForChange(call, member, second, ticket ? aboutTicket(ticket) : undefined)
}
