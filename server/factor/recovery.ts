import { base32crockford } from '@scure/base'
import { RECOVERY_CODE_SIGNS, RECOVERY_CODES } from '#contract/limits.ts'
import type { Chance } from '../lib/chance.ts'

const HALF = RECOVERY_CODE_SIGNS / 2
const BYTES = Math.ceil((RECOVERY_CODE_SIGNS * 5) / 8)

const drawn = (chance: Chance) => base32crockford.encode(chance.bytes(BYTES)).slice(0, RECOVERY_CODE_SIGNS)

/** Fifty random bits each. */
export function newCodes(chance: Chance): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(drawn(chance))
  return [...codes].map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`)
}

export const spelt = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
