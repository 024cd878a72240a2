import { randomBytes, randomInt } from 'node:crypto'

/** Where everything unpredictable comes from. */
export interface Chance {
  bytes(length: number): Buffer
  below(limit: number): number
}

export const systemChance: Chance = { bytes: randomBytes, below: (limit) => randomInt(limit) }

/** Names for requests and faults; unique, and of no meaning. */
export type Ids = () => string
export const idsFrom =
  (chance: Chance): Ids =>
  () =>
    chance.bytes(8).toString('hex')
