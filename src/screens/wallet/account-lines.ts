import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountName } from '#contract/quote.ts'

/** Where the money of an account comes from, and what it can do. */
export const ACCOUNT_LINES: Record<AccountName, MessageDescriptor> = {
  balance: msg`From recharges, sales and transfers. Withdraw, transfer or invest it.`,
  usdt: msg`From recharges and transfers. Withdraw, transfer, invest or convert it.`,
  eur: msg`From transfers in EUR. Withdraw, transfer or convert it.`,
  profit: msg`From payouts and rewards. Withdraw or convert it.`,
  coin: msg`From recharges, rewards and payouts. Sell, invest or convert them.`,
  shop: msg`From rewards. Convert it to your balance.`,
  points: msg`From rewards. Convert them, or exchange them for shares.`,
}
