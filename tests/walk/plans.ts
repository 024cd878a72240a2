import type { FullConfig, FullResult, Reporter, Suite } from 'playwright/types/testReporter'
import { coverageOf, type Plan } from './coverage.ts'
import { factsOf, house } from './facts.ts'

export default class WalkPlans implements Reporter {
  private plans: readonly Plan[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.plans = suite.allTests().flatMap((test) => factsOf<Plan>(test, 'plan'))
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const { unplanned } = coverageOf({ plans: this.plans, walked: [], touched: [], looked: [] }, await house())
    const gaps = [
      ...unplanned.map((one) => `planned by no walk: ${one}`),
      ...this.plans.flatMap(({ flow, missing }) => missing.map((one) => `${flow}: ${one}`)),
    ]
    console.log([`${this.plans.length} plans`, ...gaps].join('\n'))
    return { status: gaps.length > 0 ? 'failed' : 'passed' }
  }
}
