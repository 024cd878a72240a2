import { heardServerTime } from '#src/lib/server-clock.ts'

/** The moment at which every story stands: 2026-03-04 09:30 UTC. */
export const NOW = Date.UTC(2026, 2, 4, 9, 30) / 1000

/** Stops the clock, so that a countdown shows the same seconds whenever it is looked at. */
export function stopClock(): () => void {
  const running = Date.now
  Date.now = () => NOW * 1000
  heardServerTime(NOW)
  return () => {
    Date.now = running
  }
}
