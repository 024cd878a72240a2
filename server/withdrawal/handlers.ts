import { withdrawal, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { lapseWithdrawal, lockedWithdrawal, moveWithdrawal } from './move.ts'
import { presentWithdrawal, presentWithdrawalInfo } from './present.ts'
import { lockWithdrawal, withdrawalOf, withdrawalsOf } from './queries.ts'
import { quoteWithdrawal, requestWithdrawal } from './quote.ts'
import { counterOf } from './ways.ts'

async function read(call: Call, orderNo: string): Promise<WithdrawalInfo> {
  const { id } = memberOf(call)
  const found = async () => (await withdrawalOf(call.sql, id, orderNo)) ?? refuse('missing')
  const row = await found()
  if (row.wake_at === null || row.wake_at > call.now) return presentWithdrawalInfo(call, row)
  const { database, log } = call.context
  await inTransaction(database, (sql) => lockedWithdrawal({ sql, now: call.now }, orderNo)).catch((error: unknown) =>
    log.warn({ err: error, withdrawal: orderNo }, 'a withdrawal that is due could not be moved'),
  )
  return presentWithdrawalInfo(call, await found())
}

export const withdrawalHandlers = implement('withdrawal', withdrawal, {
  counter: counterOf,
  quote: { post: quoteWithdrawal },
  request: { confirm: requestWithdrawal },

  async list(call, { method, tab, page, limit }) {
    const { total, rows } = await withdrawalsOf(call.sql, memberOf(call).id, { method, tab, page, limit })
    return paged(
      { page, limit },
      total,
      rows.map((row) => presentWithdrawal(call, row)),
    )
  },

  info: (call, { order_no }) => read(call, order_no),

  cancel: (call, asked) =>
    keyed(call, withdrawal.cancel.path, asked, async () => {
      const here = { sql: call.sql, now: call.now }
      const found = await lockWithdrawal(call.sql, asked.order_no)
      if (found?.member_id !== memberOf(call).id) return refuse('missing')
      const row = await lapseWithdrawal(here, found)
      if (row.version !== asked.version) throw new MovedOn((after) => read(after, asked.order_no))
      return presentWithdrawalInfo(call, await moveWithdrawal(here, row, { type: 'cancel', by: 'member' }))
    }),
})
