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

/** The capitals of an Ethereum address are its checksum; without any there is none. */
function isEthereum(text: string): boolean {
  const digits = text.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()))
  return [...digits].every((digit, at) => {
    const half = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15
    return digit === (half > 7 ? digit.toUpperCase() : digit.toLowerCase())
  })
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
