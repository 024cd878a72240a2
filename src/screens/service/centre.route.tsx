import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { service } from '#contract/service.ts'
import { centreFlow } from '#machines/service/centre.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Over } from '#src/app/over.tsx'
import { Panel } from '#src/app/panel.tsx'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
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

export const Route = createFileRoute('/pages/business_center/business_center')({
  staticData: { access: 'member', title: msg`Service centre` },
  loader: words('service', 'wallet', 'form'),
  validateSearch: ({ open, place }: { open?: string; place?: string }) => ({ open, place }),
  component: Centre,
})

const Head = () => (
  <Panel
    flow={standingFlow}
    screen={CentreHeadScreen}
    load={(client, signal) => client.call(service.info, {}, signal)}
  />
)

function Centre() {
  const { client } = useHouse()
  const member = useMemberId()
  const { open, place } = Route.useSearch()
  const [asked, setAsked] = useState(0)
  return (
    <>
      <PanelsProvider key={member} value={{ shown: <Head />, asked, refresh: () => setAsked((times) => times + 1) }}>
        <FlowPage
          flow={centreFlow}
          screen={CentreScreen}
          input={undefined}
          actors={{
            info: actorOf(client, service.info),
            list: actorOf(client, service.members),
            listening: listeningBy(client),
          }}
        />
      </PanelsProvider>
      {open ? (
        <Over page={CENTRE}>
          <Open />
        </Over>
      ) : (
        place && (
          <Over page={CENTRE}>
            <Place />
          </Over>
        )
      )}
    </>
  )
}
