import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { inClone } from '../../scripts/lib/place.mjs'
import { asPage, asText } from './walk-report-pages.ts'

interface Plan {
  readonly flow: string
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  readonly never: Readonly<Record<string, string>>
}

interface Walked {
  readonly flow: string
  readonly id: string
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

export interface FlowCoverage extends Plan {
  readonly paths: number
  readonly walkedStates: readonly string[]
  readonly walkedTransitions: readonly string[]
}

export interface Coverage {
  readonly flows: readonly FlowCoverage[]
  /** Flows that no screen shows yet: their transitions are taken by tests/machines only. */
  readonly screenless: readonly string[]
  readonly complete: boolean
}

const SCREENLESS = ['browse', 'fill']
const REPORTS = inClone('reports', 'walks')

const MOST_LINES = 12

/** Says which states and transitions were walked, and fails a whole run that left one out. */
export default class WalkReport implements Reporter {
  private readonly plans = new Map<string, Plan>()
  private readonly walks: Walked[] = []
  private readonly failures: string[] = []
  private whole = false

  onBegin(config: FullConfig, suite: Suite): void {
    const planned = suite.allTests().flatMap((test: TestCase) => factsOf<Plan>(test, 'plan'))
    this.whole =
      config.shard === null &&
      flowFiles().every((flow) => SCREENLESS.includes(flow) || planned.some((plan) => plan.flow === flow))
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'failed' || status === 'timedOut') this.failures.push(asFailure(test, errors))
    if (status !== 'passed') return
    factsOf<Plan>(test, 'plan').forEach((plan) => this.plans.set(plan.flow, plan))
    this.walks.push(...factsOf<Walked>(test, 'walk'))
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const complete = this.reportCoverage()
    if (this.failures.length > 0) {
      const said = this.failures.join('\n\n')
      leaveFact('walks-failed', said)
      console.log(`\n${said}`)
    }
    return this.whole && !complete ? { status: 'failed' } : undefined
  }

  private reportCoverage(): boolean {
    if (this.plans.size === 0) return true
    const coverage = this.coverage()
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(join(REPORTS, 'coverage.json'), JSON.stringify(coverage, null, 2))
    writeFileSync(join(REPORTS, 'coverage.txt'), asText(coverage))
    writeFileSync(join(REPORTS, 'coverage.html'), asPage(coverage))
    leaveFact('walks', (asText(coverage).split('\n')[0] ?? '').toLowerCase())
    console.log(`\n${asText(coverage)}`)
    return coverage.complete
  }

  private coverage(): Coverage {
    const flows = [...this.plans.values()].map((plan) => {
      const walks = this.walks.filter(({ flow }) => flow === plan.flow)
      const states = new Set(walks.flatMap((walk) => walk.states))
      const transitions = new Set(walks.flatMap((walk) => walk.transitions))
      return Object.assign(plan, {
        paths: walks.length,
        walkedStates: plan.states.filter((state) => states.has(state)),
        walkedTransitions: plan.transitions.filter((transition) => transitions.has(transition)),
      })
    })
    const complete = flows.every(
      (flow) =>
        flow.walkedStates.length === flow.states.length && flow.walkedTransitions.length === flow.transitions.length,
    )
    return { flows: flows.toSorted((a, b) => a.flow.localeCompare(b.flow)), screenless: SCREENLESS, complete }
  }
}

/** A log keeps only its end: what failed is said again there, in a few lines each. */
const asFailure = (test: TestCase, errors: readonly TestError[]): string =>
  [
    `failed: ${test.titlePath().filter(Boolean).join(' > ')}`,
    ...errors.flatMap(({ message }) =>
      stripVTControlCharacters(message ?? '')
        .split('\n')
        .slice(0, MOST_LINES),
    ),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n  ')

const factsOf = <T>(test: TestCase, type: string): T[] =>
  test.annotations.filter((one) => one.type === type).map(({ description }) => JSON.parse(description ?? '{}') as T)

const flowFiles = () => globSync('machines/*/*.flow.ts', { cwd: inClone() }).map((file) => basename(file, '.flow.ts'))
