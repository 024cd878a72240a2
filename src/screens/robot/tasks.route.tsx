import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { invest } from '#contract/invest.ts'
import { tasksFlow } from '#machines/robot/tasks.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { orderNoIn } from '#src/parts/invest/searches.ts'
import { TasksScreen } from './tasks.screen.tsx'

const STATUSES = ['done', 'failed'] as const

export const Route = createFileRoute('/pages/ai/ai_task_order')({
  staticData: { access: 'member', title: msg`What the robots did` },
  loader: words('robot'),
  component: page(tasksFlow, TasksScreen).with(({ search }) => {
    const orderNo = orderNoIn(search.order_no)
    const status = wordIn(STATUSES, search.status) ?? ''
    return { key: `${orderNo} ${status}`, input: { orderNo, status }, calls: { list: invest.tasks } }
  }),
})
