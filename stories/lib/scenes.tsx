import type { StoryObj } from '@storybook/react-vite'
import { initialTransition, type AnyStateMachine, type InputFrom, type SnapshotFrom } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StateOf } from '#machines/lib/states.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { TabBar, type Space } from '#src/ui/tab-bar.tsx'
import { Scene, type SceneFacts } from './scene.tsx'
import { settingIn } from './setting.ts'

interface About<M extends AnyStateMachine> {
  input: InputFrom<M>
  /** The addresses of the specification that these scenes belong to; the first is where they are shown. */
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  /** What actors answer that make no call of their own, or more than one. */
  answers?: Readonly<Record<string, unknown>>
  tabs?: Space
}

interface More {
  /** The specification's names of this state, where it calls it otherwise. */
  names?: readonly string[]
  play?: StoryObj['play']
}

export type { SceneFacts } from './scene.tsx'

type Context<M extends AnyStateMachine> = SnapshotFrom<M>['context']

/** Scenes of one screen: each a state of its flow, frozen, with the facts that the state holds. */
export function scenes<M extends AnyStateMachine>(
  flow: M,
  Screen: Screen<M>,
  { input, paths, calls, answers = {}, tabs }: About<M>,
) {
  const machine: AnyStateMachine = flow
  const [{ context: begun }] = initialTransition(machine, input)

  return (state: StateOf<M>, context: Partial<Context<M>> = {}, { names = [], play }: More = {}): StoryObj => {
    const known = { ...begun, ...context }
    const facts: SceneFacts = {
      id: machine.id,
      state,
      paths,
      calls,
      answers,
      flow: () => machine,
      screen: () => Screen as never,
      context: () => known,
    }
    return {
      parameters: { machine: facts, answers: [state, ...names] },
      render: (_, { globals }) => (
        <>
          <Scene facts={facts} flow={machine} screen={Screen as never} setting={settingIn(globals)} />
          {tabs && <TabBar space={tabs} />}
        </>
      ),
      ...(play && { play }),
    }
  }
}
