import type { OwnProof, PublishedProof } from '#contract/ledger.ts'

declare const crypto: {
  subtle: {
    digest(name: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>
    importKey(form: 'raw', key: Uint8Array, how: object, out: false, uses: ['sign']): Promise<object>
    sign(name: 'HMAC', key: object, data: Uint8Array): Promise<ArrayBuffer>
  }
}
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Why a proof does not hold for this member: it is somebody else's, its way leads elsewhere, or it counts too little. */
export type Verdict = 'matches' | 'stranger' | 'elsewhere' | 'miscounted'

const SUM = /^(0|[1-9]\d{0,30})$/
const HASH = /^[0-9a-f]{64}$/
type Node = OwnProof['path'][number]

/** The member's number is part of it: one leaf cannot stand for two members who have as much. */
export const tokenText = (proof: number, userNo: string) => `token ${proof} ${userNo}`
export const leafText = (token: string, currency: string, balance: string) => `leaf ${token} ${currency} ${balance}`
/** Both sums, each with its hash: a node that says only what they come to can say something else to each side. */
export const nodeText = (left: Node, right: Node) => `node ${left.sum} ${left.hash} ${right.sum} ${right.hash}`

/** The sum and the hash to which a member's leaf leads; nothing, when something on the way is no sum or no hash. */
export async function rootOf({ proof, user_no, secret, currency, balance, place, path }: OwnProof) {
  if (!HASH.test(secret) || ![{ sum: balance, hash: secret }, ...path].every(isNode)) return undefined
  if (!(place >= 0 && place < 2 ** path.length)) return undefined
  const token = await sealed(secret, tokenText(proof, user_no))
  let node: Node = { sum: balance, hash: await hashed(leafText(token, currency, balance)) }
  for (const [level, other] of path.entries()) {
    const isRight = Math.floor(place / 2 ** level) % 2 === 1
    const hash = await hashed(isRight ? nodeText(other, node) : nodeText(node, other))
    node = { sum: String(BigInt(node.sum) + BigInt(other.sum)), hash }
  }
  return node
}

export async function verdictOn(own: OwnProof, published: PublishedProof, userNo: string): Promise<Verdict> {
  if (own.user_no !== userNo) return 'stranger'
  const root = await rootOf(own)
  const same =
    own.proof === published.proof && own.currency === published.currency && 2 ** own.path.length === published.leaves
  if (!same || root?.hash !== published.root || root.sum !== published.total) return 'elsewhere'
  const amounts = own.accounts.flatMap(({ available, held }) => [available, held])
  const had = amounts.every((text) => SUM.test(text)) && amounts.reduce((sum, text) => sum + BigInt(text), 0n)
  return had === BigInt(own.balance) ? 'matches' : 'miscounted'
}

const isNode = ({ sum, hash }: Node) => SUM.test(sum) && HASH.test(hash)
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hashed = async (text: string) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

async function sealed(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
}
