import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Context } from '../lib/context.ts'
import { sealed } from '../lib/secrets.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

const keyOf = ({ settings }: Pick<Context, 'settings'>) => sealed(settings.pepper, 'letter')

/** What waits here to be said to one person, such as a letter: unreadable without the pepper, and under its own name only. */
export function covered(context: Pick<Context, 'settings' | 'chance'>, name: string, words: unknown): Buffer {
  const nonce = context.chance.bytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyOf(context), nonce).setAAD(Buffer.from(name))
  const hidden = Buffer.concat([cipher.update(JSON.stringify(words)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** What is under a cover; nothing, when the cover is not ours. */
export function uncovered<Words>(context: Pick<Context, 'settings'>, name: string, cover: Buffer): Words | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(context), cover.subarray(0, NONCE))
    decipher.setAAD(Buffer.from(name)).setAuthTag(cover.subarray(NONCE, NONCE + TAG))
    return JSON.parse(Buffer.concat([decipher.update(cover.subarray(NONCE + TAG)), decipher.final()]).toString())
  } catch {
    return undefined
  }
}
