import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { SHOP_ORDER_TABS, shopOrder } from '#contract/shop-order.ts'
import { SHOPS } from '#contract/shop.ts'
import { ordersFlow } from '#machines/shop-order/orders.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { actActor } from './act-actor.ts'
import { OrdersScreen } from './orders.screen.tsx'

export const Route = createFileRoute('/pages/orders/order')({
  staticData: { access: 'member', title: msg`Shop orders` },
  loader: words('shop-order', 'shop'),
  component: page(ordersFlow, OrdersScreen).with(({ client, search, id }) => {
    const tab = wordIn(SHOP_ORDER_TABS, search.tab) ?? 'all'
    const type = wordIn(SHOPS, search.type) ?? ''
    return {
      key: `${tab} ${type}`,
      input: { tab, type },
      calls: { list: shopOrder.list, info: shopOrder.info },
      actors: { act: actActor(client, id) },
    }
  }),
})
