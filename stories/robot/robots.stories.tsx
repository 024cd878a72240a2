import type { Meta } from '@storybook/react-vite'
import { robot } from '#contract/robot.ts'
import { robotsFlow } from '#machines/robot/robots.flow.ts'
import { RobotsScreen } from '#src/screens/robot/robots.screen.tsx'
import { longestRobot, robotPage, robots } from '../fixtures/ventures.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(robotsFlow, RobotsScreen, {
  input: {},
  paths: ['/pages/ai/ai_robot_list'],
  calls: { list: robot.robots },
  tabs: 'mall',
})
const head = { my: robotPage.my }
const list = listScenes(at, robots, { head })

export default {
  title: 'robot/Robots',
  parameters: { purpose: 'Robots by level with price, term, risk and what they may bring; a tab of the mall.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = at('empty', { head: { my: null } })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingVisitor = at('showing', { ...begunWith(robots), head: { my: null } })
export const ShowingNoneOfMine = at('showing', { ...begunWith(robots), head: { my: { running: 0 } } })
export const ShowingOneLevel = at('showing', { ...begunWith(robots.slice(0, 1)), head, level: 1 })
export const ShowingLongest = at('showing', { ...begunWith([longestRobot, ...robots]), head })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = at('refreshing', { ...begunWith(robots), head })
