import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { initialTransition, type AnyStateMachine, type InputFrom, type SnapshotFrom } from 'xstate'
import type { Endpoint } from '#contract/endpoint.ts'
import type { StateOf } from '#machines/lib/states.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { TabBar, type Space } from '#src/ui/tab-bar.tsx'
import { Scene, Still, type SceneFacts } from './scene.tsx'
import { settingIn } from './setting.ts'

interface About<M extends AnyStateMachine> {
  input: InputFrom<M>
  /** The addresses of the specification that these scenes belong to; the first is where they are shown. */
  paths: readonly string[]
  calls: Readonly<Record<string, Endpoint>>
  answers?: Readonly<Record<string, unknown>>
  tabs?: Space
  around?: (screen: ReactNode) => ReactNode
}

interface More {
  /** The specification's names of this state, where it calls it otherwise. */
  names?: readonly string[]
  play?: StoryObj['play']
}

export type { SceneFacts } from './scene.tsx'

/** The tabs of a story lead nowhere; a page scrolls, so that what they cover at first is no fault of it. */
const UNDER_A_PAGE = { display: 'contents', pointerEvents: 'none' } as const

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
  return <Still flow={machine} screen={Screen as never} state={state} known={{ ...begun, ...context }} />
}

/** Scenes of one screen: each a state of its flow, frozen, with the facts that the state holds. */
export function scenes<M extends AnyStateMachine>(
  flow: M,
  Screen: Screen<M>,
  { input, paths, calls, answers = {}, tabs, around = (screen) => screen }: About<M>,
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
          {around(<Scene facts={facts} flow={machine} screen={Screen as never} setting={settingIn(globals)} />)}
          {tabs && (
            <div style={UNDER_A_PAGE}>
              <TabBar space={tabs} />
            </div>
          )}
        </>
      ),
      ...(play && { play }),
    }
  }
}
