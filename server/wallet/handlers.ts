import { BONUS_TYPES, wallet } from '#contract/wallet.ts'
import { presentDoubt } from '../account/doubt.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { coinOf, conversionsOf } from './coin.ts'
import { convert } from './convert.ts'
import { moneyLog } from './money-log.ts'
import { moneyIn, moneyOf } from '../ledger/holdings.ts'
import { quoteConversion } from './quote.ts'
import { statementPath } from './statement-ticket.ts'

export const walletHandlers = implement('wallet', wallet, {
  async balances(call) {
    const [money, doubt] = await Promise.all([moneyOf(call.sql, memberOf(call).id, call.now), presentDoubt(call)])
    return { ...money, ...doubt }
  },

  log: (call, { type, ...asked }) => moneyLog(call, { ...asked, types: type && [type] }),

  async bonusLog(call, { type, ...asked }) {
    const { summary, ...page } = await moneyLog(call, { ...asked, types: type ? [type] : BONUS_TYPES })
    return { ...page, summary: { income: summary.income } }
  },

  coin: coinOf,
  conversions: conversionsOf,
  quote: { post: quoteConversion },

  composeCoin: {
    async confirm(call, { points, ...confirmation }) {
      const form = { account: 'points', amount: points, ...confirmation } as const
      const { posting, says, holdings } = await convert(call, wallet.composeCoin.path, 'compose', form)
      return { log_id: posting, coin_added: says.net, money: moneyIn(holdings) }
    },
  },

  profitToCoin: {
    async confirm(call, { amount, ...confirmation }) {
      const form = { account: 'profit', amount, ...confirmation } as const
      const { posting, says, holdings } = await convert(call, wallet.profitToCoin.path, 'profit_to_coin', form)
      return { log_id: posting, coin_added: says.net, money: moneyIn(holdings) }
    },
  },

  toBalance: {
    async confirm(call, { from, amount, ...confirmation }) {
      const form = { account: from, amount, ...confirmation }
      const { posting, says, holdings } = await convert(call, wallet.toBalance.path, 'to_balance', form)
      return { log_id: posting, balance_added: says.net, fee: says.fee, money: moneyIn(holdings) }
    },
  },

  shopToBalance: {
    async confirm(call, { amount, ...confirmation }) {
      const form = { account: 'shop', amount, ...confirmation } as const
      const { posting, says, holdings } = await convert(call, wallet.shopToBalance.path, 'shop_to_balance', form)
      return { log_id: posting, balance_added: says.net, fee: says.fee, money: moneyIn(holdings) }
    },
  },

  statement: statementPath,
})
