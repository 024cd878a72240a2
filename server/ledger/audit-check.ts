import type { RawBuilder } from 'kysely'

/** One law of the books, as a question for what breaks it. A room whose rows must agree with the ledger adds its own. */
export interface Check {
  readonly law: string
  readonly says: string
  /** Offending rows among the postings after `since`; all of them when it is 0. */
  rows(since: bigint): RawBuilder<unknown>
}
