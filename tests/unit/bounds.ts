import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

export interface Part {
  readonly type: string
  readonly kind: 'schema' | 'validation' | 'transformation'
  readonly message?: unknown
  readonly requirement?: unknown
  readonly pipe?: readonly Part[]
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Part
  readonly item?: Part
  readonly literal?: unknown
  readonly default?: unknown
}

export interface Field {
  readonly call: string
  readonly name: string
  readonly shape: Part
}

export const FIELDS: readonly Field[] = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries<Endpoint>(calls).flatMap(([call, { takes }]) =>
    Object.entries((takes as unknown as Part).entries ?? {}).map(([name, shape]) => ({
      call: `${room}.${call}`,
      name,
      shape,
    })),
  ),
)

const choicesOf = ({ options = [] }: Part) => options as readonly Part[]
const insideOf = (part: Part): readonly Part[] =>
  part.pipe ??
  (part.type === 'union' ? choicesOf(part) : [part.wrapped, part.item].filter((inner) => inner !== undefined))

export interface Check {
  readonly check: Part
  readonly on: 'text' | 'list' | 'item'
}

export function checksOf(shape: Part, on: Check['on'] = 'text'): readonly Check[] {
  if (shape.pipe) {
    const inside = shape.pipe.some(({ type }) => type === 'array') ? 'list' : on
    return shape.pipe.flatMap((part) =>
      part.kind === 'validation' ? [{ check: part, on: inside }] : checksOf(part, on),
    )
  }
  if (shape.type === 'picklist' || shape.type === 'literal') return [{ check: shape, on }]
  return insideOf(shape).flatMap((part) => checksOf(part, shape.type === 'array' ? 'item' : on))
}

export function describeShape(shape: Part): string {
  const { type, requirement, message } = shape
  const why = typeof message === 'string' ? ` (${message})` : ''
  if (shape.pipe) return shape.pipe.map(describeShape).join(', ')
  switch (type) {
    case 'string':
      return 'text'
    case 'optional':
      return `${insideOf(shape).map(describeShape).join()}; or none, which is ${JSON.stringify(shape.default) ?? 'none'}`
    case 'union':
      return `either [${choicesOf(shape).map(describeShape).join('] or [')}]`
    case 'picklist':
      return `one of ${(shape.options ?? []).join(' ')}`
    case 'literal':
      return `exactly "${String(shape.literal)}"${why}`
    case 'array':
      return `a list of [${insideOf(shape).map(describeShape).join()}]`
    case 'min_length':
      return `at least ${requirement} long${why}`
    case 'max_length':
      return `at most ${requirement} long${why}`
    case 'min_value':
      return `from ${requirement}${why}`
    case 'max_value':
      return `up to ${requirement}${why}`
    case 'regex':
      return `like ${String(requirement)}${why}`
    default:
      return `${type.replaceAll('_', ' ')}${why}`
  }
}
