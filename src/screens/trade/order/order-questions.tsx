import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { Wish } from '#machines/trade/wish.rules.ts'
import { Coins } from '../parts/in-order.tsx'
import type { Question } from '../parts/question-sheet.tsx'
import { replyQuestion } from '../parts/replies.tsx'

const isFree = ({ allowed, refused }: OrderInfo) =>
  allowed.includes('cancel') || refused.some(({ event }) => event === 'cancel')

export function questionOf(wish: Wish, order: OrderInfo): Question {
  if (wish.call === 'reply') return replyQuestion(wish, order)
  if (isFree(order))
    return {
      title: <Trans>Cancel this order?</Trans>,
      says: (
        <Trans>
          You get all <Coins of={order} /> back at once, free of charge.
        </Trans>
      ),
      yes: <Trans>Cancel the order</Trans>,
    }
  if (order.asked.merchant)
    return {
      title: <Trans>Agree to cancel this order?</Trans>,
      says: (
        <Trans>
          The merchant asks to cancel: the order ends at once, and you get all <Coins of={order} /> back. Do not agree
          if you have received any of the money.
        </Trans>
      ),
      yes: <Trans>Agree</Trans>,
    }
  return {
    title: <Trans>Request cancellation?</Trans>,
    says: (
      <Trans>
        If the merchant agrees, or does not answer before paying, the order ends and you get all <Coins of={order} />{' '}
        back. Until then it goes on.
      </Trans>
    ),
    yes: <Trans>Ask the merchant to cancel</Trans>,
  }
}
