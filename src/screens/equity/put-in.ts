import type { EquityHolding } from '#contract/equity.ts'
import { decimalOf, minorOf } from '#contract/money.ts'

/** What all shares together cost, and what they are worth besides: a line of worth alone would count what was bought as gained. */
export function putInOf(value: string, holdings: readonly Pick<EquityHolding, 'profit'>[]) {
  const gain = holdings.reduce((sum, { profit }) => sum + minorOf(profit, 'EUR'), 0n)
  return { cost: decimalOf(minorOf(value, 'EUR') - gain, 'EUR'), gain: decimalOf(gain, 'EUR') }
}
