import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WithdrawalAccount } from '#contract/withdrawal.ts'

export const ACCOUNT_WORDS: Record<WithdrawalAccount, MessageDescriptor> = {
  balance: msg`Balance`,
  eur: msg`EUR account`,
  profit: msg`Profit`,
  usdt: msg`USDT account`,
}

export const LOG = '/pages/bank_card/card_atm_log'
export const COUNTER = '/pages/money/atm'
