import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountName } from '#contract/quote.ts'
import type { BonusType, MoneyType } from '#contract/wallet.ts'

export const ACCOUNT_WORDS: Record<AccountName, MessageDescriptor> = {
  balance: msg`Balance`,
  usdt: msg`USDT account`,
  eur: msg`EUR account`,
  profit: msg`Profit`,
  coin: msg`Coins`,
  shop: msg`Shopping balance`,
  points: msg`Points`,
}

export const TYPE_WORDS: Record<MoneyType, MessageDescriptor> = {
  transfer: msg`Transfer`,
  convert: msg`Conversion`,
  redeem: msg`Points exchanged`,
  hold: msg`Held`,
  release: msg`Released`,
  recharge: msg`Recharge`,
  reward: msg`Reward`,
  manual: msg`Correction`,
  escrow: msg`Held for a sale`,
  refund: msg`Returned from a sale`,
  trade: msg`Sale of coins`,
  margin: msg`Security deposit`,
  withdrawal_back: msg`Withdrawal sent back`,
  recharge_back: msg`Recharge taken back`,
  transfer_back: msg`Transfer returned`,
  credit: msg`Registration credit`,
  surplus: msg`Paid twice, given back`,
  given_up: msg`Given up`,
  exchange: msg`Points for shares`,
  invest: msg`Put in`,
  invest_back: msg`Put in, returned`,
  payout: msg`Payout`,
  shop: msg`Purchase`,
  shop_back: msg`Returned from a purchase`,
  shop_paid: msg`Sale in a store`,
}

export const BONUS_WORDS: Record<BonusType, MessageDescriptor> = {
  team: msg`Team bonus`,
  referral: msg`Referral bonus`,
  dividend: msg`Dividend`,
  payout: msg`Payout`,
  reward: msg`Reward`,
}
