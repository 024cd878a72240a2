import type { AnyStateMachine, AnyStateNode } from 'xstate'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const ancestors = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestors(node.parent)] : [node])
const nameOf = (node: AnyStateNode) => node.path.join('.')

const shapeOf = (node: AnyStateNode): string =>
  JSON.stringify(
    ancestors(node).map(({ config: { states: _states, ...own } }) => own),
    (_key, value: unknown) => (typeof value === 'function' ? 'function' : value),
  )

export interface Shapes {
  standIn(state: string): string
  partOf(state: string): string | undefined
}

export function shapesOf(flow: AnyStateMachine): Shapes {
  const first = new Map<string, string>()
  const same = new Map<string, string>()
  const parts = new Map<string, string>()
  for (const node of nodesOf(flow.root)) {
    const [name, shape] = [nameOf(node), shapeOf(node)]
    if (!first.has(shape)) first.set(shape, name)
    same.set(name, first.get(shape) ?? name)
    const { part } = (node.config.meta ?? {}) as { part?: string }
    if (part) parts.set(name, part)
  }
  return { standIn: (state) => same.get(state) ?? state, partOf: (state) => parts.get(state) }
}
