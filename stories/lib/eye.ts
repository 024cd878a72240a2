import { cover } from '#src/lib/covered.ts'

/** Amounts are covered up for one story. */
export function shut() {
  cover(true)
  return () => cover(false)
}
