const PLACES = 8

/** Decimal text with eight places as a whole number of them. */
function partsOf(decimal: string): bigint {
  const [whole = '0', places = ''] = decimal.split('.')
  return BigInt(whole + places.padEnd(PLACES, '0'))
}

/** Cents worth of an amount of minor units at a price in EUR; what is less than a cent is left out. */
export const centsOf = (minor: bigint, scale: number, price: string): bigint =>
  (minor * partsOf(price) * 100n) / (10n ** BigInt(scale) * 10n ** BigInt(PLACES))

/** How a price moved, as a fraction with four places. */
export function changeOf(before: string, after: string): string {
  const [from, to] = [partsOf(before), partsOf(after)]
  if (from === 0n) return '0.0000'
  const parts = ((to - from) * 10_000n) / from
  const digits = (parts < 0n ? -parts : parts).toString().padStart(5, '0')
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
