import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { List } from 'lucide-react'
import { useCallback } from 'react'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { ListFoot } from '#src/ui/list-foot.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { OrderRow } from './order-row.tsx'
import { OrdersEmpty } from './orders-empty.tsx'
import { OrdersFrame, type OrdersSight } from './orders-frame.tsx'

const Note = chakra('div', { base: { paddingTop: '3' } })

const Coming = (sight: OrdersSight) => (
  <OrdersFrame sight={sight}>
    <Waiting rows={6} />
  </OrdersFrame>
)

function Rows({ context, state, send }: OrdersSight) {
  const expire = useCallback(() => send({ type: 'expire' }), [send])
  return (
    <>
      {context.items.map((order) => (
        <OrderRow key={order.id} order={order} onExpire={expire} />
      ))}
      <ListFoot list={context} state={state} trouble={context.trouble} onMore={() => send({ type: 'more' })} />
    </>
  )
}

const Listed = (sight: OrdersSight) => (
  <OrdersFrame sight={sight}>
    {sight.state === 'behind' && (
      <Note>
        <Caution>
          <Trans>No connection. These are your orders as they stood a moment ago; we keep asking.</Trans>
        </Caution>
      </Note>
    )}
    {sight.context.items.length > 0 ? (
      <Rows {...sight} />
    ) : (
      <>
        <Refusal because={sight.context.trouble} />
        <OrdersEmpty sight={sight} />
      </>
    )}
  </OrdersFrame>
)

/** The orders of a member, in seven tabs. */
export const OrdersScreen = screen(ordersFlow, {
  arriving: Coming,
  anonymous: (sight) => (
    <OrdersFrame sight={sight}>
      <Standing
        icon={List}
        title={<Trans>Your orders</Trans>}
        action={
          <PlaceButton to="/pages/login/login">
            <Trans>Sign in</Trans>
          </PlaceButton>
        }
      >
        <Trans>Sign in to see what you sold, and what is under way.</Trans>
      </Standing>
    </OrdersFrame>
  ),
  opening: Coming,
  unreachable: (sight) => (
    <OrdersFrame sight={sight}>
      <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
    </OrdersFrame>
  ),
  settling: Listed,
  empty: Listed,
  showing: Listed,
  ended: Listed,
  appending: Listed,
  stuck: Listed,
  following: Listed,
  behind: Listed,
  refreshing: Listed,
})
