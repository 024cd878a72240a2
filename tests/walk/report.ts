import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  FullResult,
  Location,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from 'playwright/types/testReporter'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { inClone } from '../../scripts/lib/place.mjs'
import { coverageOf, type Coverage, type Looked, type Plan, type Touched, type Walked } from './coverage.ts'
import { factsOf, house } from './facts.ts'
import { isAgain, isWhole } from './mode.ts'
import { asPage, asText, headline } from './report-pages.ts'

const REPORTS = inClone('reports', 'walks')
const FACTS = join(REPORTS, 'facts.json')
const MOST_LINES = 12
/** After `playwright test`, whatever is no option says which. */
const isNamed = process.argv.slice(3).some((given) => !given.startsWith('-'))

interface Facts {
  readonly ofAll: boolean
  readonly plans: Plan[]
  readonly walked: Walked[]
  readonly touched: Touched[]
  readonly looked: Looked[]
  failures: { readonly id: string; readonly says: string }[]
}

/** Says what was proven, and fails a whole run that left something out; of tests run once more, with what the others proved. */
export default class WalkReport implements Reporter {
  private readonly facts: Facts = isAgain
    ? (JSON.parse(readFileSync(FACTS, 'utf8')) as Facts)
    : { ofAll: !isNamed, plans: [], walked: [], touched: [], looked: [], failures: [] }

  onBegin(_config: FullConfig, suite: Suite): void {
    if (isAgain) return
    this.facts.plans.push(...suite.allTests().flatMap((test: TestCase) => factsOf<Plan>(test, 'plan')))
  }

  onTestEnd(test: TestCase, { status, errors, steps }: TestResult): void {
    this.facts.failures = this.facts.failures.filter(({ id }) => id !== test.id)
    if (status === 'failed' || status === 'timedOut')
      this.facts.failures.push({ id: test.id, says: asFailure([...namesOf(test), ...failedIn(steps)], errors) })
    if (status !== 'passed') return
    this.facts.walked.push(...factsOf<Walked>(test, 'walk'))
    this.facts.touched.push(...factsOf<Touched>(test, 'touched'))
    this.facts.looked.push(...factsOf<Looked>(test, 'looked'))
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const { ofAll, plans, failures } = this.facts
    const there = isWhole && ofAll ? await house() : { flows: [], addresses: [] }
    const coverage = coverageOf(this.facts, there)
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(FACTS, JSON.stringify(this.facts))
    if (plans.length > 0) writeReport(coverage)
    if (failures.length > 0 || isAgain) {
      const said = failures.map(({ says }) => says).join('\n\n')
      leaveFact('walks-failed', said)
      console.log(`\n${said}`)
    }
    return isWhole && !coverage.complete ? { status: 'failed' } : undefined
  }
}

function writeReport(coverage: Coverage): void {
  writeFileSync(join(REPORTS, 'coverage.json'), JSON.stringify(coverage, null, 2))
  writeFileSync(join(REPORTS, 'coverage.txt'), asText(coverage))
  writeFileSync(join(REPORTS, 'coverage.html'), asPage(coverage))
  leaveFact('walks', headline(coverage).toLowerCase())
  console.log(`\n${asText(coverage)}`)
}

const namesOf = (test: TestCase) => test.titlePath().filter(Boolean)

const failedIn = (steps: readonly TestStep[]): string[] =>
  steps.flatMap(({ category, title, error, steps: within }) =>
    category === 'test.step' && error ? [title, ...failedIn(within)] : [],
  )

const placeOf = ({ file, line }: Location) => `at ${relative(inClone(), file)}:${line}`

/** A log keeps only its end: what failed is said again there, in a few lines each, and where. */
const asFailure = (names: readonly string[], errors: readonly TestError[]): string =>
  [
    `failed: ${names.join(' > ')}`,
    ...errors.flatMap(({ message, location }) => [
      ...stripVTControlCharacters(message ?? '')
        .split('\n')
        .slice(0, MOST_LINES),
      location ? placeOf(location) : '',
    ]),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n  ')
