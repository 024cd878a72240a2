import { PIN_RESET_HOLD } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { later, utcText } from '../lib/clock.ts'
import { writeLetter } from '../notice/outbox.ts'
import { beginDoubt } from '../account/doubt.ts'
import { undoLink } from '../account/undo-link.ts'
import { forgetDevices } from './devices.ts'
import { endSessionsOf } from './endings.ts'
import { passwordChangedLetter } from './letters.ts'
import type { Known } from './queries.ts'
import { forgiveTries } from './tries.ts'

interface NewPassword {
  readonly hash: string
  /** Whoever reads the mailbox could have set it. */
  readonly byCode: boolean
}

/** Ends every session, and holds withdrawals. */
export async function changePassword(call: Call, { id, email }: Known, { hash, byCode }: NewPassword) {
  const { sql, now } = call
  const heldUntil = later(now, PIN_RESET_HOLD)
  await sql.updateTable('member').set({ password_hash: hash, secured_at: now }).where('id', '=', id).execute()
  if (byCode) await beginDoubt(sql, id, now)
  await endSessionsOf(sql, id, now, 'password')
  await forgetDevices(sql, id, now)
  await forgiveTries(call, String(id))
  await writeLetter(call, passwordChangedLetter(call, email, utcText(heldUntil), await undoLink(call, id, email)))
  return {}
}
