import type { Taken } from '#contract/endpoint.ts'
import type { session } from '#contract/session.ts'
import type { Call } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { normal } from './accounts.ts'
import { guessCode, useCode } from './codes.ts'
import { forgetDevices } from './devices.ts'
import { endSessionsOf } from './endings.ts'
import { passwordChangedLetter } from './letters.ts'
import { memberKnownAs } from './queries.ts'
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
    const { sql, now } = inside
    await useCode(inside, row)
    await sql.updateTable('member').set({ password_hash: hash }).where('id', '=', known.id).execute()
    await endSessionsOf(sql, known.id, now, 'password')
    await forgetDevices(sql, known.id)
    await forgiveTries(inside, String(known.id))
    await writeLetter(inside, passwordChangedLetter(inside, known.email))
    return {}
  }
}
