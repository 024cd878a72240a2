import { PIN_REMEMBERED } from '#contract/limits.ts'
import type { Chance } from '../lib/chance.ts'
import { later } from '../lib/clock.ts'
import { sameBytes, sealed, tokenHash } from '../lib/secrets.ts'

/** A PIN as somebody just said it in a session. */
export interface SaidPin {
  readonly token: string
  readonly pin: string
}

/** PINs that were right a moment ago, known again without their slow hash. */
export interface ProvenPins {
  /** One look at a time for each member: what is right at once in many hands is looked at once. */
  inTurn<T>(memberId: number, look: () => Promise<T>): Promise<T>
  /** The hash that it was right for; whoever acts on it still holds it against the stored one. */
  hashOf(said: SaidPin, now: Date): string | undefined
  remember(said: SaidPin, hash: string, now: Date): void
}

const KEPT = 10_000

/** Keeps no PIN, and nothing that tells one without this process's own key; a changed PIN is stored under another hash. */
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
