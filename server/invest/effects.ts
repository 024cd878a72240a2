import { sql as raw } from 'kysely'
import type { VentureCurrency } from '#contract/venture.ts'
import type { InvestmentEffect } from '#machines/invest/investment.lifecycle.ts'
import { stopFee, type InvestmentMove } from '#machines/invest/investment.rules.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import type { Kind } from '../ledger/kinds.ts'
import { type Leg, post } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import type { Moving } from '../lib/move-record.ts'
import { broughtNext, type Done, standingOf } from './facts.ts'
import { type InvestmentChange, type InvestmentRow, nextOf, PAID_TO, termsOf } from './rows.ts'

export interface MoveDetails {
  readonly reason: string
  /** The member reads it. */
  readonly text: string
  readonly operator: number
  readonly second: number
}

export type MovingInvestment = Moving<InvestmentRow, InvestmentMove, MoveDetails>

type Effect = (row: InvestmentRow) => Promise<InvestmentChange | void>

export function investmentEffects({ sql, now, move, before }: MovingInvestment): Record<InvestmentEffect, Effect> {
  const book = (row: InvestmentRow, kind: string, step: number, legs: Leg[]) =>
    post(sql, { kind, ref: row.order_no, step, actor: move.by, at: now, legs })
  const isEarly = move.type !== 'finish'

  return {
    async payDate(row) {
      const standing = await standingOf({ sql, now }, row)
      const { outcome, tasks } = await broughtNext(sql, row, standing)
      const period = standing.period ?? 0
      if (outcome > 0n) {
        const to = await openAccount(sql, row.member_id, PAID_TO[row.currency as VentureCurrency])
        await book(row, 'payout', period, [{ from: standing.pool_id, to, amount: outcome }])
      }
      await keepTasks(sql, row, period, tasks)
      const next_at = await settleDate(sql, row, { period, outcome, version: standing.rate_version, now })
      const days_done = standing.payout === 'end' ? termsOf(row).term_days : period
      return { next_at, wake_at: nextOf({ ...row, next_at }), days_done, paid: row.paid + outcome }
    },

    async returnWhole(row) {
      const freed = isEarly && (await giveQuotaBack(sql, row, now))
      await book(row, 'invest_back', row.version, await returnMoves(sql, row))
      return { freed }
    },

    async returnLessFee(row) {
      const fee = stopFee(row.amount, termsOf(row).fee_rate, before.state)
      const freed = await giveQuotaBack(sql, row, now)
      if (fee > 0n) {
        const fees = await houseAccount(sql, 'fees', row.currency as VentureCurrency)
        await book(row, 'invest_fee', row.version, [{ from: row.escrow_id, to: fees, amount: fee }])
      }
      const back = { from: row.escrow_id, to: await purse(sql, row), amount: row.amount - fee }
      await book(row, 'invest_back', row.version, [back])
      return { fee, freed }
    },

    async voidDates({ id }) {
      await sql
        .updateTable('investment_payout')
        .set({ state: 'void', settled_at: now })
        .where('investment_id', '=', id)
        .where('state', '=', 'due')
        .execute()
    },
  }
}

const purse = (sql: Sql, { member_id, account }: InvestmentRow) => openAccount(sql, member_id, account as Kind)

export const returnMoves = async (sql: Sql, row: InvestmentRow): Promise<Leg[]> => [
  { from: row.escrow_id, to: await purse(sql, row), amount: row.amount },
]

interface Outcome {
  readonly period: number
  readonly outcome: bigint
  readonly version: number | null
  readonly now: Date
}

async function settleDate(
  sql: Sql,
  { id }: InvestmentRow,
  { period, outcome, version, now }: Outcome,
): Promise<Date | null> {
  await sql
    .updateTable('investment_payout')
    .set({ outcome, rate_version: version, state: outcome > 0n ? 'paid' : 'nothing', settled_at: now })
    .where('investment_id', '=', id)
    .where('period', '=', period)
    .execute()
  const next = await sql
    .selectFrom('investment_payout')
    .select('due_at')
    .where('investment_id', '=', id)
    .where('state', '=', 'due')
    .orderBy('period')
    .executeTakeFirst()
  return next?.due_at ?? null
}

async function keepTasks(sql: Sql, { id }: InvestmentRow, day: number, tasks: readonly Done[]): Promise<void> {
  if (tasks.length === 0) return
  await sql
    .insertInto('task_order')
    .values(
      tasks.map(({ before, from, to, side, profit, failed, fromAt, toAt }, at) => ({
        investment_id: id,
        day,
        n: at + 1,
        side,
        price_before: before,
        price_from: from,
        price_to: to,
        profit,
        state: failed ? ('failed' as const) : ('done' as const),
        from_at: fromAt,
        to_at: toAt,
      })),
    )
    .execute()
}

/**
 * Not after the sale, and never of a full project or of what was completed: the quota is the total. Lock the venture
 * before any account, as a purchase does.
 */
async function giveQuotaBack(sql: Sql, { venture_id, amount }: InvestmentRow, now: Date): Promise<boolean> {
  const { rows } = await raw`
    update venture set taken = taken - ${amount}
    where id = ${venture_id} and (ends_at is null or ends_at > ${now}) and (kind <> 'project' or total - taken >= least)
    returning id`.execute(sql)
  return rows.length > 0
}
