import { PIN_REMEMBERED } from '#contract/limits.ts'
import type { Chance } from '../lib/chance.ts'
import { later } from '../lib/clock.ts'
import type { ProvenPins, SaidPin } from '../lib/ports.ts'
import { sameBytes, sealed, tokenHash } from '../lib/secrets.ts'

const KEPT = 10_000

/** Keeps no PIN, and nothing that tells one without this process's key. */
export function provenPins(chance: Chance, kept = KEPT): ProvenPins {
  const key = chance.bytes(32).toString('base64url')
  const proofs = new Map<string, { hash: string; seal: Buffer; until: Date }>()
  const nameOf = ({ token }: SaidPin) => tokenHash(token).toString('base64url')
  const sealOf = ({ token, pin }: SaidPin, hash: string) => sealed(key, token, hash, pin)
  return {
    inTurn: turns<number>(),
    hashOf(said, now) {
      const proof = proofs.get(nameOf(said))
      return proof && proof.until > now && sameBytes(proof.seal, sealOf(said, proof.hash)) ? proof.hash : undefined
    },
    remember(said, hash, now) {
      const name = nameOf(said)
      proofs.delete(name)
      proofs.set(name, { hash, seal: sealOf(said, hash), until: later(now, PIN_REMEMBERED) })
      const [oldest] = proofs.keys()
      if (proofs.size > kept && oldest !== undefined) proofs.delete(oldest)
    },
  }
}

function turns<Key>() {
  const last = new Map<Key, Promise<unknown>>()
  return async <T>(key: Key, act: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(act, act)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
