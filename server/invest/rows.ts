import type { Selectable, Updateable } from 'kysely'
import type { InvestStatus } from '#contract/invest.ts'
import type { VentureCurrency } from '#contract/venture.ts'
import type { InvestmentState } from '#machines/invest/investment.lifecycle.ts'
import type { InvestmentMoveType } from '#machines/invest/investment.rules.ts'
import type { Investment } from '../schema.ts'

export type InvestmentRow = Selectable<Investment>
export type InvestmentChange = Updateable<Investment>

/** Rates are decimal text. */
export interface InvestmentTerms {
  readonly rate_version: number
  readonly fee_rate: string
  readonly term_days: number
}

export const termsOf = (row: Pick<InvestmentRow, 'terms'>) => row.terms as unknown as InvestmentTerms
export function statusOf(text: string): InvestStatus {
  const state = text as InvestmentState
  return state === 'suspended.pool' || state === 'suspended.team' ? 'suspended' : state
}

/** The reason in the record of a robot that stands still without our doing. */
export const UNPRICED = 'prices'

/** To lack a price is not the same as to be stopped. */
export function saidAs<Event extends string>(event: Event, reason: string): Event | 'unpriced' | 'priced' {
  if (reason !== UNPRICED) return event
  return event === 'suspend' ? 'unpriced' : 'priced'
}

export const PAID_TO = { EUR: 'profit', USDT: 'usdt', COIN: 'coin' } as const satisfies Record<VentureCurrency, string>

const ENDS: ReadonlySet<InvestmentMoveType> = new Set(['finish', 'stop', 'cancel'])
const STILL: ReadonlySet<InvestmentMoveType> = new Set(['runDry', 'suspend'])

type Moments = Pick<InvestmentRow, 'next_at' | 'ends_at'>

export const nextOf = ({ next_at, ends_at }: Moments): Date => (next_at && next_at < ends_at ? next_at : ends_at)

export function wakesAt(row: Moments & Pick<InvestmentRow, 'state' | 'cool_until' | 'ended_at'>): Date | null {
  if (row.ended_at) return null
  return row.state === 'running' ? nextOf(row) : (row.cool_until ?? row.ends_at)
}

/** While suspended only its end wakes it. */
export function momentsOf(type: InvestmentMoveType, row: Moments, now: Date): InvestmentChange {
  if (ENDS.has(type)) return { ended_at: now, cool_until: null, next_at: null, wake_at: null }
  return { cool_until: null, wake_at: STILL.has(type) ? row.ends_at : nextOf(row) }
}
