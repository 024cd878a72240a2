import { Trans } from '@lingui/react/macro'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MerchantTab } from '#contract/merchant.ts'
import { Button } from '#src/ui/button.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing } from '#src/ui/standing.tsx'
import type { InboxSight } from './inbox-frame.tsx'

const CENTRE = '/pages/user/user1'

const NOTHING: Record<MerchantTab, () => { title: ReactNode; because: ReactNode }> = {
  all: () => ({
    title: <Trans>No order has come yet</Trans>,
    because: <Trans>When a member sells at your price, the order is offered to you here.</Trans>,
  }),
  offers: () => ({
    title: <Trans>Nothing is offered to you now</Trans>,
    because: (
      <Trans>Offers come while you take part in the market, and only at the price and in the amounts you set.</Trans>
    ),
  }),
  awaiting_payment: () => ({
    title: <Trans>You owe nobody a payment</Trans>,
    because: <Trans>Orders that you accepted wait here until you have paid.</Trans>,
  }),
  paid: () => ({
    title: <Trans>No payment waits for its confirmation</Trans>,
    because: <Trans>What you paid by bank stands here until the member has confirmed it.</Trans>,
  }),
  in_settlement: () => ({
    title: <Trans>Nothing is in settlement</Trans>,
    because: <Trans>What was paid and confirmed rests here for a while before it is completed.</Trans>,
  }),
  completed: () => ({
    title: <Trans>Nothing is completed yet</Trans>,
    because: <Trans>Orders whose coins are yours stay here.</Trans>,
  }),
  cancelled: () => ({
    title: <Trans>Nothing was cancelled</Trans>,
    because: <Trans>Orders that ended without a trade are kept here, each with its reason.</Trans>,
  }),
}

/** Why this tab has nothing, and where to look instead. */
export function InboxEmpty({ context, send }: InboxSight) {
  const { tab } = context
  const { title, because } = NOTHING[tab]()
  const centre = (
    <PlaceButton kind="quiet" to={CENTRE}>
      <Trans>See what I buy</Trans>
    </PlaceButton>
  )
  const all = (
    <Button kind="quiet" onClick={() => send({ type: 'tab', tab: 'all' })}>
      <Trans>Show all orders</Trans>
    </Button>
  )
  return (
    <Standing icon={Inbox} title={title} action={tab === 'all' || tab === 'offers' ? centre : all}>
      {because}
    </Standing>
  )
}
