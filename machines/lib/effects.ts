/** Effects that a lifecycle names and cannot have: the server has them, inside the same transaction. */
export function effects<Name extends string>(...names: Name[]): Record<Name, () => void> {
  return Object.fromEntries(names.map((name) => [name, nothing])) as Record<Name, () => void>
}

const nothing = () => undefined
