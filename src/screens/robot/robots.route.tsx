import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { robot } from '#contract/robot.ts'
import { robotsFlow } from '#machines/robot/robots.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { RobotsScreen } from './robots.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_robot_list')({
  staticData: { access: 'optional', title: msg`Robots`, tabs: 'mall' },
  loader: words('robot', 'invest'),
  component: page(robotsFlow, RobotsScreen).with(({ search }) => {
    const level = numberIn(search.level)
    return { key: level, tab: true, input: { level }, calls: { list: robot.robots } }
  }),
})
