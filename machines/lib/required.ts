/** A fact that this state guarantees. */
export function required<T>(fact: T): NonNullable<T> {
  if (fact === undefined || fact === null) throw new Error('a state was entered without its fact')
  return fact
}
