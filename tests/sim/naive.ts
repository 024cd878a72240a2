import type { FastifyInstance } from 'fastify'
import { sql as raw } from 'kysely'
import pg from 'pg'
import type { Context } from '#server/lib/context.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { Refusal, refuse } from '#server/lib/refuse.ts'
import { moneyOf } from '#server/ledger/holdings.ts'
import { viewerOf } from '#server/session/viewer.ts'

export const NAIVE = '/naive/transfer'
const said = (refusal: string) => ({ code: 0, msg: '', data: { refusal } })

/**
 * A transfer that is right in everything but one: the key is kept after the posting, not with it.
 * Only a crash between the two shows it, and the simulator must find that.
 */
export function addNaive(app: FastifyInstance, context: Context): void {
  const { database, clock } = context
  app.post<{ Body: Record<string, string> }>(NAIVE, async ({ body, ip }) => {
    const { token = '', quote_no = '', idem = '', to = '', account = '', amount = '', remark = '' } = body
    const now = clock.now()
    const viewer = await viewerOf(context, { token, ip }, now)
    if (!viewer) return said('signed-out')
    const print = JSON.stringify([quote_no, to, account, amount, remark])
    const key = `${viewer.id} ${idem}`
    const { rows: kept } = await raw<{ body: { key: string; print: string; reply: unknown } }>`
      select body from event where topic = 'naive' and body->>'key' = ${key}`.execute(database)
    if (kept[0]) return kept[0].body.print === print ? kept[0].body.reply : said('key-reused')
    try {
      const done = await inTransaction(database, async (sql) => {
        const quote = await sql
          .updateTable('quote')
          .set({ used_at: now })
          .where('quote_no', '=', quote_no)
          .where('member_id', '=', viewer.id)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .where(raw<boolean>`note = ${remark}`)
          .returningAll()
          .executeTakeFirst()
        if (!quote) return refuse('quote-stale')
        const moves = quote.amounts.map((one, at) => ({
          from: quote.from_accounts[at] ?? 0n,
          to: quote.to_accounts[at] ?? 0n,
          amount: one,
        }))
        const posted = await post(sql, { kind: 'transfer', ref: quote_no, actor: 'member', at: now, legs: moves })
        return { posted, says: quote.says as { receiver: { nickname_masked: string } } }
      })
      const money = await moneyOf(database, viewer.id, now)
      const reply = {
        code: 1,
        msg: '',
        data: { log_id: Number(done.posted), to_masked: done.says.receiver.nickname_masked, money },
      }
      await database
        .insertInto('event')
        .values({ member_id: viewer.id, topic: 'naive', body: JSON.stringify({ key, print, reply }), at: now } as never)
        .execute()
      return reply
    } catch (error) {
      if (error instanceof Refusal) return said(error.refusal)
      return said(error instanceof pg.DatabaseError && error.constraint === 'account_covered' ? 'amount-short' : 'busy')
    }
  })
}
