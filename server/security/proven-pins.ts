import { PIN_REMEMBERED } from '#contract/limits.ts'
import type { Chance } from '../lib/chance.ts'
import { later } from '../lib/clock.ts'
import { sameBytes, sealed } from '../lib/secrets.ts'

/** One PIN of one member, as somebody just said it and as it is stored. */
export interface SaidPin {
  readonly memberId: number
  readonly hash: string
  readonly pin: string
}

/** PINs that were right a moment ago, known again without their slow hash. */
export interface ProvenPins {
  /** One look at a time for each member: what is right at once in many hands is looked at once. */
  inTurn<T>(memberId: number, look: () => Promise<T>): Promise<T>
  knows(said: SaidPin, now: Date): boolean
  remember(said: SaidPin, now: Date): void
}

const KEPT = 10_000

/** Keeps nothing that says anything without this process's own key; a changed PIN has another hash, and is not known. */
export function provenPins(chance: Chance, kept = KEPT): ProvenPins {
  const key = chance.bytes(32).toString('base64url')
  const proofs = new Map<number, { seal: Buffer; until: Date }>()
  const sealOf = ({ memberId, hash, pin }: SaidPin) => sealed(key, String(memberId), hash, pin)
  return {
    inTurn: turns<number>(),
    knows(said, now) {
      const proof = proofs.get(said.memberId)
      return proof !== undefined && proof.until > now && sameBytes(proof.seal, sealOf(said))
    },
    remember(said, now) {
      proofs.delete(said.memberId)
      proofs.set(said.memberId, { seal: sealOf(said), until: later(now, PIN_REMEMBERED) })
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
