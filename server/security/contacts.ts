import type { Taken } from '#contract/endpoint.ts'
import { PIN_RESET_HOLD } from '#contract/limits.ts'
import type { security } from '#contract/security.ts'
import { userInfoOf } from '../account/queries.ts'
import { secondForChange } from '../factor/needed-for-change.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, utcText } from '../lib/clock.ts'
import { Refusal, refuse, refuseProblems } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { normal } from '../session/accounts.ts'
import { guessCode, useCode } from '../session/codes.ts'
import { provePassword } from '../session/known-password.ts'
import { endSessionsOf } from '../session/endings.ts'
import { type Known, memberById, memberKnownAs } from '../session/queries.ts'
import { secondAsked } from '../session/second-ways.ts'
import { viewerOf } from '../session/viewer.ts'
import { beginEmailChange, emailChangeOf, stopEmailChange } from './email-change.ts'
import { emailChangedLetter, phoneAddedLetter, phoneChangedLetter } from './letters.ts'
import { changeEmail, changePhone, firstPhone, holdPhone } from './queries.ts'
import { undoLink } from '../account/undo-link.ts'

const heldFrom = (now: Date) => utcText(later(now, PIN_RESET_HOLD))

/** After a lost answer the same may be said again. */
export async function setMobile(call: Call, { mobile, ...said }: Taken<typeof security.setMobile>) {
  const { id, token } = memberOf(call)
  const known = await memberById(call.sql, id)
  if (known.mobile_proven && known.mobile === mobile) return (inside: Call) => userInfoOf(inside, id, token)
  if (known.mobile_proven) refuse('said-already')
  const code = await guessCode(call, 'bind_mobile', { account: mobile, ...said })
  return async (inside: Call) => {
    await useCode(inside, code)
    if (!(await firstPhone(inside.sql, id, mobile))) refuse('said-already')
    await writeLetter(inside, phoneAddedLetter(inside, known.email, mobile))
    return userInfoOf(inside, id, token)
  }
}

/** With a code to each phone. Of two at once, one changes and the other hears that it is done. */
export async function updateMobile(call: Call, wish: Taken<typeof security.updateMobile>) {
  const { id } = memberOf(call)
  const { mobile } = wish
  const { mobile: old, mobile_proven, email } = await memberById(call.sql, id)
  if (!old || !mobile_proven) return refuse('moved-on')
  if (mobile === old) refuseProblems({ mobile: 'contact-same' })
  const guess = { account: old, code: wish.old_code, request_no: wish.old_request_no }
  const oldCode = await guessCode(call, 'up_mobile', guess).catch(async (error: unknown) => {
    if (error instanceof Refusal && (await isChanged(call, old))) refuse('moved-on')
    return refuseOld(error)
  })
  const code = await guessCode(call, 'up_mobile', { account: mobile, code: wish.code, request_no: wish.request_no })
  const prove = await secondForChange(call, id, wish.second)
  return async (inside: Call) => {
    const { sql, now } = inside
    if (!(await holdPhone(sql, id, old))) refuse('moved-on')
    await useCode(inside, oldCode)
    await useCode(inside, code)
    await prove(inside)
    await changePhone(sql, id, mobile, now)
    await endSessionsOf(sql, id, now, 'phone')
    const until = heldFrom(now)
    const undo = await undoLink(inside, id, email)
    for (const to of [old, email]) await writeLetter(inside, phoneChangedLetter(inside, to, mobile, { until, undo }))
    return {}
  }
}

function refuseOld(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  return refuse(error.refusal, { ...error.facts, problems: { old_code: 'unreadable' } })
}

/** Also true where the other phone was faster than our first look: then our session is over. */
const isChanged = async (call: Call, old: string) =>
  (await memberById(call.sql, memberOf(call).id)).mobile !== old ||
  (await viewerOf(call.context, call, call.now)) === undefined

type WantedEmail = Taken<typeof security.setEmail>

/** Waits for a day where only the password was proven; the former address is told. */
export async function setEmail(call: Call, wish: WantedEmail) {
  const { id, token } = memberOf(call)
  const email = normal(wish.email)
  const { known, settle } = await provePassword(call, wish.password)
  const answer = async (inside: Call) => ({
    user_info: await userInfoOf(inside, id, token),
    waiting: await emailChangeOf(inside, id),
  })
  if (email === known.email) {
    return async (inside: Call) => {
      await settle(inside)
      return answer(inside)
    }
  }
  const { code, request_no } = wish
  const row = await guessCode(call, 'bind_email', { account: email, code, request_no })
  const prove = await provenOwner(call, known, wish)
  return async (inside: Call) => {
    const { sql, now } = inside
    await settle(inside)
    await useCode(inside, row)
    if (prove) {
      await prove(inside)
      await stopEmailChange(inside, id)
      await changeEmail(sql, id, email, now)
      const undo = await undoLink(inside, id, known.email)
      await writeLetter(inside, emailChangedLetter(inside, known.email, { email, until: heldFrom(now), undo }))
    } else {
      if (await memberKnownAs(sql, email)) refuse('contact-taken')
      await beginEmailChange(inside, email)
    }
    inside.addFacts({ waits: prove ? 'no' : 'yes' })
    return answer(inside)
  }
}

async function provenOwner(call: Call, { id, email }: Known, { old_code, old_request_no, second }: WantedEmail) {
  if (await secondAsked(call.context, call.context.database, id)) return secondForChange(call, id, second)
  if (!old_code) return undefined
  const guess = { account: email, code: old_code, request_no: old_request_no }
  const row = await guessCode(call, 'bind_email', guess).catch(refuseOld)
  return async (inside: Call) => void (await useCode(inside, row))
}
