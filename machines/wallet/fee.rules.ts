import type { Currency } from '#contract/money.ts'
import { SCALE } from '#contract/money.ts'

const PLACES = 8
const ONE = 10n ** BigInt(PLACES)

export interface Exchange {
  readonly gross: bigint
  readonly from: Currency
  readonly to: Currency
  /** Decimal text: what one whole unit of the one becomes in the other. */
  readonly rate: string
  /** Decimal text: the part of what arrives that is kept as a fee. */
  readonly feeRate: string
}

/** Decimal text with at most eight places as a whole number of them. */
export function partsOf(decimal: string): bigint {
  const [whole = '0', places = ''] = decimal.split('.')
  return BigInt(whole + places.slice(0, PLACES).padEnd(PLACES, '0'))
}

export const decimalParts = (parts: bigint): string => {
  const digits = parts.toString().padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

/** Rounded against whoever exchanges, so that going round never gains. */
export function exchanged({ gross, from, to, rate, feeRate }: Exchange): { arrives: bigint; fee: bigint; net: bigint } {
  const arrives = (gross * partsOf(rate) * 10n ** BigInt(SCALE[to])) / (ONE * 10n ** BigInt(SCALE[from]))
  const fee = upwards(arrives * partsOf(feeRate), ONE)
  return { arrives, fee, net: arrives - fee }
}

export function lessFees({
  gross,
  currency,
  feeRate,
  feeFixed,
}: {
  gross: bigint
  currency: Currency
  feeRate: string
  feeFixed: bigint
}): { fee: bigint; net: bigint } {
  const { fee } = exchanged({ gross, from: currency, to: currency, rate: '1', feeRate })
  return { fee: fee + feeFixed, net: gross - fee - feeFixed }
}

const upwards = (amount: bigint, by: bigint) => (amount + by - 1n) / by

/** Rounded down. */
export const inverse = (rate: string): string => decimalParts((ONE * ONE) / partsOf(rate))
