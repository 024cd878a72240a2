import type { RefusalName } from '#contract/refusals.ts'
import { partsOf } from '../wallet/fee.rules.ts'

export type InvestmentMoveType =
  | 'coolOver'
  | 'settle'
  | 'runDry'
  | 'refill'
  | 'finish'
  | 'stop'
  | 'suspend'
  | 'resume'
  | 'cancel'

export type InvestmentActor = 'member' | 'operator' | 'system'
export interface InvestmentMove {
  readonly type: InvestmentMoveType
  readonly by: InvestmentActor
}

export const INVESTMENT_ACTORS: Readonly<Record<InvestmentMoveType, readonly InvestmentActor[]>> = {
  coolOver: ['system'],
  settle: ['system'],
  runDry: ['system'],
  refill: ['system'],
  finish: ['system'],
  stop: ['member'],
  suspend: ['operator', 'system'],
  resume: ['operator', 'system'],
  cancel: ['operator'],
}

/** Moments are milliseconds; `null` is none. */
export interface InvestmentFacts {
  readonly now: number
  readonly coolUntil: number | null
  readonly nextAt: number | null
  readonly endsAt: number
  /** What that date brought, once it is there, and what the pool that pays it holds, in minor units. */
  readonly outcome: bigint
  readonly pool: bigint
  /** What it was put in stands still: our team stopped it, or nobody says the prices that it goes by. */
  readonly stopped: boolean
}

export interface InvestmentBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const due = (at: number | null, now: number): InvestmentBlocker | undefined =>
  at === null ? { code: 'not-now' } : now < at ? { code: 'too-early', until: at } : undefined

const holds = (is: boolean): InvestmentBlocker | undefined => (is ? undefined : { code: 'not-now' })

/** A pool pays what it holds, and never more. */
export function investmentBlocker(
  { now, coolUntil, nextAt, endsAt, outcome, pool, stopped }: InvestmentFacts,
  { type, by }: InvestmentMove,
): InvestmentBlocker | undefined {
  if (!INVESTMENT_ACTORS[type].includes(by)) return { code: 'not-yours' }
  switch (type) {
    case 'coolOver':
      return due(coolUntil, now)
    case 'settle':
      return due(nextAt, now) ?? holds(outcome <= pool)
    case 'runDry':
      return due(nextAt, now) ?? holds(outcome > pool)
    case 'refill':
      return holds(nextAt === null || outcome <= pool)
    case 'finish':
      return due(endsAt, now)
    case 'suspend':
      return holds(stopped)
    case 'resume':
      return holds(!stopped)
    case 'stop':
    case 'cancel':
      return undefined
  }
}

/**
 * What has to happen by now without anybody asking. What is put in returns at the end whatever the pool holds: a date
 * that could not be paid until then is void. Each date is worked out before the end is looked at, for the last of them
 * is the end.
 */
export function investmentDue(state: string, facts: InvestmentFacts): InvestmentMove | undefined {
  const { now, coolUntil, nextAt, endsAt, outcome, pool, stopped } = facts
  const move = (type: InvestmentMoveType) => ({ type, by: 'system' }) as const
  const isDated = nextAt !== null && nextAt <= now
  switch (state) {
    case 'cooling':
      return coolUntil !== null && coolUntil <= now ? move('coolOver') : undefined
    case 'running':
      if (stopped) return move('suspend')
      if (isDated && outcome <= pool) return move('settle')
      if (endsAt <= now) return move('finish')
      return isDated ? move('runDry') : undefined
    case 'suspended.pool':
      if (stopped) return move('suspend')
      if (endsAt <= now && !(isDated && outcome <= pool)) return move('finish')
      return isDated && outcome <= pool ? move('refill') : undefined
    case 'suspended.team':
      if (!stopped) return move('resume')
      return endsAt <= now ? move('finish') : undefined
    default:
      return undefined
  }
}

const ONE = partsOf('1')

/** What is less than a unit is left in the pool. */
export const broughtBy = (amount: bigint, rate: string): bigint => (amount * partsOf(rate)) / ONE

/** Rounded up to a whole unit; nothing while it cools or stands still for us. */
export function stopFee(amount: bigint, feeRate: string, state: string): bigint {
  if (state !== 'running') return 0n
  return (amount * partsOf(feeRate) + ONE - 1n) / ONE
}
