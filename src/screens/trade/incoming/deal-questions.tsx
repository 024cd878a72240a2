import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { MerchantWish } from '#machines/trade/wish.rules.ts'
import { Coins, Euros } from '../parts/in-order.tsx'
import type { Question } from '../parts/question-sheet.tsx'
import { replyQuestion } from '../parts/replies.tsx'
import type { DealSight } from './deal-ways.tsx'

const accepting = (order: OrderInfo): Question => ({
  title: <Trans>Accept this order?</Trans>,
  says:
    order.pay_type === 'bank' ? (
      <Trans>
        You then pay <Euros of={order} /> by bank transfer before the clock of the order runs out. A part of your margin
        is set aside until the member has confirmed it.
      </Trans>
    ) : (
      <Trans>
        <Euros of={order} /> of your balance are set aside at once. You then pay them with your payment PIN, and get the
        coins at the same moment.
      </Trans>
    ),
  yes: <Trans>Accept</Trans>,
})

const declining = (): Question => ({
  title: <Trans>Decline this offer?</Trans>,
  says: <Trans>It goes to the next merchant, and you are not asked again. Nothing of yours is held.</Trans>,
  yes: <Trans>Decline</Trans>,
})

const undoing = (order: OrderInfo): Question => ({
  title: <Trans>Take back that you paid?</Trans>,
  says: (
    <Trans>
      The order waits for your payment again, and the member is told. You can do this once. If the <Euros of={order} />{' '}
      have left your bank, leave it as it is.
    </Trans>
  ),
  yes: <Trans>I have not paid</Trans>,
})

const ending = (order: OrderInfo): Question => ({
  title: <Trans>Agree to end this order?</Trans>,
  says: (
    <Trans>
      It ends at once: the <Coins of={order} /> go back to the member, and what you set aside comes back to you. Do not
      agree if you have paid.
    </Trans>
  ),
  yes: <Trans>Agree</Trans>,
})

/** What a merchant is asked before something is done that needs nothing besides. */
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

/** The wish that is being asked about, or done after that. */
export const wishAsked = ({ over, context: { wish } }: DealSight): MerchantWish | undefined =>
  over === 'question' || over === 'acting' ? (wish as MerchantWish | undefined) : undefined
