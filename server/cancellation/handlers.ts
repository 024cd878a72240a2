import { cancellation } from '#contract/cancellation.ts'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { sharesLeft } from '../equity/left.ts'
import { implement } from '../lib/implement.ts'
import { articleByCode, blocksOf } from '../news/queries.ts'
import { blockersIn, standingOf } from './blockers.ts'
import { keptAt } from './queries.ts'
import { markOf, ofMoney, ofShares } from './remains.ts'
import { requestCancellation } from './request.ts'
import { reviewOf, presentReview } from './review.ts'

export const cancellationHandlers = implement('cancellation', cancellation, {
  async info(call) {
    const { sql, now, locale, say } = call
    const { id } = memberOf(call)
    const { bonds, remains } = await standingOf(sql, id, now)
    const kept = await keptAt(sql, id)
    const rule = await articleByCode(sql, locale, now, 'zhuxiao_rule')
    return {
      withdrawn_time: kept && unix(kept),
      days_text: say('cancellation.days', ACCOUNT_REVIEW_DAYS),
      ...presentReview(await reviewOf(sql, now)),
      blockers: blockersIn(locale, bonds),
      remains: remains.filter(ofMoney).map(({ account, currency, amount }) => ({
        account,
        currency,
        amount: decimalOf(amount, currency),
      })),
      shares: await sharesLeft(sql, locale, remains.filter(ofShares)),
      remains_mark: markOf(remains),
      agreement: rule ? blocksOf(rule) : [],
      server_time: unix(now),
    }
  },
  request: { prepare: requestCancellation },
})
