import { readFileSync } from 'node:fs'

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
  }))

export const playwright = (code, file) =>
  counted(code, file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }))

// A runner that ends badly has failed, and so has one that found nothing to run, whatever they counted.
function counted(code, file, read) {
  const report = parsed(file)
  if (!report) return { passed: 0, failed: 1 }
  const { passed, failed, skipped } = read(report)
  const wrong = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: wrong ? 1 : failed, skipped }
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
