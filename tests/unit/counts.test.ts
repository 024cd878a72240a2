import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playwright, vitest } from '../../scripts/lib/counts.mjs'
import { inClone } from '../../scripts/lib/place.mjs'

const folder = mkdtempSync(join(tmpdir(), 'quay-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (report: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (id: string, title: string, status: string, result: object) => ({
  id,
  title,
  tests: [{ status, results: [{ duration: 1_500, errors: [], ...result }] }],
})

it('reads of walks what each took, and of the fallen the steps and the first line of what is wrong', () => {
  const red = String.fromCodePoint(27)
  const error = { message: `${red}[31mError: nobody came${red}[39m\n  at walk.ts:3` }
  const steps = [
    { title: 'opens', duration: 1 },
    { title: 'pays', duration: 2, error, steps: [{ title: 'taps Pay', duration: 1, error }] },
  ]
  const report = {
    config: { rootDir: inClone('tests') },
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'walks/tabs.spec.ts',
        file: 'walks/tabs.spec.ts',
        specs: [],
        suites: [
          {
            title: 'tabs',
            specs: [
              spec('a', 'stays', 'expected', {}),
              spec('b', '3e opens', 'unexpected', { errors: [error], steps }),
            ],
          },
        ],
      },
    ],
  }
  const tests = [
    { id: 'a', name: 'tabs > stays', title: 'stays', took: 1_500, failed: false, passed: true, step: undefined },
    {
      id: 'b',
      name: 'tabs > 3e opens',
      title: '3e opens',
      took: 1_500,
      failed: true,
      passed: false,
      step: 'pays > taps Pay > Error: nobody came',
    },
  ]
  expect(playwright(1, written(report))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    files: [{ file: 'tests/walks/tabs.spec.ts', took: 3_000, tests }],
  })
})

it('reads of stories the same', () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: inClone('stories', 'ui', 'sheet.stories.tsx'),
        status: 'failed',
        startTime: 1_000,
        endTime: 1_700,
        assertionResults: [
          {
            ancestorTitles: ['Sheet'],
            title: 'Open',
            status: 'failed',
            duration: 600,
            failureMessages: ['Error: too wide\n  at'],
          },
        ],
      },
    ],
  }
  const open = {
    id: 'stories/ui/sheet.stories.tsx > Sheet > Open',
    name: 'Sheet > Open',
    title: 'Open',
    took: 600,
    failed: true,
    passed: false,
    step: 'Error: too wide',
  }
  expect(vitest(1, written(report))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    files: [{ file: 'stories/ui/sheet.stories.tsx', took: 700, tests: [open] }],
  })
})

it('takes a report that did not come for a failure, and so a runner that ends badly', () => {
  expect(vitest(0, join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1 })
  const green = {
    config: { rootDir: '' },
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [],
  }
  expect(playwright(1, written(green))).toEqual({ passed: 3, failed: 1, skipped: 0, files: [] })
})
