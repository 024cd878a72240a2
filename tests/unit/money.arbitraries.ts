import fc from 'fast-check'
import { type Currency, SCALE } from '#contract/money.ts'
import { decimalParts } from '#machines/wallet/fee.rules.ts'

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 10_000)
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_260_303)
let ran = 0

/** Runs a property for its share of all runs; what fails says the seed and the path to it. */
export function holdsFor<T>(share: number, property: fc.IProperty<T>): void {
  const numRuns = Math.round(RUNS * share)
  fc.assert(property, { numRuns, seed: SEED })
  ran += numRuns
}

/** Whether a property fails for somebody who did the thing in the usual, wrong way. */
export const failsWithin = <T>(runs: number, property: fc.IProperty<T>): boolean =>
  fc.check(property, { numRuns: runs, seed: SEED }).failed

export const replay = `PROPERTY_RUNS=${RUNS} PROPERTY_SEED=${SEED}`
export const LIMIT = 30_000 + RUNS / 4
export const runsText = (): string => `${ran} runs (${replay})`

export const currency = fc.constantFrom(...(Object.keys(SCALE) as Currency[]))
export const amount = fc.bigInt({ min: 1n, max: 10n ** 14n })
export const rate = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(decimalParts)
export const feeRate = fc.nat(1_000_000).map((parts) => decimalParts(BigInt(parts) * 100n))
export const almostAmount = fc.oneof(
  fc.stringMatching(/^-?[0-9]{0,17}[.,]?[0-9]{0,9}$/),
  fc
    .array(fc.constantFrom(...'0123456789.-+eE,_x \u0660\uff11\u2212n'), { maxLength: 12 })
    .map((marks) => marks.join('')),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
)
