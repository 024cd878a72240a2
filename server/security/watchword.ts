import type { Taken } from '#contract/endpoint.ts'
import type { security } from '#contract/security.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuseProblems } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { keepWatchword, watchwordOf } from '../notice/watchword.ts'
import { provePassword } from '../session/known-password.ts'
import { watchwordLetter } from './letters.ts'

export const ownWatchword = async (call: Call) => ({
  watchword: await watchwordOf(call.context, call.sql, memberOf(call).id),
})

/** The letter about it still carries the former words. */
export async function setWatchword(call: Call, { watchword, password }: Taken<typeof security.setWatchword>) {
  if (watchword === password) refuseProblems({ watchword: 'watchword-secret' })
  const { known, settle } = await provePassword(call, password)
  return async (inside: Call) => {
    const { context, sql, now } = inside
    await settle(inside)
    await writeLetter(inside, watchwordLetter(inside, known.email))
    await keepWatchword(context, sql, known.id, watchword, now)
    return { watchword }
  }
}
