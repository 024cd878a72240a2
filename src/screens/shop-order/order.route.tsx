import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { safeParse } from 'valibot'
import { shopOrder, ShopOrderNo } from '#contract/shop-order.ts'
import { orderFlow } from '#machines/shop-order/order.flow.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { Missing } from '#src/ui/missing.tsx'
import { Page } from '#src/ui/page.tsx'
import { ORDERS } from './names.ts'
import { OrderScreen } from './order.screen.tsx'
import { writeActor } from './write-actor.ts'

const Nowhere = () => (
  <Page title={<Trans comment="Title of the page of one order of the shop">Shop order</Trans>} back>
    <Missing home="/pages/index/index" />
  </Page>
)

export const Route = createFileRoute('/pages/orders/order_detail')({
  staticData: { access: 'member', title: msg`Shop order` },
  loader: words('shop-order', 'refund', 'shop', 'attachment', 'form'),
  component: page(orderFlow, OrderScreen, Nowhere).with(({ client, search, id, places }) => {
    const asked = safeParse(ShopOrderNo, search.order_no)
    return (
      asked.success && {
        key: asked.output,
        input: { orderNo: asked.output },
        calls: { info: shopOrder.info },
        actors: { act: writeActor(client, id), pictures: picturesBy(client, id) },
        leaves: { removed: () => places.relaunch(ORDERS) },
      }
    )
  }),
})
