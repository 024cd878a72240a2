import { decimalOf } from '#contract/money.ts'
import { points } from '#contract/points.ts'
import { amountIn, houseAccount } from '../ledger/accounts.ts'
import { termsOf } from '../ledger/terms.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { NO_PRICE } from '../market/queries.ts'
import { convert } from '../wallet/convert.ts'
import { moneyIn, moneyOf } from '../ledger/holdings.ts'
import { waysToEarn } from './earn.ts'
import { throughputOf } from './queries.ts'

export const pointsHandlers = implement('points', points, {
  async index(call) {
    const { sql, now, say } = call
    const { id } = memberOf(call)
    const [money, through, terms, pool] = await Promise.all([
      moneyOf(sql, id, now),
      throughputOf(sql, id),
      termsOf(sql, 'points_to_balance', 'points', id, now),
      houseAccount(sql, 'pool', 'EUR').then((account) => amountIn(sql, account)),
    ])
    return {
      points: money.points,
      frozen: money.frozen.points,
      ...through,
      to_balance_rate: terms.rate ?? NO_PRICE,
      min: Number(terms.least),
      today_left: Math.max(0, Number(terms.mostADay - terms.today)),
      pool: decimalOf(pool, 'EUR'),
      rule_text: say('points.rule'),
      earn: waysToEarn(say),
    }
  },

  toBalance: {
    async confirm(call, { points: amount, ...confirmation }) {
      const form = { account: 'points', amount, ...confirmation } as const
      const { posting, says, holdings } = await convert(call, points.toBalance.path, 'points_to_balance', form)
      const money = moneyIn(holdings)
      return { log_id: posting, balance_added: says.net, points_after: money.points, money }
    },
  },
})
