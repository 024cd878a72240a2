import { DAY_MS, HOUR_S } from '#contract/time-units.ts'
import { partsOf } from '../wallet/fee.rules.ts'

/**
 * What a robot does, published and nothing else: it looks at the coin's recorded price at the beginning of each stretch of
 * the day. Where the price rose in the stretch before, it holds the coin for this one; else it stands aside. A stretch
 * that it held brings what the price did. A day brings the sum of its stretches, not below nothing and not above the most
 * that was published. No loss of it touches what was put in: that never goes anywhere.
 */
export interface Stretch {
  /** The recorded price a stretch before, at the beginning and at the end, as decimal text; nothing where there was none. */
  readonly before: string | null
  readonly from: string | null
  readonly to: string | null
}

export interface Task {
  readonly side: 'held' | 'aside'
  readonly profit: bigint
  readonly failed: boolean
}

const ONE = partsOf('1')

/** Parts of a unit are left out, towards nothing. */
export function taskOf({ before, from, to }: Stretch, amount: bigint): Task {
  if (before === null || from === null || to === null) return { side: 'aside', profit: 0n, failed: true }
  const [was, began, ended] = [partsOf(before), partsOf(from), partsOf(to)]
  if (began <= was) return { side: 'aside', profit: 0n, failed: false }
  return { side: 'held', profit: (amount * (ended - began)) / began, failed: false }
}

/** What a day brings: the sum of what its stretches did, between nothing and the published most. */
export function dayOf(tasks: readonly Pick<Task, 'profit'>[], amount: bigint, most: string): bigint {
  const sum = tasks.reduce((total, { profit }) => total + profit, 0n)
  const cap = (amount * partsOf(most)) / ONE
  return sum < 0n ? 0n : sum > cap ? cap : sum
}

/** How long before a moment the price that counts for it was the last one recorded, in seconds: all have arrived by then. */
export const PRICE_LAG = 60
/** How long a recorded price counts, in seconds: what is older says nothing of now, and none is made up. */
export const PRICE_COUNTS = 6 * HOUR_S

/** In milliseconds. */
export function stretchesOf(end: number, tasksPerDay: number): { before: number; from: number; to: number }[] {
  const length = Math.floor(DAY_MS / tasksPerDay)
  const start = end - DAY_MS
  return Array.from({ length: tasksPerDay }, (_, n) => {
    const from = start + n * length
    return { before: from - length, from, to: n === tasksPerDay - 1 ? end : from + length }
  })
}
