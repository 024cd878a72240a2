import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Chance } from './chance.ts'

export const newToken = (chance: Chance) => chance.bytes(32).toString('base64url')

/** What is stored of a token: enough to know it again, nothing to use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** A keyed digest, for values too short to be safe under a plain one. */
export const sealed = (pepper: string, ...parts: string[]) =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest()

export const sameBytes = (left: Buffer, right: Buffer) => left.length === right.length && timingSafeEqual(left, right)
