import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { TaskOrder } from '#contract/invest.ts'
import { timeText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Days } from '#src/ui/days.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { Price } from './price.tsx'

const Press = chakra(
  'button',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      width: 'full',
      minHeight: '16',
      paddingBlock: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'surface' },
    },
  },
  { defaultProps: { type: 'button' } },
)
const Words = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Value = chakra('span', {
  base: {
    marginInlineStart: 'auto',
    maxWidth: 'full',
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '& > strong': { fontWeight: '600' },
  },
})

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
      <Words>
        <chakra.span textStyle="strong">{status_text}</chakra.span>
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
      </Words>
      <Value>
        <strong>
          <Money value={profit} unit={currency} signed />
        </strong>
      </Value>
    </Press>
  )
})
