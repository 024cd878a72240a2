import type { Taken } from '#contract/endpoint.ts'
import { PIN_RESET_HOLD } from '#contract/limits.ts'
import type { session } from '#contract/session.ts'
import type { Call } from '../lib/call.ts'
import { later, utcText } from '../lib/clock.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { normal } from './accounts.ts'
import { guessCode, useCode } from './codes.ts'
import { forgetDevices } from './devices.ts'
import { endSessionsOf } from './endings.ts'
import { passwordChangedLetter } from './letters.ts'
import { type Known, memberKnownAs } from './queries.ts'
import { passwordProblems } from './register.ts'
import { forgiveTries } from './tries.ts'

/** Sets a password by a code, signs every device out, and tells the member so. */
export async function resetPassword(
  call: Call,
  { account, code, request_no, password, password_confirm }: Taken<typeof session.resetPassword>,
) {
  refuseProblems(passwordProblems(password, password_confirm))
  const { context } = call
  const name = normal(account)
  const row = await guessCode(call, 'reset', { account: name, code, request_no })
  const known = (await memberKnownAs(context.database, name)) ?? refuse('dead-code')
  const hash = await context.passwords.hash(password)
  return async (inside: Call) => {
    await useCode(inside, row)
    return changePassword(inside, known, hash)
  }
}

/** Whoever was let in by the old password is out, and what they asked for before they were has to wait. */
export async function changePassword(call: Call, { id, email }: Known, hash: string) {
  const { sql, now } = call
  const heldUntil = later(now, PIN_RESET_HOLD)
  await sql.updateTable('member').set({ password_hash: hash, secured_at: now }).where('id', '=', id).execute()
  await endSessionsOf(sql, id, now, 'password')
  await forgetDevices(sql, id)
  await forgiveTries(call, String(id))
  await writeLetter(call, passwordChangedLetter(call, email, utcText(heldUntil)))
  return {}
}
