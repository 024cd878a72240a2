import { createSign, createVerify, type KeyObject } from 'node:crypto'

export const signed = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')

/** Refuses other spellings of the same signature. */
export function isSigned(text: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  try {
    return bytes.toString('base64') === signature && createVerify('RSA-SHA256').update(text).verify(key, bytes)
  } catch {
    return false
  }
}
