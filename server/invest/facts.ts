import { sql as raw } from 'kysely'
import type { VentureKind } from '#contract/venture.ts'
import { broughtBy, type InvestmentFacts } from '#machines/invest/investment.rules.ts'
import { dayOf, type Stretch, stretchesOf, type Task, taskOf } from '#machines/robot/robot.rules.ts'
import { holdPool } from '../ledger/accounts.ts'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { isPricedAt, pricesFor } from './recorded.ts'
import type { InvestmentRow } from './rows.ts'

const ms = (moment: Date | null) => moment?.getTime() ?? null

interface Standing {
  readonly kind: VentureKind
  readonly pool_id: bigint
  /** By our team; or a robot without a price. */
  readonly stopped: boolean
  readonly tasks_per_day: number | null
  readonly payout: 'daily' | 'end'
  readonly period: number | null
  readonly due_at: Date | null
  readonly rate_version: number | null
  readonly rate: string | null
}

export async function standingOf({ sql, now }: Scope, { id, venture_id }: InvestmentRow): Promise<Standing> {
  const { rows } = await raw<Standing>`
    select kind, pool_id, suspended_at is not null or kind = 'robot' and not ${isPricedAt(now)} as stopped, tasks_per_day, payout, next.period, next.due_at,
      force.version as rate_version, force.rate::text
    from venture
      left join lateral (
        select period, due_at from investment_payout
        where investment_id = ${id} and state = 'due' order by period limit 1) as next on true
      left join lateral (
        select version, rate from venture_rate
        where venture_rate.venture_id = venture.id and since <= next.due_at order by since desc limit 1) as force on true
    where venture.id = ${venture_id}`.execute(sql)
  return rows[0] ?? Promise.reject(new Error(`there is no venture ${venture_id}`))
}

export interface Done extends Stretch, Task {
  readonly fromAt: Date
  readonly toAt: Date
}

interface Brought {
  readonly outcome: bigint
  readonly tasks: readonly Done[]
}

const NOTHING: Brought = { outcome: 0n, tasks: [] }

export async function broughtNext(sql: Sql, { amount }: InvestmentRow, standing: Standing): Promise<Brought> {
  const { kind, rate, due_at, tasks_per_day } = standing
  if (rate === null || due_at === null) return NOTHING
  if (kind !== 'robot') return { outcome: broughtBy(amount, rate), tasks: [] }
  const tasks = await doneBy(sql, due_at, tasks_per_day ?? 1, amount)
  return { outcome: dayOf(tasks, amount, rate), tasks }
}

async function doneBy(sql: Sql, end: Date, tasksPerDay: number, amount: bigint): Promise<Done[]> {
  const stretches = stretchesOf(end.getTime(), tasksPerDay)
  const moments = [...new Set(stretches.flatMap(({ before, from, to }) => [before, from, to]))]
  const prices = await pricesFor(sql, moments)
  const price = (moment: number) => prices[moments.indexOf(moment)] ?? null
  return stretches.map(({ before, from, to }) => {
    const stretch = { before: price(before), from: price(from), to: price(to) }
    return { ...stretch, ...taskOf(stretch, amount), fromAt: new Date(from), toAt: new Date(to) }
  })
}

const ASKS_THE_POOL: ReadonlySet<string> = new Set(['running', 'suspended.pool'])

/** Where a date is due it locks the pool before any other account. */
export async function factsOf({ sql, now }: Scope, row: InvestmentRow): Promise<InvestmentFacts> {
  const standing = await standingOf({ sql, now }, row)
  const isDated = row.next_at !== null && row.next_at <= now && ASKS_THE_POOL.has(row.state)
  const pool = isDated ? await holdPool(sql, standing.pool_id) : 0n
  return {
    now: now.getTime(),
    coolUntil: ms(row.cool_until),
    nextAt: ms(row.next_at),
    endsAt: row.ends_at.getTime(),
    outcome: isDated ? (await broughtNext(sql, row, standing)).outcome : 0n,
    pool,
    stopped: standing.stopped,
  }
}
