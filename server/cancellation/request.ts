import type { cancellation } from '#contract/cancellation.ts'
import type { Given, Taken } from '#contract/endpoint.ts'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { writeLetter } from '../notice/outbox.ts'
import { provePin } from '../security/pins.ts'
import { guessCode, newestCodeAddress, useCode } from '../session/codes.ts'
import { endSessionsOf } from '../session/endings.ts'
import { provePassword } from '../session/known-password.ts'
import { standingOf } from './blockers.ts'
import { requestedLetter } from './letters.ts'
import { lockedCancellation } from './move.ts'
import { holdAccounts } from './queries.ts'
import { markOf, type Sum } from './remains.ts'
import { type Review, reviewOf, presentReview } from './review.ts'

type Asked = Taken<typeof cancellation.request>

export async function requestCancellation(call: Call, asked: Asked) {
  const { id } = memberOf(call)
  const { password, payword, code, request_no } = asked
  await provePin(call, payword)
  const { known, settle } = await provePassword(call, password)
  const { email, mobile, mobile_proven } = known
  await remainsOrRefuse(call, id, asked)
  const bound = mobile && mobile_proven ? [email, mobile] : [email]
  const account = (await newestCodeAddress(call, 'zhuxiao', bound)) ?? refuse('dead-code')
  const row = await guessCode(call, 'zhuxiao', { account, code, request_no })
  return async (inside: Call): Promise<Given<typeof cancellation.request>> => {
    const { sql, now } = inside
    await holdAccounts(sql, id)
    await settle(inside)
    await useCode(inside, row)
    const remains = await remainsOrRefuse(inside, id, asked)
    await lockedCancellation(inside, id)
    const review = await reviewOf(sql, now)
    await insert(inside, id, asked, remains, review)
    await sql.updateTable('member').set({ cancel_requested_at: now }).where('id', '=', id).execute()
    await endSessionsOf(sql, id, now, 'leaving')
    await writeLetter(inside, requestedLetter(inside.locale, email, inside.context.settings.origin, review))
    inside.addFacts({ from: `${ACCOUNT_REVIEW_DAYS.from}`, to: `${ACCOUNT_REVIEW_DAYS.to}` })
    return { apply_time: unix(now), ...presentReview(review) }
  }
}

async function remainsOrRefuse({ sql, now }: Call, member: number, { give_up }: Asked): Promise<readonly Sum[]> {
  const { bonds, remains } = await standingOf(sql, member, now)
  if (bonds.length > 0) refuse('account-bound')
  if (markOf(remains) !== give_up) refuse('moved-on')
  return remains
}

async function insert(
  { sql, now, locale }: Call,
  member: number,
  { reason }: Asked,
  remains: readonly Sum[],
  review: Review,
) {
  const { id } = await sql
    .insertInto('cancellation')
    .values({
      member_id: member,
      state: 'pending',
      wish: reason,
      locale,
      given_up: JSON.stringify(Object.fromEntries(remains.map(({ account, amount }) => [account, `${amount}`]))),
      created_at: now,
      since: now,
      review_from: review.from,
      review_by: review.by,
      wake_at: review.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('cancellation_event')
    .values({ cancellation_id: id, version: 0, event: 'ask', state: 'pending', actor: 'member', at: now })
    .execute()
}
