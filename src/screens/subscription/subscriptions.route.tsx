import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { SUBSCRIBE_STATUSES, subscription } from '#contract/subscription.ts'
import { actorOf } from '#src/api/actors.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/parts/invest/asked.ts'
import { subscriptionsFlow, SubscriptionsScreen } from './subscriptions.screen.tsx'

export const Route = createFileRoute('/pages/index/cp')({
  staticData: { access: 'optional', title: msg`Subscriptions` },
  loader: words('subscription', 'invest'),
  validateSearch: ({ status }: { status?: string }) => ({ status }),
  component: Subscriptions,
})

function Subscriptions() {
  const { client } = useHouse()
  const { status } = Route.useSearch()
  return (
    <FlowPage
      key={status}
      flow={subscriptionsFlow}
      screen={SubscriptionsScreen}
      input={{ filter: { status: wordIn(SUBSCRIBE_STATUSES, status) ?? '' } }}
      actors={{ list: actorOf(client, subscription.index) }}
    />
  )
}
