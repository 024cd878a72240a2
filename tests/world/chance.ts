import { createHash } from 'node:crypto'
import type { Chance } from '#server/lib/chance.ts'

export function chanceFrom(seed: string): Chance {
  let drawn = 0
  const block = () => {
    drawn += 1
    return createHash('sha256').update(`${seed} ${drawn}`).digest()
  }
  const bytes = (length: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(length / 32) }, block)).subarray(0, length)
  return { bytes, below: (limit) => Number(bytes(6).readUIntBE(0, 6) % limit) }
}
