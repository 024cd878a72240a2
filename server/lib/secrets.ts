import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Chance } from './chance.ts'

export const newToken = (chance: Chance) => chance.bytes(32).toString('base64url')

/** Enough to recognise the token, nothing to use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** Keyed, for values too short to be safe under a plain hash. */
export const sealed = (pepper: string, ...parts: string[]) =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest()

export const sameBytes = (left: Buffer, right: Buffer) => left.length === right.length && timingSafeEqual(left, right)
