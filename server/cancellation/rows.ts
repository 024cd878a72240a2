import type { Selectable, Updateable } from 'kysely'
import type { CancellationFacts } from '#machines/cancellation/cancellation.rules.ts'
import type { Cancellation } from '../schema.ts'

export type CancellationRow = Selectable<Cancellation>
export type CancellationChange = Updateable<Cancellation>

/** Minor units as text: bigint does not survive JSON. */
export type GivenUp = Readonly<Record<string, string>>

export const givenUpIn = (row: Pick<CancellationRow, 'given_up'>): ReadonlyMap<string, bigint> =>
  new Map(Object.entries(row.given_up as GivenUp).map(([account, amount]) => [account, BigInt(amount)]))

export const factsOf = (row: CancellationRow, isBound: boolean, now: Date): CancellationFacts => ({
  now: now.getTime(),
  reviewFrom: row.review_from.getTime(),
  reviewBy: row.review_by.getTime(),
  signedIn: row.signed_in_at !== null,
  isLate: row.late_at !== null,
  isBound,
})
