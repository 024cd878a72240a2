import { type Call } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { secondAsked } from '../session/second-ways.ts'
import { spendSecond, useSecond } from './prove.ts'

/** Run it in the transaction that makes the change. */
type Settle = (inside: Call) => Promise<void>

/** The try is counted first. A passkey signed `about`, or else what was drawn for one change. */
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
