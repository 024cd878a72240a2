import type { Taken } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import type { Call } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { bindIdentity } from '../session/authorise.ts'
import { dropTicket, memberOfTicket } from '../session/second-ticket.ts'
import { enter as open } from '../session/sign-in.ts'
import { aboutTicket } from './ask.ts'
import { spendSecondAtEntry, useSecond } from './prove.ts'

/** A waiting cancellation is withdrawn only here, not by the password alone. */
export async function enter(call: Call, { ticket, second, device }: Taken<typeof factor.enter>) {
  const member = (await memberOfTicket(call, ticket, 'enter')) ?? refuse('ticket-stale')
  const tries = await spendSecondAtEntry(call, member, device)
  return async (inside: Call) => {
    const { openid } = await dropTicket(inside, { ticket, member, purpose: 'enter' })
    await useSecond(inside, member, second, aboutTicket(ticket))
    await tries.forgive(inside.sql)
    if (openid !== null) await bindIdentity(inside, openid, member)
    return open(inside, member, { device, isSure: true })
  }
}
