import type { Meta } from '@storybook/react-vite'
import { invest } from '#contract/invest.ts'
import { tasksFlow } from '#machines/robot/tasks.flow.ts'
import { TasksScreen } from '#src/screens/robot/tasks.screen.tsx'
import { robotOrder } from '../fixtures/invest-orders.ts'
import {
  asideTask,
  failedTask,
  heldTask,
  longestTask,
  lostTask,
  robotTasks,
  taskSums,
  wrongTask,
} from '../fixtures/robot-tasks.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(tasksFlow, TasksScreen, {
  input: { orderNo: '', status: '' },
  paths: ['/pages/ai/ai_task_order'],
  calls: { list: invest.tasks },
})
const head = { summary: taskSums }
const list = listScenes(at, robotTasks, { head })
const looking = (task: typeof heldTask) =>
  at(
    'looking',
    { ...begunWith([task, ...robotTasks.filter(({ id }) => id !== task.id)]), head, task },
    { play: opened },
  )

export default {
  title: 'robot/Tasks',
  parameters: { purpose: 'What the robots did by their rule, day by day, each worked out again on the phone.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'summaryLoading'] })
export const Empty = at('empty')
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { head: { summary: [] }, status: 'failed' })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingOfOneOrder = at('showing', { ...begunWith(robotTasks), head, orderNo: robotOrder.order_no })
export const ShowingLongest = at('showing', { ...begunWith([longestTask, ...robotTasks]), head })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = looking(heldTask)
export const LookingAtALoss = looking(lostTask)
export const LookingAtWhatStoodAside = looking(asideTask)
export const LookingAtNoPrice = looking(failedTask)
export const LookingAtAWrongRecord = looking(wrongTask)
export const LookingAtTheLongest = looking(longestTask)
