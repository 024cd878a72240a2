import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { TaskOrder } from '#contract/invest.ts'
import { dayText, longDay, timeText } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Money } from '#src/ui/money.tsx'
import { Price } from './price.tsx'

const DAY = 86_400

const Heading = chakra('h2', {
  base: { textStyle: 'eyebrow', fontWeight: '600', color: 'ink2', paddingTop: '5', paddingBottom: '1' },
})
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
const Least = chakra('span', { base: { textStyle: 'eyebrow', color: 'ink3' } })
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

/** What the robots did, day by day, the newest first. */
export const TaskDays = memo(function TaskDays({ tasks, onLook }: TaskDaysProps) {
  return [...byDay(tasks)].map(([day, rows]) => (
    <section key={day}>
      <Heading>
        <Day day={day} />
      </Heading>
      {rows.map((task) => (
        <TaskRow key={task.id} of={task} onLook={onLook} />
      ))}
    </section>
  ))
})

function Day({ day }: { day: string }) {
  const { i18n } = useLingui()
  if (day === dayText(serverNow())) return <Trans>Today</Trans>
  if (day === dayText(serverNow() - DAY)) return <Trans>Yesterday</Trans>
  return longDay(day, i18n.locale)
}

function byDay(tasks: readonly TaskOrder[]): Map<string, TaskOrder[]> {
  const days = new Map<string, TaskOrder[]>()
  for (const task of tasks) {
    const day = dayText(task.finish_time)
    const rows = days.get(day)
    if (rows) rows.push(task)
    else days.set(day, [task])
  }
  return days
}

/** One thing a robot did: by which prices, and what the rule made of it. */
const TaskRow = memo(function TaskRow({ of: task, onLook }: { of: TaskOrder; onLook: TaskDaysProps['onLook'] }) {
  const { robot_name, day, n, create_time, finish_time, price_from, price_to, profit, currency, status_text } = task
  return (
    <Press onClick={() => onLook(task)}>
      <Words>
        <chakra.span textStyle="strong">{status_text}</chakra.span>
        <Least>
          <bdi>{robot_name}</bdi> ·{' '}
          <Trans comment="Which task of which day of an order">
            day {day}, task {n}
          </Trans>
        </Least>
        <Least>
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
        </Least>
      </Words>
      <Value>
        <strong>
          <Money value={profit} unit={currency} signed />
        </strong>
      </Value>
    </Press>
  )
})
