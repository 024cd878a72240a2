import { service } from '#contract/service.ts'
import { placementFlow } from '#machines/service/placement.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { PlacementScreen } from './placement.screen.tsx'

export function PlacementPage() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={placementFlow}
      screen={PlacementScreen}
      input={undefined}
      actors={actorsOf(client, service, 'placement', 'answerPlacement')}
    />
  )
}
