import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { withCapitals } from '#contract/chain-address.ts'
import type { Network } from '#contract/payout-address.ts'

const base58 = createBase58check(sha256)
const TRON = 0x41
/** The last 20 bytes of the hash of a public key, which both networks call an address. */
const TAIL = 20
/** Purpose, coin and account were derived by the operator. */
const ACCOUNT_DEPTH = 3

export function keyProblem(text: string): string | undefined {
  try {
    const key = HDKey.fromExtendedKey(text)
    if (key.privateKey) return 'it is a private key: it can spend, and does not belong here'
    return key.depth === ACCOUNT_DEPTH
      ? undefined
      : `its depth is ${key.depth}, and that of an account is ${ACCOUNT_DEPTH}`
  } catch {
    return 'it cannot be read as an extended public key'
  }
}

/** From the public key alone: nothing here can spend. */
export function depositAddress(accountKey: string, network: Network, index: number): string {
  const key = HDKey.fromExtendedKey(accountKey).deriveChild(0).deriveChild(index).publicKey
  if (!key) throw new Error(`there is no key ${index}`)
  const tail = keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).subarray(1)).subarray(-TAIL)
  return network === 'TRC20' ? base58.encode(Uint8Array.of(TRON, ...tail)) : withCapitals(`0x${bytesToHex(tail)}`)
}
