import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tab } from '#contract/trade.ts'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Standing } from '#src/ui/standing.tsx'
import type { OrdersSight } from './orders-frame.tsx'

const SELL = '/pages/transaction/index'

const NOTHING: Record<Tab, () => { title: ReactNode; because: ReactNode }> = {
  all: () => ({
    title: <Trans>You have not sold anything yet</Trans>,
    because: <Trans>Every order of yours is kept here, with all that happened to it and to its money.</Trans>,
  }),
  in_transaction: () => ({
    title: <Trans>No order looks for a merchant</Trans>,
    because: <Trans>A new order stands here until a merchant accepts it.</Trans>,
  }),
  awaiting_payment: () => ({
    title: <Trans>No merchant owes you a payment</Trans>,
    because: <Trans>Accepted orders stand here until the merchant has paid.</Trans>,
  }),
  paid: () => ({
    title: <Trans>No payment waits for you</Trans>,
    because: <Trans>What a merchant paid by bank stands here until you confirm it. So do disputes.</Trans>,
  }),
  in_settlement: () => ({
    title: <Trans>Nothing is in settlement</Trans>,
    because: <Trans>What was paid rests here for a while before it is yours to use.</Trans>,
  }),
  completed: () => ({
    title: <Trans>Nothing is completed yet</Trans>,
    because: <Trans>Orders that were paid and settled stay here.</Trans>,
  }),
  cancelled: () => ({
    title: <Trans>Nothing was cancelled</Trans>,
    because: <Trans>Orders that ended without a trade are kept here, each with its reason.</Trans>,
  }),
}

/** Why this tab has nothing, and what to do instead. */
export function OrdersEmpty({ sight: { context, send } }: { sight: OrdersSight }) {
  const { title, because } = NOTHING[context.tab]()
  const all = (
    <Button kind="quiet" onClick={() => send({ type: 'tab', tab: 'all' })}>
      <Trans>Show all orders</Trans>
    </Button>
  )
  const again = (
    <Button kind="quiet" onClick={() => send({ type: 'refresh' })}>
      <Trans>Look again</Trans>
    </Button>
  )
  const sell = (
    <IfBuilt to={SELL} otherwise={again}>
      <PlaceButton to={SELL}>
        <Trans>Sell to a merchant</Trans>
      </PlaceButton>
    </IfBuilt>
  )
  return (
    <Standing icon={ListChecks} title={title} action={context.tab === 'all' ? sell : all}>
      {because}
    </Standing>
  )
}
