import type { RawBuilder } from 'kysely'

/** A query for the rows that break one law. A room whose rows must agree with the ledger adds its own. */
export interface Check {
  readonly law: string
  readonly says: string
  /** Among the postings after `since`; 0: among all. */
  rows(since: bigint): RawBuilder<unknown>
}
