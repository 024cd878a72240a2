import { chakra } from '@chakra-ui/react'
import { Clock, useSecondsUntil } from '#src/ui/countdown.tsx'

const Ring = chakra('span', {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '4.25rem',
    height: '4.25rem',
    color: 'warn',
    textStyle: 'strong',
    fontWeight: '700',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      transform: 'rotate(-90deg)',
      fill: 'none',
      strokeWidth: '3.5',
      stroke: 'var(--q-colors-line)',
      '& > [data-left]': {
        stroke: 'currentColor',
        strokeDasharray: '1',
        strokeLinecap: 'round',
        transitionProperty: 'stroke-dashoffset',
        transitionDuration: '1s',
        transitionTimingFunction: 'linear',
      },
    },
  },
})

interface AnswerClockProps {
  until: number
  /** How long there is for an answer. */
  of: number
  onEnd: () => void
}

export function AnswerClock({ until, of: seconds, onEnd }: AnswerClockProps) {
  const left = useSecondsUntil(until, onEnd)
  const part = Math.min(1, left / Math.max(1, seconds))
  return (
    <Ring>
      <svg viewBox="0 0 68 68" aria-hidden>
        <circle cx="34" cy="34" r="31" />
        <circle cx="34" cy="34" r="31" pathLength={1} data-left="" style={{ strokeDashoffset: 1 - part }} />
      </svg>
      <Clock left={left} />
    </Ring>
  )
}
