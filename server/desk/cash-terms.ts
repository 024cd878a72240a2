import { RECHARGE_ACCOUNTS } from '#contract/recharge.ts'
import { WITHDRAWAL_ACCOUNTS } from '#contract/withdrawal.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { termsOf } from '../ledger/terms.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import type { TermSheet, Unit } from './term-sheets.ts'

const moneyOf = (account: (typeof WITHDRAWAL_ACCOUNTS)[number] | (typeof RECHARGE_ACCOUNTS)[number]) =>
  CURRENCY[account] as Unit

export const CASH_TERMS: TermSheet = {
  subject: 'cash',
  units: {
    proof_window: 'seconds',
    info_window: 'seconds',
    review_window: 'seconds',
    appeal_window: 'seconds',
    lease: 'seconds',
    cooling: 'seconds',
    usdt_due: 'seconds',
    eur_due: 'bank days',
    open_recharges: 'times',
    second_above: 'EUR',
    doubt_most: 'EUR',
    ...Object.fromEntries(
      WITHDRAWAL_ACCOUNTS.flatMap((account): [string, Unit][] => [
        [`withdraw.${account}.fee_rate`, 'share'],
        [`withdraw.${account}.fee_fixed`, moneyOf(account)],
        [`withdraw.${account}.least`, moneyOf(account)],
        [`withdraw.${account}.most_a_day`, moneyOf(account)],
      ]),
    ),
    ...Object.fromEntries(
      RECHARGE_ACCOUNTS.map((account): [string, Unit] => [`recharge.${account}.most_a_day`, moneyOf(account)]),
    ),
  },
  keeps:
    'Recharges and withdrawals that are under way keep what held when they began, and quotes that were shown keep their fee.',
  async at(sql, now) {
    const { since: _, ...cash } = await cashTermsAt(sql, now)
    const terms: Record<string, string | number | bigint> = { ...cash }
    for (const account of WITHDRAWAL_ACCOUNTS) {
      const { feeRate, feeFixed, least, mostADay } = await termsOf(sql, 'withdraw', account, 0, now)
      const own = { fee_rate: feeRate, fee_fixed: feeFixed, least, most_a_day: mostADay }
      for (const [name, value] of Object.entries(own)) terms[`withdraw.${account}.${name}`] = value
    }
    for (const account of RECHARGE_ACCOUNTS)
      terms[`recharge.${account}.most_a_day`] = (await termsOf(sql, 'recharge', account, 0, now)).mostADay
    return terms
  },
}
