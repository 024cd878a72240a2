import { createDecipheriv } from 'node:crypto'
import * as v from 'valibot'
import { ENCRYPTED_LIFE } from '#contract/limits.ts'
import type { Encrypted } from '../lib/ports.ts'

interface Asked {
  readonly appId: string
  readonly openid: string
  readonly key: string
}

const watermark = v.object({ appid: v.string(), timestamp: v.number() })
/** A phone number comes without an openid. */
const Decrypted = v.pipe(
  v.object({ openId: v.optional(v.string()), phoneNumber: v.optional(v.string()), watermark }),
  v.check(({ openId, phoneNumber }) => openId !== undefined || phoneNumber !== undefined),
)

/** Whole, for our app, of this person and of now. */
export function isGenuine(said: Encrypted, { appId, openid, key }: Asked): boolean {
  const decrypted = v.safeParse(Decrypted, opened(said, key))
  if (!decrypted.success) return false
  const { openId = openid, watermark } = decrypted.output
  const age = Math.abs(said.came.getTime() / 1000 - watermark.timestamp)
  return openId === openid && watermark.appid === appId && age <= ENCRYPTED_LIFE
}

const bytes = (text: string) => Buffer.from(text, 'base64')

/** AES-128-CBC with PKCS#7; undefined for anything else. */
function opened({ data, iv }: Encrypted, key: string): unknown {
  try {
    const lock = createDecipheriv('aes-128-cbc', bytes(key), bytes(iv))
    const text = Buffer.concat([lock.update(bytes(data)), lock.final()])
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
  } catch {
    return undefined
  }
}
