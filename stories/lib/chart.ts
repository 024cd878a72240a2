import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

export interface Arrow {
  readonly from: string
  readonly event: string
  readonly guard: string
  readonly to: string
}

const ANY = 'any state'
const nameOf = (node: AnyStateNode): string => node.path.join('.') || ANY
const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final'

function landing(node: AnyStateNode): AnyStateNode {
  const [first] = node.initial?.target ?? []
  return first && !isLeaf(node) ? landing(first) : node
}

function eventWords(type: string): string {
  if (type === '') return 'at once'
  const [, kind, , name = ''] = /^xstate\.(done|error|after)\.(actor\.)?(.+)$/.exec(type) ?? []
  if (kind === 'after') return `after ${name.split('.')[0]} ms`
  return kind ? `${name} ${kind === 'done' ? 'answers' : 'fails'}` : type
}

const guardWords = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === 'string'
    ? guard
    : typeof guard === 'object' && guard !== null && 'type' in guard
      ? String(guard.type)
      : ''

const arrowsOf = (node: AnyStateNode): Arrow[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) => {
    const ignored = !transition.target && transition.actions.length === 0
    const targets = transition.target ?? (ignored ? [] : [node])
    return targets.map((target) => ({
      from: nameOf(node),
      event: eventWords(transition.eventType),
      guard: guardWords(transition),
      to: nameOf(landing(target)),
    }))
  })

export const arrows = (flow: AnyStateMachine): Arrow[] => getStateNodes(flow.root).concat(flow.root).flatMap(arrowsOf)

const idOf = (state: string): string => `s_${state.replace(/\W/g, '_')}`

export function chartOf(flow: AnyStateMachine, marked?: string): string {
  const drawn = arrows(flow)
  const leaves = getStateNodes(flow.root).filter(isLeaf)
  return [
    'stateDiagram-v2',
    ...leaves.map((node) => `state "${nameOf(node)}" as ${idOf(nameOf(node))}`),
    ...(drawn.some(({ from }) => from === ANY) ? [`state "${ANY}" as ${idOf(ANY)}`] : []),
    `[*] --> ${idOf(nameOf(landing(flow.root)))}`,
    ...drawn.map(
      ({ from, event, guard, to }) => `${idOf(from)} --> ${idOf(to)} : ${event}${guard ? ` (${guard})` : ''}`,
    ),
    ...leaves.filter(({ type }) => type === 'final').map((node) => `${idOf(nameOf(node))} --> [*]`),
    'classDef here fill:#cfe7e5,stroke:#0e5b63,stroke-width:2px,font-weight:600',
    ...(marked ? [`class ${idOf(marked)} here`] : []),
  ].join('\n')
}
