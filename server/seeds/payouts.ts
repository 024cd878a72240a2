import { HOUR_S } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { accountsOf } from '../card/queries.ts'
import { quoteWithdrawal, requestWithdrawal } from '../withdrawal/quote.ts'
import { callAs } from './demo-call.ts'
import { DEMO_PIN } from './people.ts'

const WHO = 'store@quay.test'
const AGO = 3 * HOUR_S

/** One withdrawal that our team has yet to look into. */
export async function seedPayouts(context: Context): Promise<void> {
  const { database: sql, clock } = context
  const moment = later(clock.now(), -AGO)
  const { id } = await sql.selectFrom('member').select('id').where('email', '=', WHO).executeTakeFirstOrThrow()
  const [account] = await accountsOf(sql, id)
  const wish = { method: 'bank', account: 'balance', amount: '120.00', bank_id: account?.id } as const
  const { call } = callAs({ ...context, clock: { ...clock, now: () => moment } }, id)
  const { quote_no } = await quoteWithdrawal(call, wish)
  await requestWithdrawal(call, { ...wish, quote_no, payword: DEMO_PIN, second: '', idem: `demo-${quote_no}` })
}
