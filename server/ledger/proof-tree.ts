import { createHmac, hash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { leafText, nodeText, tokenText } from '#machines/wallet/proof.rules.ts'
import type { Currency, Share } from '#contract/money.ts'
import type { Chance } from '../lib/chance.ts'

/** With fewer leaves neighbours could guess who is whose. */
const LEAST = 256
/** Hashes between two pauses, so that other calls have their turn. */
const STRIDE = 1_024
const SUM_BYTES = 8
const HASH_BYTES = 32
export const NODE_BYTES = SUM_BYTES + HASH_BYTES

export interface Liability {
  readonly member: number
  readonly userNo: string
  readonly secret: Buffer
  readonly balance: bigint
}

export interface Node {
  readonly sum: string
  readonly hash: string
}

export interface Tree {
  /** From the leaves to the root. */
  readonly levels: readonly (readonly Node[])[]
  readonly places: ReadonlyMap<number, number>
}

/** Shuffled, and filled up with empty leaves. */
export async function growTree(
  proof: number,
  currency: Currency | Share,
  liabilities: readonly Liability[],
  chance: Chance,
): Promise<Tree> {
  const width = 2 ** Math.ceil(Math.log2(Math.max(LEAST, liabilities.length)))
  const order = shuffled(width, chance)
  const nothing = chance.bytes((width - liabilities.length) * HASH_BYTES)
  const places = new Map<number, number>()
  const leaves = await made(width, (place) => {
    const at = order[place] ?? 0
    const liability = liabilities[at]
    if (!liability) return leaf(hexAt(nothing, (at - liabilities.length) * HASH_BYTES), currency, '0')
    if (liability.balance < 0n) throw new Error(`member ${liability.member} has less than nothing`)
    places.set(liability.member, place)
    const token = createHmac('sha256', liability.secret).update(tokenText(proof, liability.userNo)).digest('hex')
    return leaf(token, currency, String(liability.balance))
  })
  const levels = [leaves]
  for (let below = leaves; below.length > 1; below = levels.at(-1) ?? [])
    levels.push(await made(below.length / 2, (at) => parent(below[2 * at], below[2 * at + 1])))
  return { levels, places }
}

const leaf = (token: string, currency: Currency | Share, balance: string): Node => ({
  sum: balance,
  hash: hash('sha256', leafText(token, currency, balance)),
})

function parent(left: Node | undefined, right: Node | undefined): Node {
  if (!left || !right) throw new Error('a tree of balances has a node without its pair')
  return { sum: String(BigInt(left.sum) + BigInt(right.sum)), hash: hash('sha256', nodeText(left, right)) }
}

async function made(count: number, make: (at: number) => Node): Promise<Node[]> {
  const nodes: Node[] = []
  for (let at = 0; at < count; at += 1) {
    if (at % STRIDE === STRIDE - 1) await turn()
    nodes.push(make(at))
  }
  return nodes
}

function shuffled(count: number, chance: Chance): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = chance.below(at + 1)
    const moved = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

const hexAt = (bytes: Buffer, at: number) => bytes.toString('hex', at, at + HASH_BYTES)

export function packed(level: readonly Node[]): Buffer {
  const bytes = Buffer.alloc(level.length * NODE_BYTES)
  for (const [at, { sum, hash: digest }] of level.entries()) {
    bytes.writeBigUInt64BE(BigInt(sum), at * NODE_BYTES)
    bytes.write(digest, at * NODE_BYTES + SUM_BYTES, 'hex')
  }
  return bytes
}

export const unpacked = (bytes: Buffer): Node => ({
  sum: String(bytes.readBigUInt64BE()),
  hash: hexAt(bytes, SUM_BYTES),
})
