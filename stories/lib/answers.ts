import { createMachine, fromPromise, type AnyStateMachine } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { FIXTURES } from './fixture.ts'
import type { Setting } from './setting.ts'

/** How long an answer takes, in milliseconds. */
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

/** The actors of a flow, with fixtures for answers; `told` puts an answer into the language of the page. */
export function actorsWith(
  flow: AnyStateMachine,
  { calls, answers, context }: Asked,
  network: Setting['network'],
  told: (answer: unknown) => unknown = (answer) => answer,
) {
  const fixtures = Object.entries(calls).map(([name, call]) => [name, fixtureOf(call, context())] as const)
  const known: Record<string, unknown> = { ...Object.fromEntries(fixtures), ...answers }
  return Object.fromEntries(
    Object.keys(flow.implementations.actors).flatMap((name) =>
      name in known ? [[name, answering(() => told(known[name]), network)]] : [],
    ),
  )
}

type Config = Parameters<typeof createMachine>[0]

function beginsAt(config: Config, [first = '', ...rest]: readonly string[]): Config {
  const inner = config.states?.[first] as Config
  const states = rest.length === 0 ? config.states : { ...config.states, [first]: beginsAt(inner, rest) }
  return { ...config, initial: first, states } as Config
}

/** The same flow, but it begins in this state, with these facts. */
export const begunAt = (flow: AnyStateMachine, state: string, context: object): AnyStateMachine =>
  createMachine(
    { ...beginsAt(flow.config as Config, state.split('.')), context } as never,
    flow.implementations as never,
  ) as unknown as AnyStateMachine
