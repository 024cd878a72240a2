import type { Problem } from '#contract/problems.ts'

/** What fields of these names take, and what they refuse, by the problem that is named; of one call alone where that is said. */
export interface Tried {
  readonly fields: readonly string[]
  readonly takes: readonly string[]
  readonly refuses: Partial<Record<Problem, readonly string[]>>
  readonly filled?: (length: number) => string
}
