import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
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

/** The digits of an Ethereum address with the capitals that are its checksum. */
export function checksummed(digits: string): string {
  const small = digits.toLowerCase()
  const hash = keccak_256(utf8ToBytes(small))
  const isHigh = (at: number) => (((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15) > 7
  return `0x${[...small].map((digit, at) => (isHigh(at) ? digit.toUpperCase() : digit)).join('')}`
}

/** Without any capitals, or with nothing else, there is no checksum. */
function isEthereum(text: string): boolean {
  const digits = text.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || checksummed(digits) === text
}

const SHAPES: Readonly<Record<Network, RegExp>> = { TRC20: /^T\w{33}$/, ERC20: /^0x[0-9a-fA-F]{40}$/ }
const CHECKS: Readonly<Record<Network, (text: string) => boolean>> = { TRC20: isTron, ERC20: isEthereum }

/** The network that an address looks like one of, whether or not its checksum holds. */
export const networkOf = (address: string): Network | undefined =>
  (Object.keys(SHAPES) as Network[]).find((network) => SHAPES[network].test(address))

/** What is wrong with an address on a network; nothing, when money can be sent there. */
export function addressProblem(address: string, network: Network): Problem | undefined {
  if (address === '') return 'chain-address-required'
  const like = networkOf(address)
  if (!like || !CHECKS[like](address)) return 'chain-address-invalid'
  return like === network ? undefined : 'chain-address-network'
}
