import { createHmac } from 'node:crypto'
import { base32 } from '@scure/base'
import { BRAND, TOTP } from '#contract/limits.ts'
import { sameBytes } from '../lib/secrets.ts'

/** RFC 4226 with SHA-1: apps know nothing else, whatever the key's address asks for. */
export function codeAt(secret: Buffer, count: number, digits: number = TOTP.digits): string {
  const counted = Buffer.alloc(8)
  counted.writeBigUInt64BE(BigInt(count))
  const mac = createHmac('sha1', secret).update(counted).digest()
  const value = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7fff_ffff
  return String(value % 10 ** digits).padStart(digits, '0')
}

/** RFC 6238. */
export const spanOf = (now: Date) => Math.floor(now.getTime() / 1000 / TOTP.step)

/** Only spans after `last`: a code is good once. */
export function spanFor(secret: Buffer, code: string, now: Date, last: number): number | undefined {
  const span = spanOf(now)
  const heard = Array.from({ length: 2 * TOTP.window + 1 }, (_, at) => span - TOTP.window + at)
  const right = heard.filter((one) => sameBytes(Buffer.from(codeAt(secret, one)), Buffer.from(code)))
  return right.find((one) => one > last)
}

export const keyText = (secret: Buffer) => base32.encode(secret)

/** Apps read %20 as a space, but not a plus. */
export function keyUri(secret: Buffer, account: string): string {
  const name = [BRAND, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${name}?secret=${keyText(secret)}&issuer=${encodeURIComponent(BRAND)}`
}
