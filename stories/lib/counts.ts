import type { AnyStateMachine } from 'xstate'
import { LOCALES } from '#contract/locales.ts'
import { BUILT } from '#src/sitemap.ts'
import type { Screen } from '#src/lib/screen.tsx'
import type { SceneFacts } from './scenes.tsx'
import { restingStates } from './states.ts'

export type StoryModule = Readonly<Record<string, { parameters?: { machine?: SceneFacts } }>>

const flows = Object.keys(import.meta.glob('../../machines/**/*.flow.ts'))
const lifecycles = Object.keys(import.meta.glob('../../machines/**/*.lifecycle.ts'))

export function countsOf(modules: readonly StoryModule[]) {
  const stories = modules.flatMap((module) => Object.entries(module).filter(([name]) => name !== 'default'))
  const scenes = stories.flatMap(([, { parameters }]) => parameters?.machine ?? [])
  const shown = new Map<Screen<AnyStateMachine>, { states: string[]; withStory: Set<string> }>()
  for (const { screen, flow, state } of scenes) {
    const known = shown.get(screen()) ?? { states: restingStates(flow()), withStory: new Set() }
    shown.set(screen(), known)
    known.withStory.add(state)
  }
  const every = [...shown.values()]
  return {
    addresses: Object.keys(BUILT).length,
    screens: every.length,
    flows: flows.length,
    lifecycles: lifecycles.length,
    states: every.reduce((sum, { states }) => sum + states.length, 0),
    withStory: every.reduce(
      (sum, { states, withStory }) => sum + states.filter((state) => withStory.has(state)).length,
      0,
    ),
    stories: stories.length,
    languages: LOCALES.length,
  }
}

export type Counts = ReturnType<typeof countsOf>
