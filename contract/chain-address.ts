import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import type { Network } from './payout-address.ts'
import type { Problem } from './problems.ts'

const base58 = createBase58check(sha256)
const TRON = 0x41

function isTron(text: string): boolean {
  try {
    const bytes = base58.decode(text)
    return bytes.length === 21 && bytes[0] === TRON
  } catch {
    return false
  }
}

/** With the capitals that are its checksum (EIP-55). */
export function withCapitals(text: string): string {
  const digits = text.slice(2).toLowerCase()
  const hash = keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)))
  const half = (at: number) => ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15
  return `0x${[...digits].map((digit, at) => (half(at) > 7 ? digit.toUpperCase() : digit)).join('')}`
}

/** All in small or all in capital letters, it has no checksum that could be wrong. */
function isEthereum(text: string): boolean {
  const digits = text.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || text === withCapitals(text)
}

const SHAPES: Readonly<Record<Network, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
}
const CHECKS: Readonly<Record<Network, (text: string) => boolean>> = { TRC20: isTron, ERC20: isEthereum }

/** Whether or not its checksum holds. */
export const networkOf = (address: string): Network | undefined =>
  (Object.keys(SHAPES) as Network[]).find((network) => SHAPES[network].test(address.trim()))

export function addressProblem(address: string, network: Network): Problem | undefined {
  const like = networkOf(address)
  if (!like || !CHECKS[like](address.trim())) return 'chain-address-invalid'
  return like === network ? undefined : 'chain-address-network'
}

export const plainAddress = (address: string): string =>
  networkOf(address) === 'ERC20' ? withCapitals(address.trim()) : address.trim()
