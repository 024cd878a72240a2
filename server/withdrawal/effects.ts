import { sql as raw } from 'kysely'
import type { WithdrawalEffect } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import type { WithdrawalMove } from '#machines/withdrawal/withdrawal.rules.ts'
import type { Currency } from '#contract/money.ts'
import { endUse } from '../card/uses.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import type { Kind } from '../ledger/kinds.ts'
import { type Leg, post, type Step } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import type { Moving } from '../lib/move-record.ts'
import { holdOf } from './queries.ts'
import type { WithdrawalChange, WithdrawalRow } from './rows.ts'

export interface MoveDetails {
  readonly reason?: string
  /** The member reads it. */
  readonly text?: string
  readonly operator?: number
  readonly second?: number
  readonly outsideRef?: string
}

export type MovingWithdrawal = Moving<WithdrawalRow, WithdrawalMove, MoveDetails>

type Effect = (row: WithdrawalRow) => Promise<WithdrawalChange | void>

export function withdrawalEffects({ sql, now, move }: MovingWithdrawal): Record<WithdrawalEffect, Effect> {
  const book = (row: WithdrawalRow, step: Pick<Step, 'kind' | 'legs' | 'settles'>) =>
    post(sql, { ...step, ref: row.order_no, step: row.version, actor: move.by, at: now })
  const free = ({ order_no }: WithdrawalRow) => endUse(sql, { room: 'withdrawal', ref: order_no })

  return {
    // The day before the accounts, as a new withdrawal locks them: else a deadlock.
    async returnMoney(row) {
      await giveDayBack(sql, row)
      await book(row, { kind: 'release', legs: await returnMoves(sql, row), settles: [(await holdOf(sql, row)).id] })
      await free(row)
    },
    async payOut(row) {
      await book(row, { kind: 'withdrawal', legs: await payMoves(sql, row), settles: [(await holdOf(sql, row)).id] })
      await free(row)
    },
    async takeBack(row) {
      await giveDayBack(sql, row)
      await book(row, { kind: 'withdrawal_back', legs: await backMoves(sql, row) })
    },
  }
}

export async function returnMoves(sql: Sql, row: WithdrawalRow): Promise<Leg[]> {
  const { account_id: held } = await holdOf(sql, row)
  return [{ from: held, to: await purse(sql, row), amount: row.amount }]
}

export async function payMoves(sql: Sql, row: WithdrawalRow): Promise<Leg[]> {
  const { account_id: held } = await holdOf(sql, row)
  const { outside, fees } = await house(sql, row)
  return real([
    { from: held, to: outside, amount: row.net },
    { from: held, to: fees, amount: row.fee },
  ])
}

export async function backMoves(sql: Sql, row: WithdrawalRow): Promise<Leg[]> {
  const { outside, fees } = await house(sql, row)
  const to = await purse(sql, row)
  return real([
    { from: outside, to, amount: row.net },
    { from: fees, to, amount: row.fee },
  ])
}

const giveDayBack = (sql: Sql, { id }: WithdrawalRow) => raw`select give_withdrawal_back(${id})`.execute(sql)
const real = (legs: readonly Leg[]) => legs.filter(({ amount }) => amount > 0n)
const purse = (sql: Sql, { member_id, account }: WithdrawalRow) => openAccount(sql, member_id, account as Kind)
const house = async (sql: Sql, { currency }: WithdrawalRow) => ({
  outside: await houseAccount(sql, 'outside', currency as Currency),
  fees: await houseAccount(sql, 'fees', currency as Currency),
})
