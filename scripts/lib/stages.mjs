import { inClone, node } from './place.mjs'
import { one, playwright, vitest } from './counts.mjs'

const tool = (name, ...given) => [inClone('node_modules', '.bin', name), ...given]
const types = (project) => ({
  name: `types ${project}`,
  command: tool('tsc', '--noEmit', '-p', `tsconfig${project === 'tests' ? '' : `.${project}`}.json`),
  count: one,
})
const tests = (project, limit) => ({
  name: project,
  command: (report) =>
    tool('vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
  count: vitest,
  limit,
})
const browser = (project) => ({
  name: project,
  command: () => tool('playwright', 'test', '--project', project, '--reporter=list,json'),
  count: playwright,
  limit: 1_200_000,
})

/**
 * What `npm test` runs, in this order. A stage is a name, a command (or how to make one from
 * the file its JSON report goes to), and how its outcome is counted. `limit` is in milliseconds.
 */
export const stages = [
  { name: 'format', command: tool('oxfmt', '--check'), count: one },
  { name: 'lint', command: tool('oxlint', '--deny-warnings'), count: one },
  types('tests'),
  types('pure'),
  types('server'),
  types('web'),
  { name: 'dead code', command: tool('knip'), count: one },
  { name: 'words', command: [node, inClone('scripts', 'i18n.ts'), '--check'], count: one },
  tests('house'),
  tests('unit'),
  tests('server'),
  tests('stories', 1_200_000),
  { name: 'build', command: [node, inClone('node_modules', 'vite', 'bin', 'vite.js'), 'build'], count: one },
  { name: 'size', command: [node, inClone('scripts', 'size.ts'), '--check'], count: one },
  browser('walks'),
  browser('journeys'),
]
