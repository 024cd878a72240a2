import { leaveFact } from '../scripts/lib/facts.ts'
import { describe, expect, it } from 'vitest'
import { BUILT } from '#src/sitemap.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { restingStates, exportNameOf } from '#stories/lib/states.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import { EXEMPLARS, kindOf, viewOf } from '#stories/lib/views.ts'
import type { AnyStateMachine } from 'xstate'
import { PENDING_STATES } from './spec/pending.ts'
import { SCREENS } from './spec/screens.ts'

interface StoryScene {
  file: string
  title: string | undefined
  name: string
  facts: SceneFacts
  answers: readonly string[]
}

interface Story {
  title?: string
  parameters?: { machine?: SceneFacts; answers?: string[] }
}

const modules = import.meta.glob<Record<string, Story>>('../stories/**/*.stories.tsx', { eager: true })

const scenes: StoryScene[] = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, { parameters }]) =>
    name !== 'default' && parameters?.machine
      ? [
          {
            file: file.replace('../', ''),
            title: module.default?.title,
            name,
            facts: parameters.machine,
            answers: parameters.answers ?? [],
          },
        ]
      : [],
  ),
)

const shown = new Map<Screen<AnyStateMachine>, StoryScene[]>()
for (const scene of scenes) shown.set(scene.facts.screen(), [...(shown.get(scene.facts.screen()) ?? []), scene])
const screens = [...shown.values()].map((stories) => ({
  id: stories[0]?.facts.id ?? '',
  stories,
  states: restingStates(stories[0]?.facts.flow() as AnyStateMachine),
}))

const built = Object.keys(BUILT)
const asked = SCREENS.filter(({ path }) => built.includes(path))
const answersFor = (path: string) =>
  scenes.filter(({ facts }) => facts.paths.includes(path)).flatMap(({ answers }) => answers)

describe('every state has a story', () => {
  it.each(screens)('of $id', ({ stories, states }) => {
    expect(states.filter((state) => !stories.some(({ name }) => name === exportNameOf(state)))).toEqual([])
  })

  it.each(screens)('and no story of $id shows a state that cannot be', ({ stories, states }) => {
    expect(stories.filter(({ facts }) => !states.includes(facts.state)).map(({ name }) => name)).toEqual([])
  })

  it('under its own name, or one that begins with it', () => {
    expect(
      scenes
        .filter(({ name, facts }) => !name.startsWith(exportNameOf(facts.state)))
        .map(({ file, name }) => `${file}: ${name}`),
    ).toEqual([])
  })

  it('and every screen file of the app is among them', () => {
    const files = Object.values(
      import.meta.glob<Record<string, unknown>>(['../src/screens/**/*.screen.tsx', '../src/parts/**/*.screen.tsx'], {
        eager: true,
      }),
    )
    const known = new Set<unknown>(shown.keys())
    const isScreen = (value: unknown): value is Screen<AnyStateMachine> =>
      typeof value === 'function' && 'views' in value
    const unseen = files
      .flatMap((module) => Object.entries(module))
      .filter(([, value]) => isScreen(value) && !known.has(value))
    expect(unseen.map(([name]) => name)).toEqual([])
  })
})

describe('every state that the specification names is answered by a story', () => {
  it.each(asked)('of $path', ({ path, states }) => {
    const answers = answersFor(path)
    expect(states.filter((state) => !answers.includes(state))).toEqual(PENDING_STATES[path] ?? [])
  })

  it('or waits for something that is still to come', () => {
    const named = (path: string, state: string) => asked.some((one) => one.path === path && one.states.includes(state))
    const gone = Object.entries(PENDING_STATES).flatMap(([path, states]) =>
      states.filter((state) => !named(path, state)),
    )
    expect(gone).toEqual([])
  })

  it('at an address of the specification', () => {
    const known = new Set<string>(SCREENS.map(({ path }) => path))
    expect(scenes.flatMap(({ facts }) => facts.paths).filter((path) => !known.has(path))).toEqual([])
  })
})

describe('views that the kit makes are looked at whole on the screen that stands for all', () => {
  const made = new Map<string, (string | undefined)[]>()
  for (const { title, facts } of scenes) {
    const view = viewOf(facts)
    if (typeof view === 'string') made.set(view, [...(made.get(view) ?? []), title])
  }

  it.each([...made.keys()])('%s', (view) => {
    expect(made.get(view)).toContain(EXEMPLARS[kindOf(view)])
  })

  it('and none stands for what is not made', () => {
    expect([...new Set([...made.keys()].map(kindOf))].sort()).toEqual(Object.keys(EXEMPLARS).sort())
  })
})

it('tells how much of it there is', () => {
  const states = screens.flatMap(({ states }) => states).length
  const withStory = screens.flatMap(({ stories, states }) =>
    states.filter((state) => stories.some(({ facts }) => facts.state === state)),
  ).length
  const named = asked.flatMap(({ path, states }) => states.filter((state) => answersFor(path).includes(state))).length
  const all = asked.flatMap((screen) => screen.states).length
  leaveFact(
    'stories',
    `states with story: ${withStory} of ${states}; states named by the specification: ${named} of ${all}`,
  )
  expect(withStory).toBe(states)
})
