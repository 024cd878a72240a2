import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { invest } from '#contract/invest.ts'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { ROBOT_ORDERS } from '#src/parts/invest/names.ts'
import { orderNoIn, statusIn } from '#src/parts/invest/searches.ts'
import { late } from '#src/ui/late.tsx'
import { RobotOrdersScreen } from './robot-orders.screen.tsx'

const Receipt = late(
  () => import('#src/parts/invest/receipt.tsx'),
  (module) => module.Receipt,
)

export const Route = createFileRoute('/pages/ai/ai_robot_order')({
  staticData: { access: 'member', title: msg`My robots` },
  loader: words('robot', 'invest'),
  validateSearch: ({ status, receipt }: { status?: string; receipt?: string }) => ({ status, receipt }),
  component: RobotOrders,
})

function RobotOrders() {
  const { client } = useHouse()
  const member = useMemberId()
  const search = Route.useSearch()
  const status = statusIn(search.status)
  const bought = orderNoIn(search.receipt)
  return (
    <>
      <FlowPage
        key={[member, status].join(' ')}
        flow={ordersFlow}
        screen={RobotOrdersScreen}
        input={{ kind: 'robot', status }}
        actors={{ list: actorOf(client, invest.orders), listening: listeningBy(client) }}
      />
      {bought !== '' && <Receipt orderNo={bought} over={ROBOT_ORDERS} />}
    </>
  )
}
