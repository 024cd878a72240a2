import type { FastifyInstance } from 'fastify'
import { PIN_TRIES } from '#contract/limits.ts'
import type { Context } from '#server/lib/context.ts'

export const NAIVE_PIN = '/naive/pin'

/** A PIN asked for as it is often written: look at the count, look at the PIN, then write the count. */
export function openNaivePin(app: FastifyInstance, { database, passwords }: Context): void {
  app.post<{ Body: { member: string; pin: string } }>(NAIVE_PIN, async ({ body: { member, pin } }) => {
    const row = await database
      .selectFrom('pin')
      .select(['hash', 'tries'])
      .where('member_id', '=', Number(member))
      .executeTakeFirstOrThrow()
    if (row.tries >= PIN_TRIES - 1) return { code: -423, msg: '', data: { refusal: 'pin-locked' } }
    if (await passwords.matches(pin, row.hash)) return { code: 1, msg: '', data: {} }
    await database
      .updateTable('pin')
      .set({ tries: row.tries + 1 })
      .where('member_id', '=', Number(member))
      .execute()
    return { code: -423, msg: '', data: { refusal: 'pin-wrong' } }
  })
}
