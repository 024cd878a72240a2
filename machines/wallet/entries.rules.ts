import type { AccountName } from '#contract/quote.ts'
import type { MoneyType } from '#contract/wallet.ts'

/** Which entries are asked for; what is empty is not asked about. Days are written as year-month-day. */
export interface EntryFilter {
  readonly account: AccountName | ''
  readonly direction: 'in' | 'out' | ''
  readonly type: MoneyType | ''
  readonly from: string
  readonly until: string
}

export const EVERYTHING: EntryFilter = { account: '', direction: '', type: '', from: '', until: '' }

/** An account alone does not narrow: it is another list. */
export const isNarrowed = ({ direction, type, from, until }: EntryFilter): boolean =>
  [direction, type, from, until].some((part) => part !== '')

export const widened = ({ account }: EntryFilter): EntryFilter => ({ ...EVERYTHING, account })
