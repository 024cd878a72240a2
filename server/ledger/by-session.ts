import type { RawBuilder } from 'kysely'
import { SESSION_LIFE, SESSION_SEEN } from '#contract/limits.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { tokenHash } from '../lib/secrets.ts'

/** For statements that find the session themselves, instead of a read before them. */
export type Held = { readonly hash: Buffer; readonly seenSince: Date; readonly openedSince: Date }

export const heldBy = (token: string, now: Date): Held => ({
  hash: tokenHash(token),
  seenSince: later(now, -SESSION_SEEN),
  openedSince: later(now, -SESSION_LIFE),
})

export const bySession = (sql: Sql, places: { readonly [Name in keyof Held]: RawBuilder<Held[Name]> }) =>
  sql
    .selectFrom('session')
    .where('token_hash', '=', places.hash)
    .where('revoked_at', 'is', null)
    .where('seen_at', '>', places.seenSince)
    .where('created_at', '>', places.openedSince)
