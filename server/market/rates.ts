import { partsOf } from '#machines/wallet/fee.rules.ts'

/** A fraction with four places. */
export function changeOf(before: string, after: string): string {
  const [from, to] = [partsOf(before), partsOf(after)]
  if (from === 0n) return '0.0000'
  const parts = ((to - from) * 10_000n) / from
  const digits = (parts < 0n ? -parts : parts).toString().padStart(5, '0')
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
