import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Snowflake } from 'lucide-react'
import { useState } from 'react'
import { isOver, type OrderInfo } from '#contract/order.ts'
import { clockText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { useSecondsUntil } from '#src/ui/countdown.tsx'
import { Card, Line, Says, Tag } from '#src/ui/surface.tsx'
import { Figure, Heading, Lead } from '#src/ui/text.tsx'
import { AtZero } from './at-zero.tsx'
import { movedAt } from './course.ts'
import { spokenMinutes } from './spoken.ts'

const Bar = chakra('div', { base: { height: '1', bg: 'sunken', borderRadius: 'full', overflow: 'hidden' } })
const Left = chakra('span', {
  base: {
    display: 'block',
    height: 'full',
    bg: 'ink',
    borderRadius: 'full',
    transitionProperty: 'width',
    transitionDuration: '1s',
    transitionTimingFunction: 'linear',
  },
  variants: { urges: { true: { bg: 'warn' } } },
})

interface ClockProps {
  order: OrderInfo
  onZero: () => void
}

export function OrderClock({ order, onZero }: ClockProps) {
  const { deadline, frozen, next_action, status } = order
  if (frozen)
    return (
      <Says icon={Snowflake} tone="warn" role="status">
        <Trans>Our team has paused this order. Its times are paused too, and no money moves until it continues.</Trans>
      </Says>
    )
  if (isOver(status)) return null
  return (
    <Card holds="prose">
      <Line>
        <Heading aria-live="polite">{next_action}</Heading>
        {isReadersTurn(order) && (
          <Tag tone="warn">
            <Trans>Your turn</Trans>
          </Tag>
        )}
      </Line>
      {deadline !== null && <Running key={deadline} order={order} deadline={deadline} onZero={onZero} />}
    </Card>
  )
}

const isReadersTurn = ({ next_actor, side }: OrderInfo) => next_actor === side

function Running({ order, deadline, onZero }: ClockProps & { deadline: number }) {
  const { t } = useLingui()
  const left = useSecondsUntil(deadline, onZero)
  const part = Math.min(1, left / Math.max(1, deadline - movedAt(order)))
  return (
    <>
      <Figure as="div" size="hero">
        <Digits role="timer" aria-label={t`Time left`}>
          {clockText(left)}
        </Digits>
      </Figure>
      <Bar aria-hidden>
        <Left urges={isReadersTurn(order)} style={{ width: `${part * 100}%` }} />
      </Bar>
      <Lead>
        <AtZero of={order} at={deadline} />
      </Lead>
      <span className="offstage" role="status">
        <Spoken left={left} />
      </span>
    </>
  )
}

/** Said once each, and only while there is time; at first no more than there is. */
function Spoken({ left }: { left: number }) {
  const [first] = useState(left)
  const minutes = spokenMinutes(left, first)
  if (!minutes) return null
  return <Plural value={minutes} one="At most # minute left" other="At most # minutes left" />
}
