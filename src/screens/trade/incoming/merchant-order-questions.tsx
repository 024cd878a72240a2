import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { MerchantWish } from '#machines/trade/wish.rules.ts'
import { Coins, Euros } from '../parts/in-order.tsx'
import type { Question } from '../parts/question-sheet.tsx'
import { replyQuestion } from '../parts/replies.tsx'
import type { MerchantOrderViewProps } from './merchant-order-ways.tsx'

const accepting = (order: OrderInfo): Question => ({
  title: <Trans>Accept this order?</Trans>,
  says:
    order.pay_type === 'bank' ? (
      <Trans>
        You then pay <Euros of={order} /> by bank transfer while time is left. We hold part of your deposit until the
        member has confirmed it.
      </Trans>
    ) : (
      <Trans>
        We hold <Euros of={order} /> of your balance. You then pay with your payment PIN and get the coins at the same
        moment.
      </Trans>
    ),
  yes: <Trans>Accept</Trans>,
})

const declining = (): Question => ({
  title: <Trans>Decline this offer?</Trans>,
  says: <Trans>We ask the next merchant and do not ask you again. Nothing of yours is held.</Trans>,
  yes: <Trans>Decline</Trans>,
})

const undoing = (order: OrderInfo): Question => ({
  title: <Trans>Undo your payment report?</Trans>,
  says: (
    <Trans>
      The order waits for your payment again, and we tell the member. You can do this once. If your bank has sent the{' '}
      <Euros of={order} />, leave it as it is.
    </Trans>
  ),
  yes: <Trans>I have not paid</Trans>,
})

const ending = (order: OrderInfo): Question => ({
  title: <Trans>Agree to cancel this order?</Trans>,
  says: (
    <Trans>
      The order ends at once: the member gets the <Coins of={order} /> back, and you get back what is held. Do not agree
      if you have paid.
    </Trans>
  ),
  yes: <Trans>Agree</Trans>,
})

export function questionOf(wish: MerchantWish, order: OrderInfo): Question | undefined {
  switch (wish.call) {
    case 'answer':
      return wish.accept === 1 ? accepting(order) : declining()
    case 'undo':
      return undoing(order)
    case 'abandon':
      return order.asked.member === 1 ? ending(order) : undefined
    case 'reply':
      return wish.answer === 'evidence' ? undefined : replyQuestion(wish, order)
    default:
      return undefined
  }
}

export const wishAsked = ({ over, context: { wish } }: MerchantOrderViewProps): MerchantWish | undefined =>
  over === 'question' || over === 'acting' ? (wish as MerchantWish | undefined) : undefined
