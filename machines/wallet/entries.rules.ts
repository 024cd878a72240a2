import type { AccountName } from '#contract/quote.ts'
import type { BonusType, MoneyType } from '#contract/wallet.ts'

/** Both days with it, as year-month-day; an end that is empty is open. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** What is empty is not asked about. */
export interface EntryFilter extends Days {
  readonly account: AccountName | ''
  readonly direction: 'in' | 'out' | ''
  readonly type: MoneyType | ''
}

export interface BonusFilter extends Days {
  readonly type: BonusType | ''
}

const EVERY_DAY: Days = { from: '', until: '' }
export const EVERY_BONUS: BonusFilter = { type: '', ...EVERY_DAY }
export const EVERYTHING: EntryFilter = { account: '', direction: '', type: '', ...EVERY_DAY }

/** An account alone does not narrow: it is another list. */
export const isNarrowed = ({ direction, type, from, until }: EntryFilter): boolean =>
  [direction, type, from, until].some((part) => part !== '')

export const widened = ({ account }: EntryFilter): EntryFilter => ({ ...EVERYTHING, account })
