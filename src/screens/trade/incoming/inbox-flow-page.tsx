import { merchant, type MerchantTab } from '#contract/merchant.ts'
import { inboxFlow } from '#machines/trade/inbox.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useTabs } from '#src/app/tabs.tsx'
import { bringOrder } from './bring-order.ts'
import { InboxScreen } from './inbox.screen.tsx'

// Whoever reads the list opens an order of it.
void bringOrder().catch(() => undefined)

interface InboxFlowPageProps {
  member: number
  tab: MerchantTab
  taking: boolean
  onTaken: (ended: { taken?: string }) => void
}

export function InboxFlowPage({ member, tab, taking, onTaken }: InboxFlowPageProps) {
  const { client } = useHouse()
  const { visit, screen } = useTabs(InboxScreen, tab, 'all')
  return (
    <FlowPage
      key={`${member} ${visit}`}
      flow={inboxFlow}
      screen={screen}
      input={{ tab, taking }}
      actors={{
        ...actorsOf(client, merchant, 'list'),
        take: keyedActor(client, merchant.take),
        listening: listeningBy(client),
      }}
      leaves={{ taken: onTaken }}
    />
  )
}
