import type { Taken } from '#contract/endpoint.ts'
import type { Factor, factor } from '#contract/factor.ts'
import { CODE_PATTERN, SECOND_ABOVE, SECOND_TICKET_LIFE, TOTP } from '#contract/limits.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { isDemandedOf } from '../lib/required-of-merchants.ts'
import { passkeyHost } from '../lib/passkey-host.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { newToken } from '../lib/secrets.ts'
import { provePassword } from '../session/known-password.ts'
import { memberById } from '../session/queries.ts'
import { dropTicket, refuseIfTicketStale, keepTicket } from '../session/second-ticket.ts'
import { waysOf } from '../session/second-ways.ts'
import { giveCodes } from './codes.ts'
import { mailFactorChange } from './letters.ts'
import { hideKey, keyUnder, spendSecond, useSecond } from './prove.ts'
import { appOf, codesLeft, passkeysOf, proposeApp, removeApp, removePasskey, turnOff, turnOn } from './queries.ts'
import { keyText, keyUri, spanFor } from './totp.ts'

export async function unlock(call: Call, { password, second }: Taken<typeof factor.unlock>) {
  const { context } = call
  const { id } = memberOf(call)
  const asked = (await waysOf(context, context.database, id)).length > 0
  if (asked && !second) refuseProblems({ second: 'code-required' })
  const { settle } = await provePassword(call, password)
  const seconds = asked ? await spendSecond(call, id, 'change') : undefined
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
  await refuseIfTicketStale(call, { ticket, member: id, purpose: 'change' })
  const secret = context.chance.bytes(TOTP.bytes)
  if (!(await proposeApp(sql, id, hideKey(context, id, secret), now))) refuse('said-already')
  const { email } = await memberById(sql, id)
  return { secret: keyText(secret), uri: keyUri(secret, email) }
}

export async function proveApp(call: Call, { ticket, second }: Taken<typeof factor.proveApp>) {
  const { context } = call
  const { id } = memberOf(call)
  await refuseIfTicketStale(call, { ticket, member: id, purpose: 'change' })
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
    await mailFactorChange(inside, id, 'on')
    return { codes: (await codesLeft(sql, id)) === 0 ? await giveCodes(inside, id) : [] }
  }
}

export async function renewCodes(call: Call, { ticket }: Taken<typeof factor.renewCodes>) {
  const { id } = memberOf(call)
  await dropTicket(call, { ticket, member: id, purpose: 'change' })
  if ((await waysOf(call.context, call.sql, id)).length === 0) refuse('ticket-stale')
  await mailFactorChange(call, id, 'codes')
  return { codes: await giveCodes(call, id) }
}

export async function remove(call: Call, { ticket, part }: Taken<typeof factor.remove>) {
  const { context, sql } = call
  const { id } = memberOf(call)
  await dropTicket(call, { ticket, member: id, purpose: 'change' })
  if (!(await (part === 'app' ? removeApp(sql, id) : removePasskey(sql, id, part)))) refuse('missing')
  if ((await waysOf(context, sql, id)).length === 0) return turnedOff(call)
  await mailFactorChange(call, id, part === 'app' ? 'appGone' : 'passkeyGone')
  return factorOf(call)
}

export async function drop(call: Call, { ticket }: Taken<typeof factor.drop>) {
  await dropTicket(call, { ticket, member: memberOf(call).id, purpose: 'change' })
  return turnedOff(call)
}

async function turnedOff(call: Call): Promise<Factor> {
  const { id, roles } = memberOf(call)
  if (isDemandedOf(call.context, ...roles)) refuse('second-demanded', { reason: 'kept' })
  await turnOff(call.sql, id)
  await mailFactorChange(call, id, 'off')
  return factorOf(call)
}

export async function factorOf(call: Call): Promise<Factor> {
  const { context, sql } = call
  const { id } = memberOf(call)
  const host = passkeyHost(context.settings)
  const app = await appOf(sql, id)
  const keys = await passkeysOf(sql, id, host)
  return {
    ways: await waysOf(context, sql, id),
    since: app?.proven_at ? unix(app.proven_at) : null,
    passkeys: keys.map(({ passkey_no, browser, system, made_at, used_at }) => ({
      passkey_no,
      browser,
      system,
      create_time: unix(made_at),
      used_time: used_at && unix(used_at),
    })),
    passkey_host: host ?? '',
    codes_left: await codesLeft(sql, id),
    asks_above: String(SECOND_ABOVE),
  }
}
