import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
    files: testResults.map(({ name, startTime, endTime }) => ({ file: name, took: endTime - startTime })),
  }))

export const playwright = (code, file) =>
  counted(code, file, ({ stats, errors, suites, config }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: suites.map((suite) => ({ file: join(config.rootDir, suite.file), took: timeIn(suite) })),
  }))

const timeIn = ({ suites = [], specs }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(timeIn))
    .reduce((sum, time) => sum + time, 0)

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
