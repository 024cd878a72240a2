import { recharge } from '#contract/recharge.ts'
import { rechargesFlow } from '#machines/recharge/recharges.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { RechargesScreen } from './recharges.screen.tsx'

export function RechargesFlowPage() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={rechargesFlow}
      screen={RechargesScreen}
      input={undefined}
      actors={{ ...actorsOf(client, recharge, 'list'), listening: listeningBy(client) }}
    />
  )
}
