import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'
import { tokenHash } from '#server/lib/secrets.ts'

export const NAIVE_PASSKEY = '/naive/passkey'

/** What was drawn to be signed, as it is often used up: look whether it is there, then delete it. */
export function openNaivePasskey(app: FastifyInstance, { database }: Context): void {
  app.post<{ Body: { challenge: string } }>(NAIVE_PASSKEY, async ({ body: { challenge } }) => {
    const hash = tokenHash(challenge)
    const drawn = await database
      .selectFrom('second_ticket')
      .select('member_id')
      .where('ticket_hash', '=', hash)
      .executeTakeFirst()
    if (!drawn) return { code: 0, msg: '', data: { refusal: 'second-wrong' } }
    await database.deleteFrom('second_ticket').where('ticket_hash', '=', hash).execute()
    return { code: 1, msg: '', data: {} }
  })
}
