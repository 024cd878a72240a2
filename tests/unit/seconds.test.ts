import { expect, it } from 'vitest'
import { secondsRow } from '../../scripts/lib/record.mjs'
import { kindOf, kindsLines, projected, secondsOf, standingOf } from '../../scripts/lib/seconds.mjs'

it.each([
  ['tests/walks/orders.spec.ts', 'every state and every transition has a path', 'plan'],
  ['tests/walks/orders.spec.ts', 'looks at showing', 'look'],
  ['tests/walks/orders.spec.ts', 'touches what can be touched', 'touches'],
  ['tests/walks/orders.spec.ts', '3e7aada opens, and looks at an order', 'app path'],
  ['tests/journeys/first-sale.spec.ts', 'touches at once', 'journey'],
  ['stories/ui/pin-sheet.stories.tsx', 'Wrong again', 'kit'],
  ['stories/trade/order.stories.tsx', 'Paid', 'screen'],
  ['tests/storms/naive-gateway-payment.test.ts', 'loses money', 'naive'],
  ['tests/storms/gateway-payment.test.ts', 'keeps it', 'storms'],
  ['tests/server/audit-sides.test.ts', 'hears of each side', 'audit'],
  ['tests/server/trade-walks.test.ts', 'ends', 'random walks'],
  ['tests/server/chain.test.ts', 'holds', 'server'],
  ['tests/house-words.test.ts', 'says all', 'house'],
  ['tests/machines/trade.test.ts', 'moves', 'machines'],
])('%s, "%s": %s', (file, title, kind) => {
  expect(kindOf(file, title)).toBe(kind)
})

const tried = (title: string, took: number) => ({
  id: title,
  name: title,
  title,
  took,
  failed: false,
  passed: true,
  step: undefined,
})
const walks = {
  name: 'walks',
  took: 61_240,
  files: [
    {
      file: 'tests/walks/orders.spec.ts',
      took: 30_000,
      tests: [tried('looks at showing', 10_000), tried('1a', 20_000)],
    },
    { file: 'tests/journeys/tabs.spec.ts', took: 40_000, tests: [tried('goes on', 40_000)] },
  ],
}
const storms = {
  name: 'storms',
  took: 20_000,
  files: [{ file: 'tests/storms/gateway-payment.test.ts', took: 18_000, tests: [tried('keeps it', 18_000)] }],
}
const lint = { name: 'lint', took: 8_760, files: [] }
const stages = secondsOf([lint, storms, walks])

it('adds up the seconds of a stage by its kinds and files, the longest first', () => {
  expect(stages[2]).toEqual({
    stage: 'walks',
    seconds: 61.2,
    kinds: [
      { kind: 'journey', tests: 1, seconds: 40 },
      { kind: 'app path', tests: 1, seconds: 20 },
      { kind: 'look', tests: 1, seconds: 10 },
    ],
    files: [
      { file: 'tests/journeys/tabs.spec.ts', seconds: 40, tests: 1 },
      { file: 'tests/walks/orders.spec.ts', seconds: 30, tests: 2 },
    ],
  })
})

it('says the kinds of each stage that has tests, in a line', () => {
  expect(kindsLines(stages)).toEqual([
    'storms          storms 18 s of 1',
    'walks           journey 40 s of 1, app path 20 s of 1, look 10 s of 1',
  ])
})

it('projects what grows with screens, and leaves what does not', () => {
  expect(projected({ stages, took: 90_000, standing: 64 })).toBeCloseTo(160_000)
  expect(projected({ stages: [], took: 90_000, standing: 64 })).toBe(90_000)
})

it('counts the screens that stand by those to come', () => {
  const pending =
    "export const PENDING = [\n  '/pages/a',\n  '/pages/b',\n] as const\nexport const STATES = { '/pages/c': [] }"
  expect(standingOf(pending)).toBe(126)
})

it('records a run as a row, by stage and by kind', () => {
  const run = { stages, took: 90_000, standing: 64, installed: 66_000, outcome: '4 passed, 0 failed', cores: 2 }
  expect(secondsRow({ ...run, date: '2026-11-27', commit: '31614768', command: 'npm test', isWhole: true })).toEqual([
    '2026-11-27',
    '31614768',
    '`npm test`, 2 cores',
    '4 passed, 0 failed',
    '1.5 minutes, and 1.1 of installation; 2.7 at 128 screens',
    'walks 61, storms 20, lint 9',
    'journey 40, app path 20, storms 18, look 10',
  ])
})
