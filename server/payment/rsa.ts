import { createSign, createVerify, type KeyObject } from 'node:crypto'

export const signed = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')

/** Whether the key signed the text. A signature is written in one way alone: none is read that is only nearly one. */
export function isSigned(text: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  try {
    return bytes.toString('base64') === signature && createVerify('RSA-SHA256').update(text).verify(key, bytes)
  } catch {
    return false
  }
}
