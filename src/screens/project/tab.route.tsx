import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { projectTabFlow, SEGMENTS } from '#machines/project/tab.flow.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { useSearch } from '#src/app/page.tsx'
import { useTabs } from '#src/app/tabs.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { AskedReceipt } from '#src/parts/invest/asked-receipt.tsx'
import { mineOf } from '#src/parts/invest/names.ts'
import { segmentActor } from './segment-actor.ts'
import { ProjectTabScreen } from './tab.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_robot')({
  staticData: { access: 'optional', title: msg`Projects`, tabs: 'mall' },
  loader: words('project', 'invest'),
  component: ProjectTab,
})

function ProjectTab() {
  const { client } = useHouse()
  const member = useMemberId()
  const tab = wordIn(SEGMENTS, useSearch().segment) ?? 'open'
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
      <AskedReceipt over={mineOf('project')} />
    </>
  )
}
