import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import type { PublishedProof } from '#contract/ledger.ts'

/** The PKCS #8 prefix of an Ed25519 key of 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** From the pepper, which no database holds: the same at every start. */
export function signingKey(pepper: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', pepper, '', 'quay proof of balances', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

export const publicKeyOf = (key: KeyObject): Buffer =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url')

/** Whoever checks a proof rebuilds this text: keep its order. */
function statementOf(proof: Omit<PublishedProof, 'signature'>): string {
  const { currency, sequence, at, total, root, leaves, platform, demo, key } = proof
  const accounts = Object.keys(platform)
    .sort()
    .map((name) => `${name} ${platform[name]}`)
  const fields = [proof.proof, currency, sequence, at, total, root, leaves, demo, key]
  return ['quay proof of balances', ...fields, ...accounts].join('\n')
}

export const signedBy = (key: KeyObject, proof: Omit<PublishedProof, 'signature'>): Buffer =>
  sign(null, Buffer.from(statementOf(proof)), key)
