import { describe, expect, it } from 'vitest'
import { dueIn, tellStory, type Mode, type Told } from '#stories/lib/due.ts'
import { dueStories } from '../../scripts/vite/due-stories.ts'

const views = { opening: () => null, idle: () => null, asking: () => null }
const machine = (state: keyof typeof views) => ({ state, screen: () => ({ views }) }) as never
const play = async () => undefined

const story = (exportName: string, about: Told['story'], title = 'transfer/Send'): Told => ({
  storyId: `${title}--${exportName}`,
  exportName,
  story: about,
  meta: { title },
})
const STORIES = [
  story('Opening', { parameters: { machine: machine('opening') } }),
  story('Idle', { parameters: { machine: machine('idle') } }),
  story('IdleFilled', { parameters: { machine: machine('idle') } }),
  story('IdlePlayed', { play, parameters: { machine: machine('idle') } }),
  story('IdlePlayedAlike', { play, parameters: { machine: machine('idle') } }),
  story('IdleLongest', { parameters: { machine: machine('idle') } }),
  story('Asking', { parameters: { machine: machine('asking') } }),
]
const told = (mode: Mode, stories = STORIES) => {
  const due = dueIn(mode)
  const tests = stories.filter((one) => due.tells(one))
  return tests.map(({ exportName, storyId }) => ({ exportName, ...due.of(storyId) }))
}
const looksOf = ({ looks, isDark }: ReturnType<typeof told>[number]) => [
  ...looks.map(({ locale, textSize }) => `${locale} ${textSize}`),
  ...(isDark ? ['dark'] : []),
]

describe('in npm test', () => {
  it('the first of a view is a test, the longest, and what plays something new', () => {
    expect(told('first').map(({ exportName }) => exportName)).toEqual([
      'Opening',
      'Idle',
      'IdlePlayed',
      'IdleLongest',
      'Asking',
    ])
  })

  it('each is looked at in English, and each harder look is put on once a file', () => {
    expect(told('first').map(looksOf)).toEqual([
      ['en 100', 'he 100'],
      ['en 100', 'he 200'],
      ['en 100'],
      ['en 100', 'en 200', 'dark'],
      ['en 100', 'pseudo 100'],
    ])
  })

  it('by axe all but what plays on a view that was seen', () => {
    expect(told('first').flatMap(({ exportName, isJudged }) => (isJudged ? [] : [exportName]))).toEqual(['IdlePlayed'])
  })

  it('of the kit all is a test, in every hard look', () => {
    const kit = STORIES.map(({ exportName, story: about }) => story(exportName, about, 'ui/Send'))
    expect(told('first', kit)).toHaveLength(kit.length)
    expect(told('first', kit).map(looksOf)[0]).toEqual(['en 100', 'en 200', 'pseudo 100', 'he 100', 'he 200', 'dark'])
  })
})

it('in the gate every story is a test, in every language', () => {
  expect(told('all').map(({ looks, isJudged, isDark }) => [looks.length, isJudged, isDark])).toEqual(
    STORIES.map(() => [14, true, true]),
  )
})

it('a file that is named by hand has all its stories, and the first of a view in every hard look', () => {
  expect(told('').map(({ looks }) => looks.length)).toEqual([5, 5, 1, 1, 1, 5, 5])
})

describe('the tests that Storybook makes of a file', () => {
  const handler = (dueStories().transform as { handler: (code: string, id: string) => { code: string } }).handler

  it('are told before they are begun', () => {
    const { code } = handler('_test("Idle \\"filled\\"", _testStory({\n  story: Idle\n}));', 'x.stories.tsx')
    expect(code.split('\n').slice(1)).toEqual([
      '_tellStory(_test, "Idle \\"filled\\"", _testStory, ({',
      '  story: Idle',
      '}));',
    ])
  })

  it('are no tests in silence where Storybook makes them otherwise', () => {
    expect(() => handler('it("Idle", story(Idle))', 'x.stories.tsx')).toThrow('x.stories.tsx begins no story')
  })

  it('are none that were not told', () => {
    expect(() => dueIn('first').of('transfer-send--idle')).toThrow('transfer-send--idle was begun untold')
  })

  it('have the name and the story that they had', () => {
    const begun: unknown[] = []
    const [first] = STORIES as [Told]
    tellStory(
      (name, body) => void begun.push([name, body]),
      'Opening',
      ({ storyId }) => `test of ${storyId}`,
      first,
    )
    expect(begun).toEqual([['Opening', 'test of transfer/Send--Opening']])
  })
})
