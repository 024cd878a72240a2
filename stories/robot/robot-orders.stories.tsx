import type { Meta } from '@storybook/react-vite'
import { invest } from '#contract/invest.ts'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { RobotOrdersScreen } from '#src/screens/robot/robot-orders.screen.tsx'
import { robotRows, robotSums } from '../fixtures/invest-orders.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(ordersFlow, RobotOrdersScreen, {
  input: { kind: 'robot', status: '' },
  paths: ['/pages/ai/ai_robot_order'],
  calls: { list: invest.orders },
})
const head = { summary: robotSums }
const list = listScenes(at, robotRows, { head })

export default {
  title: 'robot/My robots',
  parameters: { purpose: 'The robots of a member with their sums, by status, followed.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'summaryLoading'] })
export const Empty = at('empty')
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { head, status: 'suspended' })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingCooling = at(
  'showing',
  { ...begunWith(robotRows.slice(0, 1)), head, status: 'cooling' },
  { names: ['cooling'] },
)
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
