/** In the order of commits, not of ids. */
export interface Cursor {
  readonly xact: bigint
  readonly id: bigint
}

export function cursorIn(text: string): Cursor {
  const [xact = '', id = ''] = text.split('-')
  return { xact: BigInt(xact), id: BigInt(id) }
}

export const textOf = ({ xact, id }: Cursor) => `${xact}-${id}`
export const isAfter = (one: Cursor, other: Cursor) =>
  one.xact === other.xact ? one.id > other.id : one.xact > other.xact

export const furthest = (one: Cursor, other = one) => (isAfter(other, one) ? other : one)
