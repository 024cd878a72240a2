import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Snowflake } from 'lucide-react'
import { useState } from 'react'
import { isOver, type OrderInfo } from '#contract/order.ts'
import { clockText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { useSecondsUntil } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Figure, Heading, Note } from '#src/ui/text.tsx'
import { AtZero } from './at-zero.tsx'
import { spokenMinutes } from './spoken.ts'

const Frame = chakra('section', { base: { paddingTop: '5', '& > p': { marginTop: '3', color: 'ink2' } } })
const Line = chakra('div', { base: { height: '1', bg: 'sunken', borderRadius: 'full', overflow: 'hidden' } })
const Left = chakra('span', {
  base: {
    display: 'block',
    height: 'full',
    bg: 'accent',
    borderRadius: 'full',
    transitionProperty: 'width',
    transitionDuration: '1s',
    transitionTimingFunction: 'linear',
  },
})
const Stopped = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    borderRadius: 'control',
    bg: 'warnSoft',
    color: 'warn',
    textStyle: 'note',
  },
})

interface ClockProps {
  order: OrderInfo
  onZero: () => void
}

export function OrderClock({ order, onZero }: ClockProps) {
  const { deadline, frozen, next_action, next_actor, side, status, status_text } = order
  if (frozen)
    return (
      <Frame>
        <Stopped role="status">
          <Icon of={Snowflake} size={20} />
          <Trans>
            Our team has paused this order. Its times are paused too, and no money moves until it continues.
          </Trans>
        </Stopped>
      </Frame>
    )
  return (
    <Frame>
      {next_actor === side && (
        <Note>
          <Trans>Your turn</Trans>
        </Note>
      )}
      <Heading aria-live="polite">{isOver(status) ? status_text : next_action}</Heading>
      {deadline !== null && <Running key={deadline} order={order} deadline={deadline} onZero={onZero} />}
    </Frame>
  )
}

function Running({ order, deadline, onZero }: ClockProps & { deadline: number }) {
  const { t } = useLingui()
  const left = useSecondsUntil(deadline, onZero)
  const since = order.timeline.at(-1)?.time ?? order.create_time
  const part = Math.min(1, left / Math.max(1, deadline - since))
  return (
    <>
      <Figure as="div" size="hero" marginBlock="1">
        <Digits role="timer" aria-label={t`Time left`}>
          {clockText(left)}
        </Digits>
      </Figure>
      <Line aria-hidden>
        <Left style={{ width: `${part * 100}%` }} />
      </Line>
      <p>
        <AtZero of={order} at={deadline} />
      </p>
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
