import { wallet } from '#contract/wallet.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { moneyOf } from './queries.ts'

export const walletHandlers = implement('wallet', wallet, {
  balances: (call) => moneyOf(call.sql, memberOf(call).id, call.now),
})
