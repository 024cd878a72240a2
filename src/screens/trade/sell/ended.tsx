import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EndReason, OrderInfo } from '#contract/order.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Money } from '#src/ui/money.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { OrderCourse } from '../parts/order-course.tsx'
import { Frame, OpenOrder, SellAgain } from './frame.tsx'

const TITLES: Partial<Record<EndReason, () => ReactNode>> = {
  no_match: () => <Trans>Nobody accepted this time</Trans>,
  member: () => <Trans>Sale cancelled</Trans>,
  market_closed: () => <Trans>The market has closed</Trans>,
}

const Returned = ({ order: { quantity } }: { order: OrderInfo }) => (
  <Trans>
    You have all <Money value={quantity} unit="COIN" /> back. It cost you nothing.
  </Trans>
)

export function Ended({ context, send }: ViewProps<typeof sellFlow>) {
  const order = required(context.order)
  const title = TITLES[order.reason || 'ruled']
  return (
    <Frame
      foot={
        <>
          <SellAgain send={send} />
          <OpenOrder of={order} kind="quiet" />
        </>
      }
    >
      <OrderCourse order={order} />
      <FullPageNote icon={Undo2} title={title?.() ?? <Trans>The order ended without a sale</Trans>}>
        {title ? <Returned order={order} /> : <Trans>The order shows why, and where your coins are.</Trans>}
      </FullPageNote>
    </Frame>
  )
}
