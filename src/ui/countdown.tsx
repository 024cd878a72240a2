import { useEffect, useEffectEvent, useState } from 'react'
import { clockText, shownFrom } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Digits } from './amount.tsx'

const leftUntil = (deadline: number) => Math.max(0, deadline - serverNow())

/** Of the server's clock; counted anew whenever the page is shown again. */
export function useSecondsUntil(deadline: number, onEnd?: () => void): number {
  const [counted, setCounted] = useState(deadline)
  const [left, setLeft] = useState(() => leftUntil(deadline))
  const [most, setMost] = useState(() => shownFrom(left))
  if (counted !== deadline) {
    const fresh = leftUntil(deadline)
    setCounted(deadline)
    setLeft(fresh)
    setMost(shownFrom(fresh))
  }
  useEffect(() => {
    const count = () => setLeft(leftUntil(deadline))
    count()
    const timer = setInterval(count, 1000)
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [deadline])
  const over = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (over) end()
  }, [over])
  return Math.min(left, most)
}

export const Clock = ({ left }: { left: number }) => <Digits role="timer">{clockText(left)}</Digits>

export function Countdown({ until, onEnd }: { until: number; onEnd?: () => void }) {
  return <Clock left={useSecondsUntil(until, onEnd)} />
}
