import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { TABS, trade } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useTabs } from '#src/app/tabs.tsx'
import { words } from '#src/app/words.ts'
import { OrdersScreen } from './orders.screen.tsx'

export const Route = createFileRoute('/pages/orders/index')({
  staticData: { access: 'optional', title: msg`Trade orders`, tabs: 'trade' },
  loader: words('order'),
  validateSearch: ({ tab }: { tab?: string }) => ({ tab }),
  component: Orders,
})

function Orders() {
  const { client } = useHouse()
  const member = useMemberId()
  const asked = Route.useSearch().tab
  const tab = v.is(v.picklist(TABS), asked) ? asked : 'all'
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
