import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { Reader } from '../lib/ports.ts'

const CURVE = 'prime256v1'
const TAG = 16
/** RFC 8188: the delimiter of the last record. */
const END = Buffer.of(2)

/** New for every message. */
export interface Drawn {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** aes128gcm of RFC 8188: head, then one record. */
export function encrypted(message: Buffer, key: Buffer, { salt, keyId }: { salt: Buffer; keyId: Buffer }): Buffer {
  const contentKey = derived(key, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce, { authTagLength: TAG })
  const record = Buffer.concat([cipher.update(message), cipher.update(END), cipher.final(), cipher.getAuthTag()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD)
  head.writeUInt8(keyId.length, 4)
  return Buffer.concat([salt, head, keyId, record])
}

const RECORD = 4_096

/** RFC 8291. */
export function sealed(message: Buffer, { p256dh, auth }: Reader, { privateKey, salt }: Drawn): Buffer {
  const ours = createECDH(CURVE)
  ours.setPrivateKey(privateKey)
  const keyId = ours.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, keyId])
  return encrypted(message, derived(ours.computeSecret(p256dh), auth, info, 32), { salt, keyId })
}

export function isPoint(bytes: Buffer): boolean {
  const ours = createECDH(CURVE)
  ours.generateKeys()
  try {
    return ours.computeSecret(bytes).length === 32
  } catch {
    return false
  }
}
