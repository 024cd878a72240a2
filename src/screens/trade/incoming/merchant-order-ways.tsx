import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import type { MerchantWish, ReplyWish } from '#machines/trade/wish.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Euros } from '../parts/in-order.tsx'
import type { Way } from '../parts/order-actions.tsx'
import type { ActingLook } from '../parts/view-props.ts'

export type MerchantOrderViewProps = ViewProps<typeof merchantOrderFlow> & ActingLook
type Send = MerchantOrderViewProps['send']

const reply = (answer: ReplyWish['answer']): ReplyWish => ({ call: 'reply', answer, text: '', images: [] })
const asking = (send: Send) => (wish: MerchantWish) => () => send({ type: 'ask', wish })

/** The member has asked for it: to end the order takes no other reason. */
const agreeing = { call: 'abandon', reason: 'peer_asked' } as const

export function nextWays(order: OrderInfo, send: Send): Way[] {
  const { dispute, asked, pay_type } = order
  const ask = asking(send)
  if (dispute)
    return [
      { event: 'agree', kind: 'main', words: <Trans>Agree</Trans>, onPress: ask(reply('accept')) },
      { event: 'disagree', words: <Trans>I do not agree</Trans>, onPress: ask(reply('reject')) },
    ]
  const agree: Way[] = asked.member
    ? [{ event: 'askCancel', words: <Trans>Agree to cancel</Trans>, onPress: ask(agreeing) }]
    : []
  return [
    {
      event: 'accept',
      kind: 'main',
      words: <Trans>Accept</Trans>,
      onPress: () => send({ type: 'act', wish: { call: 'answer', accept: 1 } }),
    },
    { event: 'decline', words: <Trans>Decline</Trans>, onPress: ask({ call: 'answer', accept: 0 }) },
    {
      event: 'pay',
      kind: 'main',
      words:
        pay_type === 'bank' ? (
          <Trans>I have paid</Trans>
        ) : (
          <Trans>
            Pay <Euros of={order} />
          </Trans>
        ),
      onPress: () => send({ type: 'pay' }),
    },
    ...agree,
    { event: 'rate', kind: 'main', words: <Trans>Rate this order</Trans>, onPress: () => send({ type: 'rate' }) },
  ]
}

export function otherWays({ dispute, asked }: OrderInfo, send: Send): Way[] {
  const ask = asking(send)
  if (dispute)
    return [
      { event: 'evidence', words: <Trans>Show more</Trans>, onPress: () => send({ type: 'reply' }) },
      { event: 'withdraw', words: <Trans>Close my dispute</Trans>, onPress: ask(reply('withdraw')) },
      asked.member
        ? { event: 'askCancel', words: <Trans>Agree to cancel</Trans>, onPress: ask(agreeing) }
        : {
            event: 'askCancel',
            words: <Trans>Request cancellation</Trans>,
            onPress: () => send({ type: 'leave' }),
          },
    ]
  const giveBack: Way = {
    event: 'abandon',
    words: <Trans>Return the order</Trans>,
    onPress: () => send({ type: 'leave' }),
  }
  return [
    { event: 'undo', words: <Trans>I have not paid after all</Trans>, onPress: ask({ call: 'undo' }) },
    ...(asked.member ? [] : [giveBack]),
    {
      event: 'dispute',
      words: <Trans>Report a problem</Trans>,
      early: true,
      onPress: () => send({ type: 'dispute' }),
    },
  ]
}
