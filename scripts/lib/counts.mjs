import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { clone } from './place.mjs'

/** How many passed and failed; each takes the exit code and the stage's report file. */
export const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

export const vitest = (code, file) =>
  counted(code, file, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    failed:
      numFailedTests +
      testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
      ).length,
    skipped: numPendingTests + numTodoTests,
    files: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(clone, name),
      took: endTime - startTime,
      tests: assertionResults.map((test) => testOf(relative(clone, name), test)),
    })),
  }))

const testOf = (file, { ancestorTitles, title, status, duration, failureMessages }) => {
  const name = [...ancestorTitles, title].join(' > ')
  return {
    id: `${file} > ${name}`,
    name,
    title,
    took: duration ?? 0,
    failed: status === 'failed',
    passed: status === 'passed',
    step: firstLine(failureMessages?.[0]),
  }
}

export const playwright = (code, file) =>
  counted(code, file, ({ stats, errors, suites, config }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => {
      const tests = testsIn({ ...suite, title: '' })
      return {
        file: relative(clone, join(config.rootDir, suite.file)),
        took: tests.reduce((sum, { took }) => sum + took, 0),
        tests,
      }
    }),
  }))

const testsIn = ({ title, suites = [], specs }, above = []) => {
  const within = [...above, title].filter(Boolean)
  return [
    ...specs.map((spec) => {
      const results = spec.tests.flatMap(({ results }) => results)
      return {
        id: spec.id,
        name: [...within, spec.title].join(' > '),
        title: spec.title,
        took: results.reduce((sum, { duration }) => sum + duration, 0),
        failed: spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
        passed: spec.tests.every(({ status }) => status === 'expected'),
        step: stepOf(results),
      }
    }),
    ...suites.flatMap((suite) => testsIn(suite, within)),
  ]
}

const stepOf = (results) => {
  const failed = results.find(({ errors }) => errors?.length > 0)
  return failed && [...failedIn(failed.steps), firstLine(failed.errors[0].message)].filter(Boolean).join(' > ')
}

const failedIn = (steps = []) => steps.flatMap(({ title, error, steps }) => (error ? [title, ...failedIn(steps)] : []))

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g')
const firstLine = (message = '') => message.replace(COLOURS, '').trim().split('\n')[0]

// A runner that ends badly has failed, and so has one that found nothing to run, whatever they counted.
function counted(code, file, read) {
  const report = parsed(file)
  if (!report) return { passed: 0, failed: 1 }
  const counts = read(report)
  const wrong = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return { ...counts, failed: wrong ? 1 : counts.failed }
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
