import { heardServerTime } from '#src/lib/server-clock.ts'
import type { Setting } from './setting.ts'

export const NOW = Date.UTC(2026, 2, 4, 9, 30) / 1000

const LATER = 3 * 60
const SOON = 8

export function stopClock(): () => void {
  const running = Date.now
  turnTo(NOW)
  return () => {
    Date.now = running
  }
}

function turnTo(moment: number, goesOn = false): void {
  const begun = performance.now()
  Date.now = () => moment * 1000 + (goesOn ? performance.now() - begun : 0)
  heardServerTime(moment)
}

function momentsIn(facts: unknown): number[] {
  if (typeof facts === 'number') return facts > NOW && Number.isInteger(facts) ? [facts] : []
  return typeof facts === 'object' && facts !== null ? Object.values(facts).flatMap(momentsIn) : []
}

export function momentOf(clock: Setting['clock'], facts: object): number {
  if (clock === 'later') return NOW + LATER
  const first = Math.min(...momentsIn(facts))
  return clock === 'soon' && Number.isFinite(first) ? Math.max(NOW, first - SOON) : NOW
}

let isTurned = false

export function lookAt({ clock, live }: Setting, facts: object): void {
  const turns = clock !== 'now' || live === 'on'
  if (turns || isTurned) turnTo(momentOf(clock, facts), live === 'on')
  isTurned = turns
}
