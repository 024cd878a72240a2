import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'
import { tokenHash } from '#server/lib/secrets.ts'

export const NAIVE_GO = '/naive/go'
export const NAIVE_ENTER = '/naive/enter'

/** Going and signing in as they are often written: each looks first and then writes, and nobody waits for the other. */
export function openNaiveGoing(app: FastifyInstance, { database, clock }: Context): void {
  const done = { code: 1, msg: '', data: {} }
  app.post<{ Body: { member: string } }>(NAIVE_GO, async ({ body }) => {
    const id = Number(body.member)
    const now = clock.now()
    await database
      .updateTable('session')
      .set({ revoked_at: now })
      .where('member_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    await database.updateTable('member').set({ cancel_requested_at: now }).where('id', '=', id).execute()
    return done
  })
  app.post<{ Body: { member: string; token: string } }>(NAIVE_ENTER, async ({ body: { member, token } }) => {
    const id = Number(member)
    const now = clock.now()
    const { cancel_requested_at: asked } = await database
      .selectFrom('member')
      .select('cancel_requested_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (asked) await database.updateTable('member').set({ cancel_requested_at: null }).where('id', '=', id).execute()
    await database
      .insertInto('session')
      .values({ token_hash: tokenHash(`naive ${token}`), member_id: id, created_at: now, seen_at: now })
      .execute()
    return done
  })
}
