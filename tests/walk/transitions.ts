import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { pathOf } from '#machines/lib/states.ts'

export interface Transition {
  readonly key: string
  readonly from: string
  readonly event: string
  readonly to: string
}

const nameOf = (node: AnyStateNode) => node.path.join('.')
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final'
const isTransient = (node: AnyStateNode) => (node.always?.length ?? 0) > 0
const ancestors = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestors(node.parent)] : [node])

const wordOf = (event: string) =>
  event.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\.after\./, 'after ')

/** Where a transition to this node comes to rest, unless a condition decides. */
function rest(node: AnyStateNode): AnyStateNode {
  const initial = node.initial?.target[0]
  return initial ? rest(initial) : node
}

const branchOf = (transition: AnyTransitionDefinition, all: readonly AnyTransitionDefinition[]) =>
  all.length === 1 ? '' : ` ${all.indexOf(transition) + 1}/${all.length}`

function named(from: string, transition: AnyTransitionDefinition, all: readonly AnyTransitionDefinition[]): Transition {
  const target = transition.target?.[0]
  const to = target ? nameOf(rest(target)) : from
  const event = `${wordOf(transition.eventType || 'always')}${branchOf(transition, all)}`
  return { key: `${from} | ${event} | ${to}`, from, event, to }
}

/** Candidates of one event in one leaf, its own first; a branch without a guard hides whatever an ancestor says. */
function candidates(
  leaf: AnyStateNode,
  event: string,
): { transition: AnyTransitionDefinition; all: AnyTransitionDefinition[] }[] {
  const found: { transition: AnyTransitionDefinition; all: AnyTransitionDefinition[] }[] = []
  for (const node of ancestors(leaf)) {
    const all = node.transitions.get(event) ?? []
    for (const transition of all) {
      found.push({ transition, all })
      if (!transition.guard) return found
    }
  }
  return found
}

const does = ({ target, actions }: AnyTransitionDefinition) => target !== undefined || actions.length > 0

export const statesOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .filter((node) => isLeaf(node) && !isTransient(node))
    .map(nameOf)

/** Every transition that the machine declares, counted once from each state in which it holds. */
export function transitionsOf(machine: AnyStateMachine): Transition[] {
  return nodesOf(machine.root).flatMap((node) => {
    if (node.type === 'final' || !isLeaf(node)) return []
    const always = (node.always ?? []).map((transition) => named(nameOf(node), transition, node.always ?? []))
    if (always.length > 0) return always
    const events = new Set(ancestors(node).flatMap((one) => Array.from(one.transitions.keys())))
    return [...events].flatMap((event) =>
      candidates(node, event)
        .filter(({ transition }) => does(transition))
        .map(({ transition, all }) => named(nameOf(node), transition, all)),
    )
  })
}

function passages(from: AnyStateNode, reached: string): Transition[] {
  if (!isTransient(from)) return []
  const all = from.always ?? []
  const taken = all.find(({ target }) => target?.[0] && nameOf(rest(target[0])) === reached)
  return taken ? [named(nameOf(from), taken, all)] : []
}

/** What opening the machine took: nothing, or the way out of a transient first state. */
export function openingOf(machine: AnyStateMachine, first: AnyMachineSnapshot): Transition[] {
  return passages(rest(machine.root), pathOf(first.value))
}

export function takenBy(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): Transition[] {
  const from = pathOf(before.value)
  const reached = pathOf(after.value)
  return (machine.getTransitionData(before as never, event as never) as AnyTransitionDefinition[]).flatMap(
    (transition) => {
      const all = transition.source.transitions.get(transition.eventType) ?? [transition]
      const target = transition.target?.[0]
      const first = named(from, transition, all)
      return target ? [first].concat(passages(rest(target), reached)) : first
    },
  )
}

export function awaited(snapshot: AnyMachineSnapshot): { invokes: string[]; delays: string[] } {
  const nodes = (snapshot as unknown as { _nodes: AnyStateNode[] })._nodes
  return {
    invokes: nodes.flatMap((node) => node.invoke.map(({ id }) => id)),
    delays: nodes.flatMap((node) => node.after.map(({ eventType }) => eventType as string)),
  }
}
