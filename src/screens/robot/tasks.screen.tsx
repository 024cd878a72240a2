import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import type { TaskOrder } from '#contract/invest.ts'
import { tasksFlow, type TaskSums, type TaskStatus } from '#machines/robot/tasks.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { orderAt, TASKS } from '#src/parts/invest/names.ts'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { ListPage, listViews, NothingFound, NothingYet, type Around } from '#src/ui/list.tsx'
import { Money } from '#src/ui/money.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { TaskDays } from './task-days.tsx'
import { TaskSheet } from './task-sheet.tsx'

type TasksViewProps = ViewProps<typeof tasksFlow>

const WORDS: Record<TaskStatus, () => ReactNode> = {
  '': () => <Trans comment="Tab: everything the robots did">All</Trans>,
  done: () => <Trans comment="Tab: what the robots did by the rule">Done</Trans>,
  failed: () => <Trans comment="Tab: what could not be worked out, for want of a price">No price</Trans>,
}

/** What the rule made of all of them, before a day is held to its bounds. */
const TasksSums = ({ of: sums }: { of: TaskSums }) => (
  <>
    {sums.map(({ currency, count, result }) => (
      <Cells key={currency}>
        <Cell first value={<Money value={result} unit={currency} signed brief />}>
          <Trans comment="Below an amount: the sum of what the rule made">result by the rule</Trans>
        </Cell>
        <Cell first value={count}>
          <Plural value={count} one="task" other="tasks" />
        </Cell>
      </Cells>
    ))}
    <Note paddingInline="1">
      <Trans>
        This is what the rule made of recorded prices, and not what was paid: a day pays the sum of its tasks, never
        less than nothing and never more than the published most.
      </Trans>
    </Note>
  </>
)

function Frame({ view, ...around }: Around<TasksViewProps>) {
  const { t } = useLingui()
  const { head, status, orderNo } = view.context
  return (
    <ListPage view={view} {...around} title={<Trans>What the robots did</Trans>}>
      {head && head.summary.length > 0 && <TasksSums of={head.summary} />}
      <Segments
        label={t`Status`}
        parts={(['', 'done', 'failed'] as const).map((key) => ({ key, words: WORDS[key]() }))}
        chosen={status}
        onChoose={(chosen) => view.send({ type: 'filter', status: chosen })}
      />
      {orderNo !== '' && (
        <Line paddingInline="1">
          <TextPlace to={orderAt(orderNo)} maxWidth="full">
            <chakra.span minWidth="0">
              <Trans>
                Order <bdi dir="ltr">{orderNo}</bdi>
              </Trans>
            </chakra.span>
          </TextPlace>
          <TextPlace to={TASKS}>
            <Trans>Show all robots</Trans>
          </TextPlace>
        </Line>
      )}
      {around.children}
    </ListPage>
  )
}

function Rows({ context: { items, task }, send }: TasksViewProps) {
  const look = useCallback((looked: TaskOrder) => send({ type: 'look', task: looked }), [send])
  return (
    <>
      <TaskDays tasks={items} onLook={look} />
      {task && <TaskSheet task={task} onClose={() => send({ type: 'back' })} />}
    </>
  )
}

const Nothing = (view: TasksViewProps) =>
  view.context.status === '' ? (
    <NothingYet icon={ListChecks} title={<Trans>Nothing done yet</Trans>} view={view}>
      <Trans>
        At the end of each day you find here what your robots did, the prices they went by, and how to work it out
        again.
      </Trans>
    </NothingYet>
  ) : (
    <NothingFound onAll={() => view.send({ type: 'filter', status: '' })}>
      <Trans>Your robots have done something, but nothing of this status.</Trans>
    </NothingFound>
  )

const views = listViews<TasksViewProps>({ Frame, Rows, Nothing })

export const TasksScreen = screen(tasksFlow, { ...views, looking: views.showing })
