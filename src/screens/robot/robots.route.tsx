import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { robot } from '#contract/robot.ts'
import { robotsFlow } from '#machines/robot/robots.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/parts/invest/asked.ts'
import { RobotsScreen } from './robots.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_robot_list')({
  staticData: { access: 'optional', title: msg`Robots`, tabs: 'mall' },
  loader: words('robot', 'invest'),
  validateSearch: ({ level }: { level?: string }) => ({ level }),
  component: Robots,
})

function Robots() {
  const { client } = useHouse()
  const member = useMemberId()
  const level = numberIn(Route.useSearch().level)
  return (
    <FlowPage
      key={`${member ?? 'visitor'} ${level}`}
      tab
      flow={robotsFlow}
      screen={RobotsScreen}
      input={{ level }}
      actors={{ list: actorOf(client, robot.robots), listening: listeningBy(client) }}
    />
  )
}
