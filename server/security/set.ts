import type { Taken } from '#contract/endpoint.ts'
import type { security } from '#contract/security.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { memberById } from '../session/queries.ts'
import { pinChangedLetter, pinSetLetter } from './letters.ts'
import { provePin } from './pins.ts'
import { type PinRow, pinOf } from './pin-tries.ts'
import { changePin, insertPin } from './queries.ts'

export async function setPin(call: Call, { payword, payword_confirm, old_payword }: Taken<typeof security.setPin>) {
  refuseMismatch(payword, payword_confirm)
  const { context } = call
  const { id } = memberOf(call)
  const known = await provenOld(call, id, old_payword)
  const hash = await context.passwords.hash(payword)
  return async (inside: Call) => {
    const { sql, now } = inside
    const set = known ? await changePin(sql, id, known, hash, now) : await insertPin(sql, id, hash, now)
    if (!set) refuse('moved-on')
    const { email } = await memberById(sql, id)
    await writeLetter(inside, known ? pinChangedLetter(inside, email) : pinSetLetter(inside, email))
    return { has_payword: 1 as const }
  }
}

export function refuseMismatch(payword: string, confirmed: string): void {
  if (payword !== confirmed) refuseProblems({ payword_confirm: 'pin-mismatch' })
}

async function provenOld(call: Call, id: number, pin: string): Promise<PinRow | undefined> {
  if (!(await pinOf(call.sql, id))) return undefined
  if (!pin) refuseProblems({ old_payword: 'pin-required' })
  return provePin(call, pin)
}
