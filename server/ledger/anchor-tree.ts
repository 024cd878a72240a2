import { hash } from 'node:crypto'

const DEPTH = 32
const NOTHING = Buffer.alloc(32)
const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)

export interface Tip {
  readonly account: bigint
  readonly version: bigint
  readonly head: Buffer
}

/** A Merkle tree over the last entry of every account: a changed account costs one branch. */
export function growTree() {
  const levels = Array.from({ length: DEPTH + 1 }, () => new Map<number, Buffer>())
  let changed = new Set<number>()
  const at = (level: number, place: number) => levels[level]?.get(place) ?? NOTHING
  return {
    put({ account, version, head }: Tip) {
      const place = Number(account)
      levels[0]?.set(place, sha256(LEAF, Buffer.from(`${account}|${version}|`), head))
      changed.add(place)
    },
    root(): Buffer {
      let places = changed
      changed = new Set()
      for (let level = 0; level < DEPTH; level += 1) {
        const parents = new Set([...places].map((place) => Math.floor(place / 2)))
        for (const place of parents)
          levels[level + 1]?.set(place, sha256(NODE, at(level, 2 * place), at(level, 2 * place + 1)))
        places = parents
      }
      return at(DEPTH, 0)
    },
  }
}

const sha256 = (...parts: Buffer[]) => hash('sha256', Buffer.concat(parts), 'buffer')
