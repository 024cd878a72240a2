/** How many pieces are in whose cart, as the server said it last. */
const counts = new Map<number, number>()
const listeners = new Set<() => void>()

export const countIn = (member: number): number | undefined => counts.get(member)

export function learnCount(member: number, count: number): void {
  if (counts.get(member) === count) return
  counts.set(member, count)
  listeners.forEach((heard) => heard())
}

export function onCount(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
