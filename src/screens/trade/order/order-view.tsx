import { Trans } from '@lingui/react/macro'
import { List, Receipt } from 'lucide-react'
import type { OrderInfo } from '#contract/order.ts'
import type { orderFlow } from '#machines/trade/order.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { OtherActions } from '../parts/order-actions.tsx'
import { OrderBody } from '../parts/order-body.tsx'
import { Ended } from './ended.tsx'
import type { ActingLook } from '../parts/view-props.ts'
import { otherWays } from './order-ways.tsx'

export type OrderViewProps = ViewProps<typeof orderFlow> & ActingLook

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
      </OrderBody>
      <Rows>
        {order.status === 'completed' && order.pay_type === 'wallet' && (
          <PlaceRow to="/pages/my/detail" icon={Receipt} group="money" label={<Trans>See it in the log</Trans>} />
        )}
        <PlaceRow to="/pages/orders/index" icon={List} label={<Trans>Show all orders</Trans>} />
      </Rows>
    </>
  )
}
