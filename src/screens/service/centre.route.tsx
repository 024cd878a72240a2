import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { service } from '#contract/service.ts'
import { centreFlow } from '#machines/service/centre.flow.ts'
import { Over } from '#src/app/over.tsx'
import { page, useSearch } from '#src/app/page.tsx'
import { Panel } from '#src/app/panel.tsx'
import { WithPanels } from '#src/app/with-panels.tsx'
import { words } from '#src/app/words.ts'
import { late } from '#src/ui/late.tsx'
import { CentreHeadScreen, CentreScreen, standingFlow } from './centre.screen.tsx'
import { CENTRE } from './names.ts'

const Open = late(
  () => import('./sheet-flow-pages.tsx'),
  ({ OpenFlowPage }) => OpenFlowPage,
)
const Place = late(
  () => import('./sheet-flow-pages.tsx'),
  ({ PlaceFlowPage }) => PlaceFlowPage,
)

const Members = page(centreFlow, CentreScreen).with(() => ({ calls: { info: service.info, list: service.members } }))

export const Route = createFileRoute('/pages/business_center/business_center')({
  staticData: { access: 'member', title: msg`Service centre` },
  loader: words('service', 'wallet', 'form'),
  component: Centre,
})

function Centre() {
  const { open, place } = useSearch()
  return (
    <>
      <WithPanels panels={<Panel flow={standingFlow} screen={CentreHeadScreen} call={service.info} />}>
        <Members />
      </WithPanels>
      {(open || place) && <Over page={CENTRE}>{open ? <Open /> : <Place />}</Over>}
    </>
  )
}
