import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import type { orderFlow } from '#machines/trade/order.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { OtherActions } from '../parts/order-actions.tsx'
import { OrderBody } from '../parts/order-body.tsx'
import { Ended } from './ended.tsx'
import type { ActingLook } from '../parts/view-props.ts'
import { otherWays } from './order-ways.tsx'

export type OrderViewProps = ViewProps<typeof orderFlow> & ActingLook

const LOG = '/pages/my/detail'
const ORDERS = '/pages/orders/index'

export function OrderView({ order, view }: { order: OrderInfo; view: OrderViewProps }) {
  const { busy, send } = view
  return (
    <>
      <OrderBody
        view={view}
        order={order}
        ways={
          <OtherActions
            order={order}
            ways={otherWays(order, send)}
            busy={busy}
            onTime={() => send({ type: 'expire' })}
          />
        }
      >
        <Ended order={order} />
        {order.status === 'completed' && order.pay_type === 'wallet' && (
          <IfBuilt to={LOG}>
            <TextPlace to={LOG} justifySelf="start">
              <Trans>See it in the log</Trans>
            </TextPlace>
          </IfBuilt>
        )}
      </OrderBody>
      <IfBuilt to={ORDERS}>
        <TextPlace to={ORDERS} alignSelf="start" marginTop="4">
          <Trans>Show all orders</Trans>
        </TextPlace>
      </IfBuilt>
    </>
  )
}
