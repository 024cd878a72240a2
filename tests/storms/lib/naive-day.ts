import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/lib/context.ts'

export const NAIVE_DAY = '/naive/day'
export const NAIVE_MOST = 5

/** A sum of the day as it is often kept: look whether it is used up, then write what it is now. */
export function openNaiveDay(app: FastifyInstance, { database }: Context): void {
  app.post<{ Body: { member: string } }>(NAIVE_DAY, async ({ body: { member } }) => {
    const { level } = await database
      .selectFrom('member')
      .select('level')
      .where('id', '=', Number(member))
      .executeTakeFirstOrThrow()
    if (level >= NAIVE_MOST) return { code: -423, msg: '', data: { refusal: 'second-needed' } }
    await database
      .updateTable('member')
      .set({ level: level + 1 })
      .where('id', '=', Number(member))
      .execute()
    return { code: 1, msg: '', data: {} }
  })
}
