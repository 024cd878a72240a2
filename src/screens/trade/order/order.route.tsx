import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import * as v from 'valibot'
import { OrderNo } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { orderFlow } from '#machines/trade/order.flow.ts'
import { actBy } from '#src/api/orders.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { Page } from '#src/ui/page.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { OrderScreen } from './order.screen.tsx'

const Nowhere = () => (
  <Page title={<Trans>Sell order</Trans>} back>
    <Missing home="/pages/index/new_index" />
  </Page>
)

export const Route = createFileRoute('/pages/orders/sell_order')({
  staticData: { access: 'member', title: msg`Sell order` },
  loader: words('order', 'trade', 'attachment', 'form'),
  component: page(orderFlow, OrderScreen, Nowhere).with(
    ({ client, search: { order_no: orderNo }, id }) =>
      v.is(OrderNo, orderNo) && {
        key: orderNo,
        input: { orderNo },
        calls: { info: trade.info },
        actors: { act: actBy(client, id, trade), pictures: picturesBy(client, id) },
      },
  ),
})
