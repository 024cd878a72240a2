import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { APART, chosenOf, joined, mayWaver, nameOf, waveredIn } from '../../scripts/lib/again.mjs'

const from = (...rooms: string[]) => rooms.map((room) => `import { a } from '#${room}'`).join('\n')

describe('what may waver', () => {
  it.each([
    ['stories/trade/order.stories.tsx', from('machines/trade/order.flow.ts'), true],
    ['tests/walks/notices.spec.ts', from('machines/notice/notices.flow.ts', 'contract/limits.ts'), true],
    ['tests/walks/order.spec.ts', from('machines/trade/order.flow.ts', 'machines/attachment/a.part.ts'), false],
    ['tests/walks/exchange.spec.ts', from('machines/equity/exchange.flow.ts', 'contract/transfer.ts'), false],
    ['tests/journeys/mall.spec.ts', from('tests/walk/journey.ts'), false],
    ['tests/journeys/offline.spec.ts', from('tests/walk/journey.ts', 'contract/limits.ts'), true],
    ['tests/journeys/home.spec.ts', from('contract/home.ts'), true],
  ])('%s', (file, source, may) => {
    expect(mayWaver({ stage: file.startsWith('stories/') ? 'stories' : 'walks', file }, source)).toBe(may)
  })

  it('names journeys of no room that are there', () => {
    const gone = [...APART].filter((name) => !existsSync(`tests/journeys/${name}.spec.ts`))
    expect(gone).toEqual([])
  })

  it.each(['sell', 'withdraw', 'pay', 'recharge', 'transfer', 'buy', 'sign-in', 'change-pin', 'factor', 'entries'])(
    'leaves out the walk of %s',
    (name) => {
      const file = `tests/walks/${name}.spec.ts`
      expect(mayWaver({ stage: 'walks', file }, readFileSync(file, 'utf8'))).toBe(false)
    },
  )
})

const fallen = (file: string, name: string, { stage = 'walks', strayed = false } = {}) => ({
  id: `${file} ${name}`,
  file,
  name,
  title: name,
  stage,
  took: 1,
  failed: true,
  passed: false,
  step: 'opens > Error: nobody came',
  strayed,
})
const one = fallen('tests/walks/notices.spec.ts', 'notices > 1a opens')
const two = fallen('tests/walks/notices.spec.ts', 'notices > 2b opens')
const three = fallen('tests/journeys/tabs.spec.ts', 'tabs')
const four = fallen('stories/ui/sheet.stories.tsx', 'Open', { stage: 'stories' })
const money = fallen('tests/walks/order.spec.ts', 'order > 3c opens')
const ofServer = fallen('tests/server/trade.test.ts', 'holds', { stage: 'server' })
const sourceOf = (file: string) => (file === money.file ? from('machines/trade/a.ts') : from('contract/home.ts'))

describe('what is run once more', () => {
  it('is what may waver, and nothing of money', () => {
    expect(chosenOf([one, money, four, ofServer], new Set(), sourceOf)).toEqual({
      again: [one, four],
      not: [{ test: money, why: 'is never run again' }],
    })
  })

  it('is nothing that wavered before', () => {
    expect(chosenOf([one, two], new Set([nameOf(one)]), sourceOf)).toEqual({
      again: [two],
      not: [{ test: one, why: 'wavered before, see docs/wavered.md' }],
    })
  })

  it('is nothing at all where more than three fell', () => {
    const { again, not } = chosenOf([one, two, three, four, money], new Set(), sourceOf)
    expect(again).toEqual([])
    expect(not.map(({ why }) => why)).toEqual([...Array(4).fill('more than 3 fell'), 'is never run again'])
  })

  it('is nothing beside an error that no test owns', () => {
    const stray = fallen(four.file, four.name, { stage: 'stories', strayed: true })
    expect(chosenOf([stray], new Set(), sourceOf).again).toEqual([])
  })
})

describe('what a run comes to', () => {
  const first = { passed: 7, failed: 2, files: [{ file: one.file, took: 2, tests: [one, two] }] }
  const second = (stood: readonly (typeof one)[], failed: number) => ({
    passed: stood.length,
    failed,
    files: [{ file: one.file, took: 2, tests: stood.map((test) => ({ ...test, failed: false, passed: true })) }],
  })

  it('is green where each stands alone, and names them', () => {
    expect(joined(first, second([one, two], 0), [one, two])).toEqual({
      ...first,
      passed: 9,
      failed: 0,
      wavered: [one, two],
    })
  })

  it('is red where one falls again, or was not run again', () => {
    expect(joined(first, second([one], 1), [one, two])).toEqual({ ...first, passed: 8, failed: 1, wavered: [one] })
    expect(joined(first, second([one], 0), [one])).toEqual({ ...first, passed: 8, failed: 1, wavered: [one] })
  })

  it('is red where all stand alone and the run ends badly, as when something is proven by nobody', () => {
    expect(joined(first, second([one, two], 1), [one, two]).failed).toBe(1)
  })

  it('stays red where nothing could be run', () => {
    expect(joined(first, { passed: 0, failed: 1, files: [] }, [one, two])).toEqual({ ...first, wavered: [] })
  })
})

it('reads the names of those that wavered before', () => {
  const text = '# What wavered\n\n| date | commit | test | at |\n|---|---|---|---|\n| 1 | a | x > y \\| z | b |\n'
  expect(waveredIn(text)).toEqual(new Set(['x > y | z']))
})
