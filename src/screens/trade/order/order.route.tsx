import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { OrderNo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { actBy } from '#src/api/orders.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { OrderScreen } from './order.screen.tsx'

export const Route = createFileRoute('/pages/orders/sell_order')({
  staticData: { access: 'member', title: msg`Sell order` },
  loader: words('order', 'trade', 'attachment', 'form'),
  validateSearch: ({ order_no }: { order_no?: string }) => ({ order_no }),
  component: Order,
})

function Order() {
  const { order_no } = Route.useSearch()
  if (v.is(OrderNo, order_no)) return <OneOrder key={order_no} orderNo={order_no} />
  return (
    <Page title={<Trans>Sell order</Trans>} back>
      <Missing home="/pages/index/new_index" />
    </Page>
  )
}

function OneOrder({ orderNo }: { orderNo: string }) {
  const { client } = useHouse()
  const member = useMemberId() ?? 0
  return (
    <FlowPage
      key={member}
      flow={orderFlow}
      screen={OrderScreen}
      input={{ orderNo }}
      actors={{
        ...actorsOf(client, trade, 'info'),
        act: actBy(client, member, trade),
        pictures: picturesBy(client, member),
        listening: listeningBy(client),
      }}
    />
  )
}
