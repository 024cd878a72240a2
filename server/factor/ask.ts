import type { Taken } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { refuse } from '../lib/refuse.ts'
import { newToken } from '../lib/secrets.ts'
import { keepTicket, memberOfTicket } from '../session/second-ticket.ts'
import { aboutQuote } from './for-quote.ts'
import { challengeFor, optionsToAsk } from './passkeys.ts'
import { passkeysOf } from './queries.ts'

/** What a passkey signs that proves the second half of signing in, or that a new one is made by whoever may. */
export const aboutTicket = (ticket: string) => `ticket ${ticket}`

/** A passkey is asked about one quote, by its number, or about one change, by what is drawn for it. */
export async function askPasskey(call: Call, { quote_no }: Taken<typeof factor.askPasskey>) {
  const { context } = call
  const { id } = memberOf(call)
  return optionsFor(call, id, quote_no ? challengeFor(context, id, aboutQuote(quote_no)) : await drawn(call, id))
}

async function drawn(call: Call, member: number): Promise<string> {
  const ticket = newToken(call.context.chance)
  await keepTicket(call, { ticket, member, purpose: 'sign' })
  return ticket
}

export async function askPasskeyAtSignIn(call: Call, { ticket }: Taken<typeof factor.askPasskeyAtSignIn>) {
  const member = (await memberOfTicket(call, ticket, 'enter')) ?? refuse('ticket-stale')
  return optionsFor(call, member, challengeFor(call.context, member, aboutTicket(ticket)))
}

async function optionsFor({ context, sql }: Call, member: number, challenge: string) {
  const keys = await passkeysOf(sql, member, passkeyHost(context.settings))
  return { options: await optionsToAsk(context, challenge, keys) }
}
