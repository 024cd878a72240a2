import type { Call } from '../lib/call.ts'
import { writeLetter } from '../notice/outbox.ts'
import { compose } from '../session/letters.ts'
import { memberById } from '../session/queries.ts'

type What = 'on' | 'off' | 'codes' | 'passkey' | 'passkeyGone' | 'appGone'

export async function mailFactorChange(call: Call, member: number, what: What): Promise<void> {
  const { email } = await memberById(call.sql, member)
  await writeLetter(call, compose(call.say, email, `factor.letters.${what}`))
}
