import { randomBytes, randomInt } from 'node:crypto'

export interface Chance {
  bytes(length: number): Buffer
  below(limit: number): number
}

export const systemChance: Chance = { bytes: randomBytes, below: (limit) => randomInt(limit) }

const NAME = 8
const POOL = 512 * NAME

/** Drawn many at a time: asking for randomness is slow. */
export type Ids = () => string
export function idsFrom(chance: Chance): Ids {
  let pool = ''
  let at = 0
  return () => {
    if (at === pool.length) {
      pool = chance.bytes(POOL).toString('hex')
      at = 0
    }
    at += 2 * NAME
    return pool.slice(at - 2 * NAME, at)
  }
}
