import pg from 'pg'
import { Refusal } from '../lib/refuse.ts'

const REFUSED = new Map([
  ['QM001', 'key-reused'],
  ['QM002', 'quote-stale'],
  ['QM003', 'above-today'],
  ['QM004', 'member-frozen'],
  ['QM006', 'second-needed'],
  ['QL005', 'books-closed'],
] as const)

/** What the ledger refused, in the words of the contract; nothing, when it was something else. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const refusal = error.constraint === 'account_covered' ? 'amount-short' : REFUSED.get(error.code as never)
  return refusal && new Refusal(refusal)
}
