import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { orderFlow } from '#machines/trade/order.flow.ts'
import type { MemberWish, ReplyWish } from '#machines/trade/wish.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import type { Way } from '../parts/order-actions.tsx'

export type Send = ViewProps<typeof orderFlow>['send']

const reply = (answer: ReplyWish['answer']): ReplyWish => ({ call: 'reply', answer, text: '', images: [] })

const extend = (send: Send): Way => ({
  event: 'extend',
  kind: 'main',
  words: <Trans>Give the merchant more time</Trans>,
  onPress: () => send({ type: 'act', wish: { call: 'extend' } }),
})
const rate = (send: Send): Way => ({
  event: 'rate',
  kind: 'main',
  words: <Trans>Rate this order</Trans>,
  onPress: () => send({ type: 'rate' }),
})

export function nextWays({ status, dispute, allowed }: OrderInfo, send: Send): Way[] {
  const ask = (wish: MemberWish) => () => send({ type: 'ask', wish })
  if (dispute)
    return [
      { event: 'agree', kind: 'main', words: <Trans>Agree</Trans>, onPress: ask(reply('accept')) },
      { event: 'disagree', words: <Trans>I do not agree</Trans>, onPress: ask(reply('reject')) },
    ]
  return [
    {
      event: 'confirm',
      kind: 'main',
      words: <Trans>The money has arrived</Trans>,
      onPress: () => send({ type: 'confirm' }),
    },
    ...(allowed.includes('extend') ? [extend(send)] : []),
    ...(allowed.includes('rate') ? [rate(send)] : []),
    {
      event: 'cancel',
      words: status === 'late' ? <Trans>Take the coins back</Trans> : <Trans>Cancel matching</Trans>,
      onPress: ask({ call: 'cancel', reason: '' }),
    },
  ]
}

export function otherWays({ dispute, asked, allowed }: OrderInfo, send: Send): Way[] {
  const ask = (wish: MemberWish) => () => send({ type: 'ask', wish })
  const inDispute: Way[] = [
    { event: 'evidence', words: <Trans>Show more</Trans>, onPress: () => send({ type: 'reply' }) },
    {
      event: 'confirm',
      words: <Trans>The money has arrived after all</Trans>,
      onPress: () => send({ type: 'confirm' }),
    },
    { event: 'withdraw', words: <Trans>Close my dispute</Trans>, onPress: ask(reply('withdraw')) },
  ]
  return [
    ...(dispute ? inDispute : []),
    ...(allowed.includes('extend') ? [] : [extend(send)]),
    {
      event: 'askCancel',
      words: asked.merchant ? <Trans>Agree to cancel</Trans> : <Trans>Request cancellation</Trans>,
      onPress: ask({ call: 'cancel', reason: '' }),
    },
    {
      event: 'dispute',
      words: <Trans>Report a problem</Trans>,
      early: true,
      onPress: () => send({ type: 'dispute' }),
    },
  ]
}
