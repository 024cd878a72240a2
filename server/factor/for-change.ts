import { type Call } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { secondAsked } from '../session/second-ways.ts'
import { spendSecond, useSecond } from './prove.ts'

/** What proved it once the change is made; belongs into the transaction that makes it. */
type Settle = (inside: Call) => Promise<void>

/**
 * Proves the second factor of a member before something of the account is changed, where there is one. The try is counted
 * first; a passkey signed what was drawn for a change, or what it is said to be about.
 */
export async function secondForChange(call: Call, member: number, second: string, about?: string): Promise<Settle> {
  const asked = await secondAsked(call.context, call.context.database, member)
  if (!asked) return async () => undefined
  if (!second) refuse('second-needed', { reason: 'second', ways: asked.ways })
  const tries = await spendSecond(call, member, 'change')
  return async (inside) => {
    await useSecond(inside, member, second, about)
    await tries.forgive(inside.sql)
  }
}
