import type { Taken } from '#contract/endpoint.ts'
import { PIN_RESET_HOLD } from '#contract/limits.ts'
import type { security } from '#contract/security.ts'
import { secondForChange } from '../factor/needed-for-change.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix, utcText } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { guessCode, newestCodeAddress, useCode } from '../session/codes.ts'
import { boundTo, memberById } from '../session/queries.ts'
import { beginDoubt } from '../account/doubt.ts'
import { pinResetLetter } from './letters.ts'
import { pinOf } from './pin-tries.ts'
import { resetPin as writePin } from './queries.ts'
import { refuseMismatch } from './set.ts'
import { undoLink } from '../account/undo-link.ts'

export async function resetPin(
  call: Call,
  { code, request_no, payword, payword_confirm, second }: Taken<typeof security.resetPin>,
) {
  refuseMismatch(payword, payword_confirm)
  const { context } = call
  const { id } = memberOf(call)
  const known = await memberById(call.sql, id)
  const address = (await newestCodeAddress(call, 'payword', boundTo(known))) ?? refuse('dead-code')
  const row = await guessCode(call, 'payword', { account: address, code, request_no })
  const prove = await secondForChange(call, id, second)
  const hash = await context.passwords.hash(payword)
  return async (inside: Call) => {
    const { sql, now } = inside
    const heldUntil = later(now, PIN_RESET_HOLD)
    const until = utcText(heldUntil)
    await useCode(inside, row)
    await prove(inside)
    const hadPin = (await pinOf(sql, id)) !== undefined
    await writePin(sql, id, hash, now, heldUntil)
    inside.addFacts({ until })
    if (hadPin) await beginDoubt(sql, id, now)
    await writeLetter(
      inside,
      pinResetLetter(inside, known.email, { until, undo: await undoLink(inside, id, known.email) }),
    )
    return { has_payword: 1 as const, withdrawals_held_until: unix(heldUntil) }
  }
}
