import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { projectTabFlow, SEGMENTS } from '#machines/project/tab.flow.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { useTabs } from '#src/app/tabs.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/parts/invest/asked.ts'
import { segmentActor } from './segment-actor.ts'
import { ProjectTabScreen } from './tab.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_robot')({
  staticData: { access: 'optional', title: msg`Projects`, tabs: 'mall' },
  loader: words('project', 'invest'),
  validateSearch: ({ segment }: { segment?: string }) => ({ segment }),
  component: ProjectTab,
})

function ProjectTab() {
  const { client } = useHouse()
  const member = useMemberId()
  const tab = wordIn(SEGMENTS, Route.useSearch().segment) ?? 'open'
  const { visit, screen } = useTabs(ProjectTabScreen, tab, 'open', 'segment')
  return (
    <FlowPage
      key={`${member} ${visit}`}
      tab
      flow={projectTabFlow}
      screen={screen}
      input={{ signedIn: member !== undefined, tab }}
      actors={{ list: segmentActor(client), listening: listeningBy(client) }}
    />
  )
}
