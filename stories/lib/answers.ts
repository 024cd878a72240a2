import { createMachine, fromPromise, initialTransition, type AnyStateMachine } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { FIXTURES } from './fixture.ts'
import type { Setting } from './setting.ts'

const TAKES = { normal: 400, slow: 5_000, offline: 400 } as const

const pause = (time: number) => new Promise((over) => setTimeout(over, time))

const answering = (answer: () => unknown, network: Setting['network']) =>
  fromPromise(async () => {
    await pause(TAKES[network])
    if (network === 'offline') throw new Unreachable('silent')
    return answer()
  })

/** What a call gives: rather what the scene already knows than another answer. */
export function fixtureOf(endpoint: Endpoint, context: object): unknown {
  const known = new Set<unknown>(Object.values(context))
  const answers = FIXTURES.filter((fixture) => fixture.endpoint === endpoint).map(({ answer }) => answer)
  return answers.find((answer) => known.has(answer)) ?? answers[0]
}

interface Asked {
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly answers: Readonly<Record<string, unknown>>
  readonly context: () => object
}

/** `told` puts an answer into the language of the page. */
export function actorsWith(
  flow: AnyStateMachine,
  { calls, answers, context }: Asked,
  network: Setting['network'],
  translate: (answer: unknown) => unknown = (answer) => answer,
) {
  const fixtures = Object.entries(calls).map(([name, call]) => [name, fixtureOf(call, context())] as const)
  const known: Record<string, unknown> = { ...Object.fromEntries(fixtures), ...answers }
  return Object.fromEntries(
    Object.entries(flow.implementations.actors as Record<string, unknown>)
      .filter(([, logic]) => isCall(logic))
      .map(([name]) => [
        name,
        known[name] === undefined ? unanswered : answering(() => translate(known[name]), network),
      ]),
  )
}

const unanswered = fromPromise(() => new Promise(() => undefined))

interface Logic {
  config?: unknown
  transition?(snapshot: object, event: object, scope: object): { status: string }
}

/** Whether this is something that answers once, and neither a machine nor something that is listened to. */
function isCall(logic: unknown): boolean {
  const { config, transition } = logic as Logic
  const resolved = { type: 'xstate.promise.resolve', data: undefined }
  try {
    return typeof config === 'function' && transition?.({ status: 'active' }, resolved, {}).status === 'done'
  } catch {
    return false
  }
}

type Config = Parameters<typeof createMachine>[0]

function beginsAt(config: Config, [first = '', ...rest]: readonly string[]): Config {
  const inner = config.states?.[first] as Config
  const states = rest.length === 0 ? config.states : { ...config.states, [first]: beginsAt(inner, rest) }
  return { ...config, initial: first, states } as Config
}

const made = (flow: AnyStateMachine, config: Config, context: object): AnyStateMachine =>
  createMachine({ ...config, context } as never, flow.implementations as never) as unknown as AnyStateMachine

const canBegin = (flow: AnyStateMachine): boolean => {
  try {
    return initialTransition(flow)[0].status !== 'error'
  } catch {
    return false
  }
}

/** The same flow with these facts, but it begins in this state; or as ever, where only what was said begins the state. */
export function begunAt(flow: AnyStateMachine, state: string, context: object): AnyStateMachine {
  const config = flow.config as Config
  const there = made(flow, beginsAt(config, state.split('.')), context)
  return canBegin(there) ? there : made(flow, config, context)
}
