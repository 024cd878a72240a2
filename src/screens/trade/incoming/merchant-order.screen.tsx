import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { merchantOrderFlow } from '#machines/trade/merchant-order.flow.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { actedOnViews } from '#src/ui/acted-on.tsx'
import { Accepting } from '#src/parts/trade/answering.tsx'
import { late } from '#src/ui/late.tsx'
import { Page } from '#src/ui/page.tsx'
import { Lead } from '#src/ui/text.tsx'
import { hasActions, OrderActions, OtherActions } from '../parts/order-actions.tsx'
import { OrderBody } from '../parts/order-body.tsx'
import { actingViews } from '../parts/view-props.ts'
import { Unknown } from '../parts/unknown.tsx'
import { MerchantOrderEnded } from './merchant-order-ended.tsx'
import { nextWays, otherWays, type MerchantOrderViewProps } from './merchant-order-ways.tsx'
import { NotHere, PassedOn } from './gone.tsx'
import { NoRole } from './no-role.tsx'

const Sheets = late(
  () => import('./merchant-order-sheets.tsx'),
  ({ MerchantOrderSheets }) => MerchantOrderSheets,
)

interface FrameProps {
  foot?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

const Frame = ({ children, ...rest }: FrameProps) => (
  <Page title={<Trans>Incoming order</Trans>} back {...rest}>
    {children}
  </Page>
)

function Shown(view: MerchantOrderViewProps) {
  const { context, busy, send } = view
  const order = required(context.order)
  if (order.status === 'searching')
    return (
      <Frame>
        <PassedOn />
      </Frame>
    )
  const next = nextWays(order, send)
  const look = () => send({ type: 'expire' })
  return (
    <Frame
      refreshing={busy}
      foot={hasActions(order, next) && <OrderActions order={order} ways={next} busy={busy} onTime={look} />}
    >
      <OrderBody
        view={view}
        order={order}
        ways={<OtherActions order={order} ways={otherWays(order, send)} busy={busy} onTime={look} />}
      >
        {order.allowed.includes('accept') ? (
          <Lead paddingInline="1">
            <Accepting order={order} />
          </Lead>
        ) : (
          <MerchantOrderEnded order={order} />
        )}
      </OrderBody>
      <Sheets view={view} order={order} />
    </Frame>
  )
}

export const MerchantOrderScreen = screen(merchantOrderFlow, {
  ...actedOnViews<MerchantOrderViewProps>({ Frame, rows: 6, missing: <NotHere />, unknown: <Unknown />, Shown }),
  noRole: () => (
    <Frame>
      <NoRole />
    </Frame>
  ),
  ...actingViews(Shown),
  'paySheet.filling': withProps(Shown, { over: 'pay' }),
  'paySheet.checking': withProps(Shown, { over: 'pay' }),
  leaveSheet: withProps(Shown, { over: 'abandon' }),
})
