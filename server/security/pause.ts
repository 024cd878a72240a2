import { sql as raw } from 'kysely'
import type { Endpoint, Said, Taken } from '#contract/endpoint.ts'
import type { Pause, security } from '#contract/security.ts'
import { type Call, memberOf, type Viewer } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { maskEmail } from '../lib/masks.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { spendSecond, useSecond } from '../factor/prove.ts'
import { writeLetter } from '../notice/outbox.ts'
import { guessCode, useCode } from '../session/codes.ts'
import { provePassword } from '../session/known-password.ts'
import { liftsAt } from '../session/lifts-at.ts'
import { memberById } from '../session/queries.ts'
import { waysOf } from '../session/second-ways.ts'
import { stopEmailChange } from './email-change.ts'
import { pauseLiftedLetter, pauseSetLetter } from './letters.ts'

/** For calls that move money out alone. */
export async function refuseIfPaused(sql: Sql, { leaves, path }: Endpoint, viewer: Viewer | undefined, said: Said) {
  if (viewer && leaves(said)) await raw`select heed_pause(${viewer.id}, ${path}, ${String(said['idem'])})`.execute(sql)
}

/** Whoever pauses waits until this transaction ends. */
export async function hasPaused(sql: Sql, member: number): Promise<boolean> {
  await sql.selectFrom('member').select('id').where('id', '=', member).forKeyShare().execute()
  return (await pausedSince(sql, member)) !== undefined
}

const pausedSince = async (sql: Sql, member: number): Promise<Date | undefined> =>
  (await sql.selectFrom('pause').select('since').where('member_id', '=', member).executeTakeFirst())?.since

export async function pauseOf(call: Call): Promise<Pause> {
  const { id } = memberOf(call)
  return presentPause(call, id, await pausedSince(call.sql, id))
}

async function presentPause({ context, sql }: Call, member: number, since: Date | undefined): Promise<Pause> {
  const { address, isByLetter } = await liftsAt(sql, member)
  return {
    paused_at: since ? unix(since) : null,
    contact: maskEmail(address),
    ways: isByLetter ? [] : await waysOf(context, sql, member),
  }
}

/** Pausing again writes no second letter. A waiting address is given up, for it could lift the pause. */
export async function setPause(call: Call): Promise<Pause> {
  const { sql, now } = call
  const { id } = memberOf(call)
  const { rows } = await raw<{ since: Date; fresh: boolean }>`select * from pause_account(${id}, ${now})`.execute(sql)
  if (rows[0]?.fresh) {
    await stopEmailChange(call, id)
    await writeLetter(call, pauseSetLetter(call, (await memberById(sql, id)).email))
  }
  return presentPause(call, id, rows[0]?.since)
}

type Lifting = Taken<typeof security.liftPause>

export async function liftPause(call: Call, lifting: Lifting) {
  const proven = await provenToLift(call, lifting)
  return async (inside: Call): Promise<Pause> => {
    const { sql } = inside
    const { id } = memberOf(inside)
    await proven(inside)
    const { numDeletedRows } = await sql.deleteFrom('pause').where('member_id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) refuse('moved-on')
    const { email } = await memberById(sql, id)
    await writeLetter(inside, pauseLiftedLetter(inside, email))
    return presentPause(inside, id, undefined)
  }
}

/** Password, and second factor or code by e-mail. A pause made by a letter: only a code to that letter's mailbox. */
async function provenToLift(call: Call, { password, code, request_no, second }: Lifting) {
  if (!code && !second) refuseProblems({ code: 'code-required' })
  const { known, settle } = await provePassword(call, password)
  const { address, isByLetter } = await liftsAt(call.sql, known.id)
  if (isByLetter && !code) refuseProblems({ code: 'code-required' })
  if (second && !isByLetter) {
    const tries = await spendSecond(call, known.id, 'change')
    return async (inside: Call) => {
      await settle(inside)
      await useSecond(inside, known.id, second)
      await tries.forgive(inside.sql)
    }
  }
  const row = await guessCode(call, 'pause', { account: address, code, request_no })
  return async (inside: Call) => {
    await settle(inside)
    await useCode(inside, row)
  }
}
