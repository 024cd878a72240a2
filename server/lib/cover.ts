import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Chance } from './chance.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypted under its own name: copied to another row it cannot be read. */
export function coverWith(key: Buffer, chance: Chance, name: string, plain: Buffer): Buffer {
  const nonce = chance.bytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

export function uncoverWith(key: Buffer, name: string, cover: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, cover.subarray(0, NONCE))
    decipher.setAAD(Buffer.from(name)).setAuthTag(cover.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(cover.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return undefined
  }
}
