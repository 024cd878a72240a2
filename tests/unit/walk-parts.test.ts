import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isProvenElsewhere, PARTS } from '#tests/walk/parts.ts'
import { shapesOf } from '#tests/walk/shapes.ts'

const modules = import.meta.glob<Record<string, unknown>>('#machines/*/*.flow.ts', { eager: true })
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value
const flows = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isMachine))

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const partsOf = (flow: AnyStateMachine) => {
  const { partOf } = shapesOf(flow)
  return new Set(nodesOf(flow.root).flatMap((node) => partOf(node.path.join('.')) ?? []))
}
const users = flows.map((flow) => ({ id: flow.id, parts: partsOf(flow) }))

describe('a part', () => {
  it('has an exemplar, wherever it is used', () => {
    const used = new Set(users.flatMap(({ parts }) => [...parts]))
    expect([...used].filter((part) => !(part in PARTS))).toEqual([])
  })

  it.each(Object.entries(PARTS))('%s is used by its exemplar', (part, { exemplar }) => {
    expect(users.filter(({ parts }) => parts.has(part)).map(({ id }) => id)).toContain(exemplar)
  })

  it.each(Object.entries(PARTS))('%s hears nothing that none of its states knows', (part, { hears }) => {
    const known = flows.flatMap((flow) => {
      const { partOf } = shapesOf(flow)
      return nodesOf(flow.root)
        .filter((node) => partOf(node.path.join('.')) === part)
        .flatMap((node) => [...node.transitions.keys()])
    })
    expect(hears.filter((one) => !known.some((event) => event === one || event.startsWith(`${one}.`)))).toEqual([])
  })
})

it('is proven at its exemplar, and elsewhere where it differs', () => {
  expect(isProvenElsewhere('withdrawals', 'listing', 'more')).toBe(true)
  expect(isProvenElsewhere('withdrawals', 'listing', 'xstate.after.followAgain.withdrawals.behind')).toBe(true)
  expect(isProvenElsewhere('withdrawals', 'listing', 'tab')).toBe(false)
  expect(isProvenElsewhere('orders', 'listing', 'more')).toBe(false)
  expect(isProvenElsewhere('withdrawals', undefined, 'more')).toBe(false)
})

it('two states that do the same are one, but for what they are called', () => {
  const orders = flows.find(({ id }) => id === 'bind-username') as AnyStateMachine
  const { standIn } = shapesOf(orders)
  expect([standIn('idle'), standIn('rejected'), standIn('unknown')]).toEqual(['idle', 'idle', 'unknown'])
})
