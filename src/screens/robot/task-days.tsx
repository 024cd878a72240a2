import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { TaskOrder } from '#contract/invest.ts'
import { timeText } from '#src/lib/format.ts'
import { pressed } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Days } from '#src/ui/days.tsx'
import { RowFigures, RowWords } from '#src/ui/list-row.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Price } from './price.tsx'

const Press = chakra(
  'button',
  { base: { ...pressed, flexWrap: 'wrap', alignItems: 'baseline', rowGap: '1', minHeight: '16' } },
  { defaultProps: { type: 'button', 'data-row': '' } },
)

interface TaskDaysProps {
  tasks: readonly TaskOrder[]
  /** The same function every time: a row is drawn again only when something about it changed. */
  onLook: (task: TaskOrder) => void
}

export const TaskDays = memo(function TaskDays({ tasks, onLook }: TaskDaysProps) {
  return (
    <Days entries={tasks} at={({ finish_time }) => finish_time} row={89}>
      {(task) => <TaskRow key={task.id} of={task} onLook={onLook} />}
    </Days>
  )
})

const TaskRow = memo(function TaskRow({ of: task, onLook }: { of: TaskOrder; onLook: TaskDaysProps['onLook'] }) {
  const { robot_name, day, n, create_time, finish_time, price_from, price_to, profit, currency, status_text } = task
  return (
    <Press onClick={() => onLook(task)}>
      <RowWords>
        <Strong>{status_text}</Strong>
        <Note as="span">
          <bdi>{robot_name}</bdi> ·{' '}
          <Trans comment="Which task of which day of an order">
            day {day}, task {n}
          </Trans>
        </Note>
        <Note as="span">
          <Digits>
            {timeText(create_time)} – {timeText(finish_time)}
          </Digits>
          {price_from !== null && price_to !== null && (
            <>
              {' · '}
              <Trans comment="From one price to another">
                <Price of={price_from} /> to <Price of={price_to} />
              </Trans>
            </>
          )}
        </Note>
      </RowWords>
      <RowFigures>
        <Strong>
          <Money value={profit} unit={currency} signed />
        </Strong>
      </RowFigures>
    </Press>
  )
})
