import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { action } from 'storybook/actions'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { valueOf } from '#machines/lib/states.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { actorsWith, begunAt } from './answers.ts'
import { Live } from './live.tsx'
import { translated } from './said.ts'
import type { Setting } from './setting.ts'
import { stretched } from './values.ts'

export interface SceneFacts {
  readonly id: string
  readonly state: string
  readonly paths: readonly string[]
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly answers: Readonly<Record<string, unknown>>
  readonly flow: () => AnyStateMachine
  readonly screen: () => Screen<AnyStateMachine>
  readonly context: () => object
}

interface SceneProps {
  facts: SceneFacts
  flow: AnyStateMachine
  screen: Screen<AnyStateMachine>
  setting: Setting
}

const send = action('send')

export function Scene({ facts, flow, screen: Screen, setting: { live, network, values } }: SceneProps) {
  const { locale } = useLingui().i18n
  const known = useMemo(() => translated(locale, stretched(facts.context(), values)), [facts, locale, values])
  // What was told the same in another language is not drawn anew: a test changes languages a dozen times.
  const frozen = useMemo(() => {
    const snapshot = flow.resolveState({ value: valueOf(facts.state), context: known })
    return <Screen snapshot={snapshot as SnapshotFrom<AnyStateMachine>} send={send} />
  }, [flow, facts, known, Screen])
  const running = useMemo(() => {
    if (live === 'off') return undefined
    const translate = (answer: unknown) => translated(locale, stretched(answer, values))
    const begun = begunAt(flow, facts.state, translate(facts.context()) as object)
    return begun.provide({ actors: actorsWith(flow, facts, network, translate) } as never)
  }, [flow, facts, live, network, locale, values])
  return running ? <Live key={`${network} ${locale} ${values}`} flow={running} screen={Screen} /> : frozen
}

interface StillProps {
  flow: AnyStateMachine
  screen: Screen<AnyStateMachine>
  state: string
  known: object
}

export function Still({ flow, screen: Screen, state, known }: StillProps) {
  const { locale } = useLingui().i18n
  const snapshot = flow.resolveState({ value: valueOf(state), context: translated(locale, known) })
  return <Screen snapshot={snapshot as SnapshotFrom<AnyStateMachine>} send={send} />
}
