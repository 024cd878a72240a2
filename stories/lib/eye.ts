import { cover } from '#src/lib/covered.ts'

export function shut() {
  cover(true)
  return () => cover(false)
}
