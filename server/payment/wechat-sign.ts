import { createDecipheriv } from 'node:crypto'
import type { WechatKeys } from '../lib/gateway.ts'
import { isSigned, signed } from './rsa.ts'

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
}

const lines = (...parts: readonly string[]) => parts.map((part) => `${part}\n`).join('')

export function authorisation(
  keys: WechatKeys,
  { method, path, body }: Request,
  { timestamp, nonce }: { readonly timestamp: string; readonly nonce: string },
): string {
  const signature = signed(lines(method, path, timestamp, nonce, body), keys.privateKey)
  const said = {
    mchid: keys.merchant,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: keys.serial,
  }
  const words = Object.entries(said).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${words.join(',')}`
}

export interface WechatProof {
  readonly timestamp: string
  readonly nonce: string
  readonly signature: string
  readonly serial: string
}

const FRESH_SECONDS = 300
/** The gateway sends wrong signatures on purpose, to see whether they are checked. */
const TRIAL = 'WECHATPAY/SIGNTEST/'

/** A moment ago: an old message could be replayed. */
export function isFromWechat(
  { publicKeys }: Pick<WechatKeys, 'publicKeys'>,
  { timestamp, nonce, signature, serial }: WechatProof,
  body: string,
  now: Date,
): boolean {
  const key = publicKeys.get(serial)
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp))
  if (!key || !/^\d{1,12}$/.test(timestamp) || age > FRESH_SECONDS || signature.startsWith(TRIAL)) return false
  return isSigned(lines(timestamp, nonce, body), signature, key)
}

export interface Locked {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data: string
}

const TAG = 16

export function opened({ ciphertext, nonce, associated_data }: Locked, apiKey: Buffer): string | undefined {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length < TAG) return undefined
  try {
    const lock = createDecipheriv(apiKey.length === 32 ? 'aes-256-gcm' : 'aes-128-gcm', apiKey, Buffer.from(nonce), {
      authTagLength: TAG,
    })
    lock.setAAD(Buffer.from(associated_data))
    lock.setAuthTag(bytes.subarray(-TAG))
    return Buffer.concat([lock.update(bytes.subarray(0, -TAG)), lock.final()]).toString()
  } catch {
    return undefined
  }
}
