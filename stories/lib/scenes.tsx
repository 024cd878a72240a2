import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { initialTransition, type AnyStateMachine, type InputFrom, type SnapshotFrom, type StateValue } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import { valueOf, type StateOf } from '#machines/lib/states.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { TabBar, type Space } from '#src/ui/tab-bar.tsx'

interface About<M extends AnyStateMachine> {
  input: InputFrom<M>
  /** The addresses of the specification that these scenes belong to; the first is where they are shown. */
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  tabs?: Space
  /** What else stands on its page. */
  around?: (screen: ReactNode) => ReactNode
}

interface More {
  /** The specification's names of this state, where it calls it otherwise. */
  names?: readonly string[]
  play?: StoryObj['play']
}

/** What a story of a state tells the docs, the matrix and the tests. */
export interface SceneFacts {
  readonly id: string
  readonly state: string
  readonly paths: readonly string[]
  readonly calls: Readonly<Record<string, Endpoint>>
  readonly flow: () => AnyStateMachine
  readonly screen: () => Screen<AnyStateMachine>
  /** What is known in it. */
  readonly context: () => object
}

type Context<M extends AnyStateMachine> = SnapshotFrom<M>['context']

/** One state of a screen that stands on the page of another. */
export function still<M extends AnyStateMachine>(
  flow: M,
  Screen: Screen<M>,
  state: StateOf<M>,
  context: Partial<Context<M>>,
  input?: InputFrom<M>,
): ReactNode {
  const machine: AnyStateMachine = flow
  const [{ context: begun }] = initialTransition(machine, input)
  const snapshot = machine.resolveState({ value: valueOf(state) as StateValue, context: { ...begun, ...context } })
  return <Screen snapshot={snapshot as SnapshotFrom<M>} send={action('send')} />
}

/** Scenes of one screen: each a state of its flow, frozen, with the facts that the state holds. */
export function scenes<M extends AnyStateMachine>(
  flow: M,
  Screen: Screen<M>,
  { input, paths, calls, tabs, around = (screen) => screen }: About<M>,
) {
  const machine: AnyStateMachine = flow
  const [{ context: begun }] = initialTransition(machine, input)
  const send = action('send')

  return (state: StateOf<M>, context: Partial<Context<M>> = {}, { names = [], play }: More = {}): StoryObj => {
    const snapshot = machine.resolveState({
      value: valueOf(state) as StateValue,
      context: { ...begun, ...context },
    }) as SnapshotFrom<M>
    const facts: SceneFacts = {
      id: machine.id,
      state,
      paths,
      calls,
      flow: () => machine,
      screen: () => Screen as never,
      context: () => ({ ...begun, ...context }),
    }
    return {
      parameters: { machine: facts, answers: [state, ...names] },
      render: () => (
        <>
          {around(<Screen snapshot={snapshot} send={send} />)}
          {tabs && <TabBar space={tabs} />}
        </>
      ),
      ...(play && { play }),
    }
  }
}
