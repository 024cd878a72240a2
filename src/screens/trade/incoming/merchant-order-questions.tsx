import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { MerchantWish } from '#machines/trade/wish.rules.ts'
import { declining } from '#src/parts/trade/answering.tsx'
import type { Question } from '#src/ui/question-sheet.tsx'
import { Coins, Euros } from '../parts/in-order.tsx'
import { replyQuestion } from '../parts/replies.tsx'
import type { MerchantOrderViewProps } from './merchant-order-ways.tsx'

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
      return wish.accept === 0 ? declining() : undefined
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
