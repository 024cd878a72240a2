import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'

export const NAIVE_RECOVERY = '/naive/recovery'

/** A recovery code as it is often used up: look whether it is unused, then write that it is used. */
export function openNaiveRecovery(app: FastifyInstance, { database, clock }: Context): void {
  app.post<{ Body: { member: string } }>(NAIVE_RECOVERY, async ({ body: { member } }) => {
    const code = await database
      .selectFrom('recovery_code')
      .select(['hash', 'used_at'])
      .where('member_id', '=', Number(member))
      .executeTakeFirst()
    if (!code || code.used_at !== null) return { code: 0, msg: '', data: { refusal: 'second-wrong' } }
    await database
      .updateTable('recovery_code')
      .set({ used_at: clock.now() })
      .where('member_id', '=', Number(member))
      .execute()
    return { code: 1, msg: '', data: {} }
  })
}
