import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { ReplyWish } from '#machines/trade/wish.rules.ts'
import { Coins } from './in-order.tsx'
import type { Question } from './question-sheet.tsx'

export function replyQuestion({ answer }: ReplyWish, order: OrderInfo): Question {
  switch (answer) {
    case 'accept':
      return {
        title: <Trans>Agree to this split?</Trans>,
        says: (
          <Trans>
            Once both sides agree, our team divides the <Coins of={order} /> as proposed. You can’t change your answer.
          </Trans>
        ),
        yes: <Trans>Agree</Trans>,
      }
    case 'reject':
      return {
        title: <Trans>Reject this split?</Trans>,
        says: <Trans>Our team then decides on the evidence of both sides. You can’t change your answer.</Trans>,
        yes: <Trans>I do not agree</Trans>,
      }
    default:
      return {
        title: <Trans>Close your dispute?</Trans>,
        says: <Trans>The order goes on where it was, and its time continues.</Trans>,
        yes: <Trans>Close the dispute</Trans>,
      }
  }
}
