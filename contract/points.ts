import * as v from 'valibot'
import { MoneyInfo } from './account.ts'
import { endpoint } from './endpoint.ts'
import { confirmation } from './quote.ts'
import { Amount, Count, Link, Nothing, WholeAsked } from './shapes.ts'
import { CONVERSION_REFUSALS } from './wallet.ts'

export const points = {
  index: endpoint({
    path: '/user/jf/index',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      points: Count,
      frozen: Count,
      total_in: Count,
      total_out: Count,
      /** EUR for one point. */
      to_balance_rate: Amount,
      min: Count,
      today_left: Count,
      /** In EUR. */
      pool: Amount,
      rule_text: v.string(),
      earn: v.array(v.object({ title: v.string(), desc: v.string(), link: Link })),
    }),
    refusals: [],
    summary: 'The points account: what it holds, what came and went, what it becomes, and how to earn more.',
  }),
  toBalance: endpoint({
    path: '/user/jf/atm',
    access: 'member',
    writes: true,
    takes: v.object({ points: WholeAsked, ...confirmation }),
    gives: v.object({ log_id: Count, balance_added: Amount, points_after: Count, money: MoneyInfo }),
    refusals: [...CONVERSION_REFUSALS, 'pool-short'],
    summary:
      'Turns points into balance, exactly as quoted (act points_to_balance, account points). The same key again gives the first answer again.',
  }),
}
