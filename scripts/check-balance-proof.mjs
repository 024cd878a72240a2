// Checks one member's part in a proof of balances, with nothing but Node:
//   node check-balance-proof.mjs proof.json https://host/proof/12.json [the key you noted down before]
import { ok as demand } from 'node:assert/strict'
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const SUM = /^(0|[1-9]\d{0,30})$/
const HASH = /^[0-9a-f]{64}$/
const PLACES = { EUR: 2, USDT: 6, COIN: 8, POINTS: 0 }
const SHARE = /^(EQ|FU)-[A-Z0-9]{2,10}$/
const POINT = { EUR: /\B(?=\d{2}$)/, USDT: /\B(?=\d{6}$)/, COIN: /\B(?=\d{8}$)/ }
const KINDS = new Set(['balance', 'coin', 'credit', 'eur', 'margin', 'points', 'profit', 'shop', 'usdt'])
const OWN = ['proof', 'user_no', 'secret', 'currency', 'balance', 'place', 'path', 'accounts']
const SIGNED = ['proof', 'currency', 'sequence', 'at', 'total', 'root', 'leaves', 'demo', 'key']

const exact = (thing, names, what) =>
  demand(Object.keys(thing).sort().join() === [...names].sort().join(), `${what} has other fields than it should`)
const hash = (text) => createHash('sha256').update(text).digest('hex')
const sumOf = (amounts) => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
const money = (minor, { currency }) =>
  `${minor.padStart((PLACES[currency] ?? 4) + 1, '0').replace(POINT[currency] ?? /\B(?=\d{4}$)/, '.')} ${currency}`
const isSum = (...texts) => texts.every((text) => typeof text === 'string' && SUM.test(text))

function checkSignature(published, known = published.key) {
  exact(published, [...SIGNED, 'platform', 'signature'], 'the published proof')
  const accounts = Object.entries(published.platform).map(([name, amount]) => `${name} ${amount}`)
  const text = ['quay proof of balances', ...SIGNED.map((name) => published[name]), ...accounts.sort()].join('\n')
  const x = Buffer.from(published.key, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  demand(/^[0-9a-f]{128}$/.test(published.signature), 'the signature is none')
  demand(
    verify(null, Buffer.from(text), key, Buffer.from(published.signature, 'hex')),
    'the signature is not of this proof',
  )
  demand(known === published.key, 'it is signed with another key than the one you know')
}

function top({ proof, user_no, secret, currency, balance, place, path }) {
  demand(HASH.test(secret) && isSum(balance), 'your leaf is none')
  demand(Number.isInteger(place) && place >= 0 && place < 2 ** path.length, 'your leaf stands nowhere in the tree')
  const token = createHmac('sha256', Buffer.from(secret, 'hex')).update(`token ${proof} ${user_no}`).digest('hex')
  let node = { sum: balance, hash: hash(`leaf ${token} ${currency} ${balance}`) }
  for (const [level, other] of path.entries()) {
    exact(other, ['sum', 'hash'], 'a node')
    demand(isSum(other.sum) && HASH.test(other.hash), 'on the way is a sum below nothing, or no hash')
    const [left, right] = Math.floor(place / 2 ** level) % 2 === 1 ? [other, node] : [node, other]
    const digest = hash(`node ${left.sum} ${left.hash} ${right.sum} ${right.hash}`)
    node = { sum: String(sumOf([node.sum, other.sum])), hash: digest }
  }
  return node
}

function check(own, published) {
  exact(own, OWN, 'your part')
  demand(own.proof === published.proof && own.currency === published.currency, 'your part is of another proof')
  demand(2 ** own.path.length === published.leaves, 'the way is not as long as the tree is high')
  const { sum, hash: root } = top(own)
  demand(root === published.root && sum === published.total, 'your balance is not in the published total')
  demand(
    sumOf([published.total, ...Object.values(published.platform)]) === 0n,
    'members and platform do not come to nothing',
  )
  for (const account of own.accounts) {
    exact(account, ['kind', 'available', 'held'], 'an account')
    demand(
      (SHARE.test(own.currency) ? account.kind === own.currency : KINDS.has(account.kind)) &&
        isSum(account.available, account.held),
      'an account is none of ours',
    )
  }
  const had = sumOf(own.accounts.flatMap(({ available, held }) => [available, held]))
  demand(had === BigInt(own.balance), 'your accounts come to another balance')
}

const read = async (place) =>
  JSON.parse(/^https?:/.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8'))

try {
  const [mine, place, known] = process.argv.slice(2)
  demand(mine && place, 'it needs your part and the published proof')
  const [own, published] = await Promise.all([read(mine), read(place)])
  checkSignature(published, known)
  check(own, published)
  console.log(
    `It holds. Member ${own.user_no} had ${money(own.balance, own)}, counted in ${money(published.total, own)}`,
  )
  console.log(
    `after posting ${published.sequence}, ${new Date(published.at * 1000).toISOString()}, demo: ${published.demo}.`,
  )
  console.log(`Compare the number and the amount with your own, and the key with the one you know: ${published.key}`)
} catch (error) {
  console.error(`It does not hold: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
}
