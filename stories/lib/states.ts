import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** The states a flow can be seen in: leaves that can be reached and do not pass at once. */
export function restingStates(flow: AnyStateMachine): string[] {
  const reached = reachable(flow)
  return getStateNodes(flow.root)
    .filter((node) => (node.type === 'atomic' || node.type === 'final') && !passes(node) && reached.has(node))
    .map((node) => node.path.join('.'))
}

/** 'member.current' is told by the export MemberCurrent. */
export const exportNameOf = (state: string): string =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const passes = (node: AnyStateNode): boolean => node.always?.some(({ guard }) => guard === undefined) ?? false

function reachable(flow: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const reached = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    if (reached.has(node)) return
    reached.add(node)
    for (const target of [...begins(node), ...leadsTo(node)]) enter(target)
  }
  enter(flow.root)
  return reached
}

const begins = (node: AnyStateNode): readonly AnyStateNode[] => node.initial?.target ?? []

const leadsTo = (node: AnyStateNode): AnyStateNode[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ target }) => target ?? [])
