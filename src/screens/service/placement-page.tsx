import { service } from '#contract/service.ts'
import { placementFlow } from '#machines/service/placement.flow.ts'
import { page } from '#src/app/page.tsx'
import { PlacementScreen } from './placement.screen.tsx'

export const PlacementPage = page(placementFlow, PlacementScreen).with(() => ({
  calls: { placement: service.placement, answerPlacement: service.answerPlacement },
}))
