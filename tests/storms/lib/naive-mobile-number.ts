import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'

export const NAIVE_PHONE = '/naive/phone'

/** A number that is changed as it is often written: look at the one that is bound, then write another. */
export function openNaivePhone(app: FastifyInstance, { database }: Context): void {
  app.post<{ Body: { member: string; old: string; mobile: string } }>(
    NAIVE_PHONE,
    async ({ body: { member, old, mobile } }) => {
      const row = await database
        .selectFrom('member')
        .select('mobile')
        .where('id', '=', Number(member))
        .executeTakeFirstOrThrow()
      if (row.mobile !== old) return { code: -409, msg: '', data: { refusal: 'moved-on' } }
      await database.updateTable('member').set({ mobile }).where('id', '=', Number(member)).execute()
      return { code: 1, msg: '', data: {} }
    },
  )
}
