import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { IfBuilt, TextPlace } from '#src/ui/place.tsx'
import { hasActions, OrderActions } from '../parts/order-actions.tsx'
import { OrderBody } from '../parts/order-body.tsx'
import { Ended } from './ended.tsx'
import { otherWays } from './order-ways.tsx'
import type { OrderSight } from './order.screen.tsx'

const Ways = chakra('div', { base: { display: 'grid', gap: '2.5', paddingTop: '5' } })
const LOG = '/pages/my/detail'

/** An order as its member sees it. */
export function OrderView({ order, sight }: { order: OrderInfo; sight: OrderSight }) {
  const { busy, send } = sight
  const ways = otherWays(order, send)
  return (
    <OrderBody sight={sight} order={order}>
      <Ended order={order} />
      {order.status === 'completed' && order.pay_type === 'wallet' && (
        <IfBuilt to={LOG}>
          <TextPlace to={LOG} justifySelf="start">
            <Trans>See it in the log</Trans>
          </TextPlace>
        </IfBuilt>
      )}
      {hasActions(order, ways) && (
        <Ways>
          <OrderActions order={order} ways={ways} busy={busy} />
        </Ways>
      )}
    </OrderBody>
  )
}
