import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { invest } from '#contract/invest.ts'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { statusIn } from '#src/parts/invest/searches.ts'
import { OrdersScreen } from './orders.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_order')({
  staticData: { access: 'member', title: msg`Plans and projects` },
  loader: words('invest'),
  validateSearch: ({ status }: { status?: string }) => ({ status }),
  component: Orders,
})

function Orders() {
  const { client } = useHouse()
  const member = useMemberId()
  const status = statusIn(Route.useSearch().status)
  return (
    <FlowPage
      key={[member, status].join(' ')}
      flow={ordersFlow}
      screen={OrdersScreen}
      input={{ kind: 'product', status }}
      actors={{ list: actorOf(client, invest.orders), listening: listeningBy(client) }}
    />
  )
}
