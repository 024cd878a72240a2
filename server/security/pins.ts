import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { secondsUntil } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { memberById } from '../session/queries.ts'
import { pinLockedLetter } from './letters.ts'
import { giveBackTries, type PinRow, pinOf, spendTry } from './pin-tries.ts'

/**
 * Before a transaction, never inside one. A PIN that was right a moment ago costs one read, and a lock still refuses
 * it.
 */
export async function provePin(call: Call, pin: string): Promise<PinRow> {
  const { provenPins } = call.context
  return (
    (await remembered(call, pin)) ??
    provenPins.inTurn(memberOf(call).id, async () => (await remembered(call, pin)) ?? looked(call, pin))
  )
}

async function remembered(call: Call, pin: string): Promise<PinRow | undefined> {
  const { context, now } = call
  const { id } = memberOf(call)
  const row = (await pinOf(context.database, id)) ?? refuse('pin-unset', { reason: 'unset' })
  if (row.locked_until && row.locked_until > now) refuseLocked(secondsUntil(row.locked_until, now))
  return context.provenPins.hashOf({ token: call.token, pin }, now) === row.hash ? row : undefined
}

/** The try is committed first: parallel guesses cannot outrun it, a refusal cannot undo it. */
async function looked(call: Call, pin: string): Promise<PinRow> {
  const { context, now } = call
  const { id } = memberOf(call)
  const row = (await spendTry(context.database, id, now)) ?? refuseLocked(PIN_LOCK)
  const right = await context.passwords.matches(pin, row.hash).catch(async (error: unknown) => {
    await giveBackTries(context.database, id, row, 1)
    throw error
  })
  if (right) {
    await giveBackTries(context.database, id, row, row.tries)
    context.provenPins.remember({ token: call.token, pin }, row.hash, now)
    return row
  }
  if (row.tries < PIN_TRIES) refuse('pin-wrong', { reason: 'wrong', left: PIN_TRIES - row.tries })
  await mailPinLocked(call, id).catch((error: unknown) => context.log.error({ err: error }, 'a letter was not written'))
  return refuseLocked(PIN_LOCK)
}

/** Outside of the call's transaction, which is rolled back. */
async function mailPinLocked(call: Call, id: number): Promise<void> {
  const { database } = call.context
  const { email } = await memberById(database, id)
  const here = { ...call, sql: database, after: (act: () => Promise<void>) => void act() }
  await writeLetter(here, pinLockedLetter(call, email))
}

function refuseLocked(seconds: number): never {
  refuse('pin-locked', { reason: 'locked', retry_after: seconds })
}
