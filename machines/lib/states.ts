import type { AnyStateMachine, SnapshotFrom, StateValue } from 'xstate'

type Path<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Path<Value[Key]>}` }[keyof Value & string]

/** Every full state of a machine as a path: 'opening', 'showing.anonymous'. */
export type StateOf<M extends AnyStateMachine> = Path<SnapshotFrom<M>['value']>

export function pathOf(value: unknown): string {
  if (typeof value === 'string') return value
  const [key, inner] = Object.entries(value as Record<string, unknown>)[0] ?? []
  return `${key}.${pathOf(inner)}`
}

export function valueOf(path: string): StateValue {
  const [head = '', ...rest] = path.split('.')
  return rest.length === 0 ? head : { [head]: valueOf(rest.join('.')) }
}

/** Whether a state of a lifecycle knows what is asked, whoever asks it and whatever stands in the way. */
export const knows = (lifecycle: AnyStateMachine, state: string, type: string): boolean =>
  state
    .split('.')
    .map((_, at, parts) => lifecycle.getStateNodeById([lifecycle.id, ...parts.slice(0, at + 1)].join('.')))
    .some(({ ownEvents }) => ownEvents.includes(type))
