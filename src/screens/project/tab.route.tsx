import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { projectTabFlow, SEGMENTS } from '#machines/project/tab.flow.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { useTabs } from '#src/app/tabs.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/parts/invest/asked.ts'
import { mineOf } from '#src/parts/invest/names.ts'
import { orderNoIn } from '#src/parts/invest/searches.ts'
import { late } from '#src/ui/late.tsx'
import { segmentActor } from './segment-actor.ts'
import { ProjectTabScreen } from './tab.screen.tsx'

const Receipt = late(
  () => import('#src/parts/invest/receipt.tsx'),
  (module) => module.Receipt,
)

export const Route = createFileRoute('/pages/ai/ai_robot')({
  staticData: { access: 'optional', title: msg`Projects`, tabs: 'mall' },
  loader: words('project', 'invest'),
  validateSearch: ({ segment, receipt }: { segment?: string; receipt?: string }) => ({ segment, receipt }),
  component: ProjectTab,
})

function ProjectTab() {
  const { client } = useHouse()
  const member = useMemberId()
  const { segment, receipt } = Route.useSearch()
  const tab = wordIn(SEGMENTS, segment) ?? 'open'
  const bought = orderNoIn(receipt)
  const { visit, screen } = useTabs(ProjectTabScreen, tab, 'open', 'segment')
  return (
    <>
      <FlowPage
        key={`${member} ${visit}`}
        tab
        flow={projectTabFlow}
        screen={screen}
        input={{ signedIn: member !== undefined, tab }}
        actors={{ list: segmentActor(client), listening: listeningBy(client) }}
      />
      {bought !== '' && member !== undefined && <Receipt orderNo={bought} over={mineOf('project')} />}
    </>
  )
}
