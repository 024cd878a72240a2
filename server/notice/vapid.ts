import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { HOUR_S } from '#contract/time-units.ts'
import type { VapidKeys } from '../lib/ports.ts'

const LIFE = 12 * HOUR_S

const bytes = (text: string) => Buffer.from(text, 'base64url')
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function areOnePair({ publicKey, privateKey }: Pick<VapidKeys, 'publicKey' | 'privateKey'>): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(bytes(privateKey))
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

function keyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = bytes(publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
}

/** RFC 8292. */
export function signer(keys: VapidKeys) {
  const key = keyOf(keys)
  const head = part({ typ: 'JWT', alg: 'ES256' })
  return (endpoint: string, now: Date): string => {
    const claims = part({
      aud: new URL(endpoint).origin,
      exp: Math.floor(now.getTime() / 1000) + LIFE,
      sub: keys.subject,
    })
    const signed = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${head}.${claims}.${signed.toString('base64url')}, k=${keys.publicKey}`
  }
}
