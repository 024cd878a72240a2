import { Trans } from '@lingui/react/macro'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MerchantTab } from '#contract/merchant.ts'
import { Button } from '#src/ui/button.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import type { InboxViewProps } from './inbox-frame.tsx'

const CENTRE = '/pages/user/user1'

const NOTHING: Record<MerchantTab, () => { title: ReactNode; because: ReactNode }> = {
  all: () => ({
    title: <Trans>No orders yet</Trans>,
    because: <Trans>When a member sells at your price, you get the offer here.</Trans>,
  }),
  offers: () => ({
    title: <Trans>No offers at the moment</Trans>,
    because: <Trans>You get offers while you take part in the market, only at your price and in your amounts.</Trans>,
  }),
  awaiting_payment: () => ({
    title: <Trans>Nothing to pay</Trans>,
    because: <Trans>Orders you accepted stay here until you have paid.</Trans>,
  }),
  paid: () => ({
    title: <Trans>No payments to be confirmed</Trans>,
    because: <Trans>Bank payments stay here until the member confirms them.</Trans>,
  }),
  in_settlement: () => ({
    title: <Trans>No orders in settlement</Trans>,
    because: <Trans>Paid and confirmed orders stay here for a while before they are completed.</Trans>,
  }),
  completed: () => ({
    title: <Trans>No completed orders yet</Trans>,
    because: <Trans>Orders whose coins you received stay here.</Trans>,
  }),
  cancelled: () => ({
    title: <Trans>No cancelled orders</Trans>,
    because: <Trans>Cancelled orders stay here, each with its reason.</Trans>,
  }),
}

export function InboxEmpty({ context, send }: InboxViewProps) {
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
    <FullPageNote icon={Inbox} title={title} action={tab === 'all' || tab === 'offers' ? centre : all}>
      {because}
    </FullPageNote>
  )
}
