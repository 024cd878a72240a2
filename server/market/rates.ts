const PLACES = 8

/** Eight places. */
function partsOf(decimal: string): bigint {
  const [whole = '0', places = ''] = decimal.split('.')
  return BigInt(whole + places.padEnd(PLACES, '0'))
}

/** Rounded down to the cent. */
export const centsOf = (minor: bigint, scale: number, price: string): bigint =>
  (minor * partsOf(price) * 100n) / (10n ** BigInt(scale) * 10n ** BigInt(PLACES))

/** A fraction with four places. */
export function changeOf(before: string, after: string): string {
  const [from, to] = [partsOf(before), partsOf(after)]
  if (from === 0n) return '0.0000'
  const parts = ((to - from) * 10_000n) / from
  const digits = (parts < 0n ? -parts : parts).toString().padStart(5, '0')
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
