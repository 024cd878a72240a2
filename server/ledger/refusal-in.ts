import pg from 'pg'
import { Refusal } from '../lib/refuse.ts'

const REFUSED = new Map([
  ['QM001', 'key-reused'],
  ['QM002', 'quote-stale'],
  ['QM003', 'above-today'],
  ['QM005', 'quote-stale'],
  ['QM004', 'member-frozen'],
  ['QM007', 'member-paused'],
  ['QM006', 'second-needed'],
  ['QM009', 'doubted'],
  ['QM008', 'window-closed'],
  ['QM010', 'unpaid-enough'],
  ['QM011', 'missing'],
  ['QM012', 'coupon-gone'],
  ['QM013', 'coupon-limit'],
  ['QM014', 'coupon-over'],
  ['QL005', 'books-closed'],
] as const)

const CHECKED = new Map([
  ['account_covered', 'amount-short'],
  ['account_closed', 'quote-stale'],
] as const)

export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const refusal = CHECKED.get(error.constraint as never) ?? REFUSED.get(error.code as never)
  return refusal && new Refusal(refusal)
}
