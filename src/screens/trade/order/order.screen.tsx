import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { actedOnViews } from '#src/ui/acted-on.tsx'
import { late } from '#src/ui/late.tsx'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { actingViews } from '../parts/view-props.ts'
import { Unknown } from '../parts/unknown.tsx'
import { footOf } from './foot.tsx'
import { OrderView, type OrderViewProps } from './order-view.tsx'

const Sheets = late(
  () => import('./order-sheets.tsx'),
  ({ OrderSheets }) => OrderSheets,
)

interface FrameProps {
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

const Frame = ({ children, ...rest }: FrameProps) => (
  <Page title={<Trans>Sell order</Trans>} back {...rest}>
    {children}
  </Page>
)

function Shown(view: OrderViewProps) {
  const { context, busy, send } = view
  const order = required(context.order)
  return (
    <Frame refreshing={busy} foot={footOf(order, busy, send)}>
      <OrderView view={view} order={order} />
      <Sheets view={view} order={order} />
    </Frame>
  )
}

export const OrderScreen = screen(orderFlow, {
  ...actedOnViews<OrderViewProps>({
    Frame,
    rows: 6,
    missing: <Missing home="/pages/index/new_index" />,
    unknown: <Unknown />,
    Shown,
  }),
  ...actingViews(Shown),
  confirmSheet: withProps(Shown, { over: 'confirm' }),
})
