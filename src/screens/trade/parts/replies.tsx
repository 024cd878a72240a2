import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { ReplyWish } from '#machines/trade/wish.rules.ts'
import { Coins } from './in-order.tsx'
import type { Question } from './question-sheet.tsx'

/** What is asked before a side answers a proposal, or ends its own dispute. */
export function replyQuestion({ answer }: ReplyWish, order: OrderInfo): Question {
  switch (answer) {
    case 'accept':
      return {
        title: <Trans>Agree to this split?</Trans>,
        says: (
          <Trans>
            As soon as both sides agree, an operator divides the <Coins of={order} /> as proposed. You cannot take your
            answer back.
          </Trans>
        ),
        yes: <Trans>Agree</Trans>,
      }
    case 'reject':
      return {
        title: <Trans>Not agree to this split?</Trans>,
        says: <Trans>Then the operators decide by what both sides have shown. You cannot take your answer back.</Trans>,
        yes: <Trans>I do not agree</Trans>,
      }
    default:
      return {
        title: <Trans>End your dispute?</Trans>,
        says: <Trans>The order goes on where it was before, and its clock runs again.</Trans>,
        yes: <Trans>End the dispute</Trans>,
      }
  }
}
