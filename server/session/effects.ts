import type { verificationCodeLifecycle } from '#machines/session/verification-code.lifecycle.ts'
import type { Keeper } from '../lib/advance.ts'
import type { Sql } from '../lib/database.ts'
import type { CodeRow } from './queries.ts'

/** What happens to a stored verification code when its lifecycle moves. */
export const codeKeeper = (sql: Sql, now: Date): Keeper<typeof verificationCodeLifecycle, CodeRow> => ({
  async write({ id, state }, to) {
    const written = await sql
      .updateTable('verification_code')
      .set({ state: to, ended_at: now })
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst()
    return written.numUpdatedRows === 1n
  },
  effects: {
    async forgetDigits({ id }) {
      await sql.updateTable('verification_code').set({ code_hash: null }).where('id', '=', id).execute()
    },
  },
  stale: 'dead-code',
})
