import { MINUTE_MS } from '#contract/time-units.ts'

/** How long the next order waits, after so many more that were left than are free of it. */
const STEPS = [15 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS]
/** Whoever has never traded is forgiven more. */
const FREE = { fresh: 5, known: 3 }

export interface Left {
  /** Orders of today that were left after a merchant had accepted them, this one among them. */
  readonly ended: number
  readonly completed: number
  readonly now: number
  readonly midnight: number
}

export function pauseFor({ ended, completed, now, midnight }: Left): number | undefined {
  const over = ended - (completed === 0 ? FREE.fresh : FREE.known)
  if (over <= 0) return undefined
  const step = STEPS[over - 1]
  return step === undefined ? midnight : now + step
}
