import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { invest } from '#contract/invest.ts'
import { tasksFlow, type TaskStatus } from '#machines/robot/tasks.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { words } from '#src/app/words.ts'
import { orderNoIn } from '#src/parts/invest/searches.ts'
import { TasksScreen } from './tasks.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai_task_order')({
  staticData: { access: 'member', title: msg`What the robots did` },
  loader: words('robot'),
  validateSearch: ({ order_no, status }: { order_no?: string; status?: string }) => ({ order_no, status }),
  component: Tasks,
})

const statusIn = (text: unknown): TaskStatus => (text === 'done' || text === 'failed' ? text : '')

function Tasks() {
  const { client } = useHouse()
  const member = useMemberId()
  const search = Route.useSearch()
  const [orderNo, status] = [orderNoIn(search.order_no), statusIn(search.status)]
  return (
    <FlowPage
      key={[member, orderNo, status].join(' ')}
      flow={tasksFlow}
      screen={TasksScreen}
      input={{ orderNo, status }}
      actors={{ list: actorOf(client, invest.tasks), listening: listeningBy(client) }}
    />
  )
}
