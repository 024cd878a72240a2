import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { TABS, trade } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useSearch } from '#src/app/page.tsx'
import { useTabs } from '#src/app/tabs.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { OrdersScreen } from './orders.screen.tsx'

export const Route = createFileRoute('/pages/orders/index')({
  staticData: { access: 'optional', title: msg`Trade orders`, tabs: 'trade' },
  loader: words('order'),
  component: Orders,
})

function Orders() {
  const { client } = useHouse()
  const member = useMemberId()
  const tab = wordIn(TABS, useSearch().tab) ?? 'all'
  const { visit, screen } = useTabs(OrdersScreen, tab, 'all')
  return (
    <FlowPage
      key={`${member} ${visit}`}
      tab
      flow={ordersFlow}
      screen={screen}
      input={{ signedIn: member !== undefined, tab }}
      actors={{ ...actorsOf(client, trade, 'list'), listening: listeningBy(client) }}
    />
  )
}
