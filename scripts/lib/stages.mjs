import { inClone, node } from './place.mjs'
import { one, playwright, vitest } from './counts.mjs'

const tool = (name, ...given) => [inClone('node_modules', '.bin', name), ...given]
const types = (project) => ({
  name: `types ${project}`,
  // Several checkers on one project each learn the same types anew.
  command: tool('tsc', '--noEmit', '--checkers', '1', '-p', `tsconfig${project === 'tests' ? '' : `.${project}`}.json`),
  count: one,
  beside: true,
})
const onOneCore = (stage) => ({
  ...stage,
  command: (report) => [...stage.command(report), '--maxWorkers=1'],
  beside: true,
})
/** One project of Vitest, or those of its files whose names begin so. */
export const tests = (project, limit, only = []) => ({
  name: project,
  command: (report) =>
    tool(
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ),
  count: vitest,
  limit,
})

/** Walks and journeys; each transition is proven by the machine, by a touch, or in the app. */
export const walks = {
  name: 'walks',
  command: tool('playwright', 'test'),
  count: playwright,
  report: 'walks/run.json',
  limit: 3_600_000,
  env: { QUAY_WALKS: 'layered' },
}

/**
 * What `npm test` runs, in this order. A stage is a name, a command (or how to make one from
 * the file its JSON report goes to), and how its outcome is counted. A `report` of its own is
 * named within reports/; `limit` is in milliseconds; `env` is for whoever does not say otherwise.
 * Two stages that keep one core busy each run beside each other.
 */
export const stages = [
  { name: 'format', command: tool('oxfmt', '--check'), count: one, beside: true },
  {
    name: 'plans',
    command: tool('playwright', 'test', 'tests/walks', '--list', '--reporter=./tests/walk/plans.ts'),
    count: one,
    beside: true,
    env: { QUAY_WALKS: 'layered' },
  },
  onOneCore(tests('house')),
  { name: 'lint', command: tool('oxlint', '--deny-warnings'), count: one, beside: true },
  types('tests'),
  types('pure'),
  types('server'),
  types('web'),
  { name: 'dead code', command: tool('knip'), count: one, beside: true },
  { name: 'words', command: [node, inClone('scripts', 'i18n.ts'), '--check'], count: one, beside: true },
  onOneCore(tests('unit')),
  { name: 'build', command: [node, inClone('scripts', 'lib', 'build.mjs')], count: one, beside: true },
  { name: 'bytes', command: [node, inClone('scripts', 'size.ts')], count: one },
  tests('server', 1_800_000),
  tests('storms'),
  { ...tests('sim'), beside: true },
  { ...tests('kills'), beside: true },
  { ...tests('stories', 1_800_000), env: { STORY_LOOKS: 'first' } },
  walks,
]
