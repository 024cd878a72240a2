import type { Taken } from '#contract/endpoint.ts'
import type { factor } from '#contract/factor.ts'
import { CODE_PATTERN, SECOND_TICKET_LIFE, TOTP } from '#contract/limits.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { isDemandedOf } from '../lib/demand.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken } from '../lib/secrets.ts'
import { provePassword } from '../session/known-password.ts'
import { memberById } from '../session/queries.ts'
import { dropTicket, heedTicket, keepTicket } from '../session/second-ticket.ts'
import { tellChanged } from './letters.ts'
import { askedOf, codeHash, hideKey, keyUnder, spendSecond, useSecond } from './prove.ts'
import { appOf, factorOf, proposeApp, turnOff, turnOn, writeCodes } from './queries.ts'
import { newCodes } from './recovery.ts'
import { keyText, keyUri, spanFor } from './totp.ts'

/** Password and, once there is one, second factor: whoever proves both may change it once. */
export async function unlock(call: Call, { password, second }: Taken<typeof factor.unlock>) {
  const { context } = call
  const { id } = memberOf(call)
  const asked = await askedOf(context.database, id)
  if (asked && !second) refuseProblems({ second: 'code-required' })
  const { settle } = await provePassword(call, password)
  const seconds = asked && (await spendSecond(call, id, 'change'))
  return async (inside: Call) => {
    const { sql, now } = inside
    await settle(inside)
    if (asked) await useSecond(inside, id, second)
    await seconds?.forgive(sql)
    const ticket = newToken(context.chance)
    await keepTicket(inside, { ticket, member: id, purpose: 'change' })
    return { ticket, expire_time: unix(later(now, SECOND_TICKET_LIFE)) }
  }
}

export async function beginApp(call: Call, { ticket }: Taken<typeof factor.beginApp>) {
  const { context, sql, now } = call
  const { id } = memberOf(call)
  await heedTicket(call, { ticket, member: id, purpose: 'change' })
  const secret = context.chance.bytes(TOTP.bytes)
  if (!(await proposeApp(sql, id, hideKey(context, id, secret), now))) refuse('said-already')
  const { email } = await memberById(sql, id)
  return { secret: keyText(secret), uri: keyUri(secret, email) }
}

export async function proveApp(call: Call, { ticket, second }: Taken<typeof factor.proveApp>) {
  const { context } = call
  const { id } = memberOf(call)
  await heedTicket(call, { ticket, member: id, purpose: 'change' })
  const tries = await spendSecond(call, id, 'change')
  return async (inside: Call) => {
    const { sql, now } = inside
    await dropTicket(inside, { ticket, member: id, purpose: 'change' })
    const app = await appOf(sql, id)
    if (!app || app.proven_at) return refuse('moved-on')
    const span = CODE_PATTERN.test(second)
      ? spanFor(keyUnder(context, id, app.sealed), second, now, Number(app.last_step))
      : undefined
    if (span === undefined) return refuse('second-wrong', { reason: 'wrong' })
    if (!(await turnOn(sql, id, app.sealed, span, now))) refuse('moved-on')
    await tries.forgive(sql)
    await tellChanged(inside, id, 'on')
    return { codes: await giveCodes(inside, id) }
  }
}

export async function renewCodes(call: Call, { ticket }: Taken<typeof factor.renewCodes>) {
  const { id } = memberOf(call)
  await dropTicket(call, { ticket, member: id, purpose: 'change' })
  if (!(await askedOf(call.sql, id))) refuse('ticket-stale')
  await tellChanged(call, id, 'codes')
  return { codes: await giveCodes(call, id) }
}

export async function dropApp(call: Call, { ticket }: Taken<typeof factor.dropApp>) {
  const { id, roles } = memberOf(call)
  if (isDemandedOf(call.context, ...roles)) refuse('second-demanded', { reason: 'kept' })
  await dropTicket(call, { ticket, member: id, purpose: 'change' })
  await turnOff(call.sql, id)
  await tellChanged(call, id, 'off')
  return factorOf(call.sql, id)
}

/** Shown this once; what is kept of them tells nobody. */
async function giveCodes({ context, sql }: Call, member: number): Promise<string[]> {
  const codes = newCodes(context.chance)
  await writeCodes(
    sql,
    member,
    codes.map((code) => codeHash(context, member, code)),
  )
  return codes
}
