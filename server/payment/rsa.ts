import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** RSA with SHA-256, as both gateways sign. */
export const signed = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')

export function isSigned(text: string, signature: string, key: KeyObject): boolean {
  try {
    return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64')
  } catch {
    return false
  }
}
