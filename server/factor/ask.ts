import type { Taken } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import { PASSKEY_ASKS } from '#contract/limits.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { refuse } from '../lib/refuse.ts'
import { newToken } from '../lib/secrets.ts'
import { keepTicket, memberOfTicket } from '../session/second-ticket.ts'
import { aboutPayment } from './needed-for-payment.ts'
import { aboutQuote } from './needed-for-quote.ts'
import { challengeFor, optionsToAsk } from './passkeys.ts'
import { passkeysOf, type StoredKey } from './queries.ts'

export const aboutTicket = (ticket: string) => `ticket ${ticket}`

/** For one quote by its number, for one payment by what it is, or for one change by a nonce. */
export async function askPasskey(call: Call, { quote_no, paying }: Taken<typeof factor.askPasskey>) {
  const { context } = call
  const { id } = memberOf(call)
  const keys = await keysOr(call, id)
  const about = quote_no ? aboutQuote(quote_no) : paying && aboutPayment(paying)
  const challenge = about ? challengeFor(context, id, about) : await drawn(call, id)
  return { options: await optionsToAsk(context, challenge, keys) }
}

async function drawn(call: Call, member: number): Promise<string> {
  const { context, sql, now } = call
  await spend(sql, `passkey:${member}`, PASSKEY_ASKS, now)
  const ticket = newToken(context.chance)
  await keepTicket(call, { ticket, member, purpose: 'sign' })
  return ticket
}

export async function askPasskeyAtSignIn(call: Call, { ticket }: Taken<typeof factor.askPasskeyAtSignIn>) {
  const { context } = call
  const member = (await memberOfTicket(call, ticket, 'enter')) ?? refuse('ticket-stale')
  const keys = await keysOr(call, member)
  return { options: await optionsToAsk(context, challengeFor(context, member, aboutTicket(ticket)), keys) }
}

/** An empty list would let the browser offer any passkey that it has. */
async function keysOr({ context, sql }: Call, member: number): Promise<StoredKey[]> {
  const keys = await passkeysOf(sql, member, passkeyHost(context.settings))
  return keys.length > 0 ? keys : refuse('not-available')
}
