import type { Taken } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import { PASSKEYS_MOST } from '#contract/limits.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { refuse } from '../lib/refuse.ts'
import { agentIn } from '../session/agent.ts'
import { memberById } from '../session/queries.ts'
import { dropTicket, refuseIfTicketStale } from '../session/second-ticket.ts'
import { aboutTicket } from './ask.ts'
import { giveCodes } from './codes.ts'
import { mailFactorChange } from './letters.ts'
import { challengeFor, keyMade, optionsToMake } from './passkeys.ts'
import { codesLeft, keepPasskey, passkeysOf } from './queries.ts'

export async function beginPasskey(call: Call, { ticket }: Taken<typeof factor.beginPasskey>) {
  const { context, sql } = call
  const { id } = memberOf(call)
  await refuseIfTicketStale(call, { ticket, member: id, purpose: 'change' })
  const keys = await passkeysOf(sql, id, passkeyHost(context.settings))
  if (keys.length >= PASSKEYS_MOST) refuse('passkeys-enough')
  const { email } = await memberById(sql, id)
  const challenge = challengeFor(context, id, aboutTicket(ticket))
  return { options: await optionsToMake(context, { challenge, member: id, email, keys }) }
}

/** Making it is proof enough. The first second factor also brings recovery codes. */
export async function provePasskey(call: Call, { ticket, answer }: Taken<typeof factor.provePasskey>) {
  const { context, sql, now, agent } = call
  const { id } = memberOf(call)
  await dropTicket(call, { ticket, member: id, purpose: 'change' })
  const made = await keyMade(context, answer, challengeFor(context, id, aboutTicket(ticket)))
  if (!made) return refuse('second-wrong', { reason: 'wrong' })
  const kept = await keepPasskey(sql, { member_id: id, ...made, ...agentIn(agent), made_at: now })
  if (kept !== 'kept') return refuse(kept)
  await mailFactorChange(call, id, 'passkey')
  return { codes: (await codesLeft(sql, id)) === 0 ? await giveCodes(call, id) : [] }
}
