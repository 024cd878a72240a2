import type { Currency } from '#contract/money.ts'
import type { RechargeEffect } from '#machines/recharge/recharge.lifecycle.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { attach } from '../attachment/attach.ts'
import { amountIn, houseAccount, openAccount } from '../ledger/accounts.ts'
import type { Kind } from '../ledger/kinds.ts'
import { type Leg, post } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import type { Moving } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import type { RechargeChange, RechargeRow } from './rows.ts'

export interface MoveDetails {
  readonly reason?: string
  /** The member reads it, or wrote it in an appeal. */
  readonly text?: string
  readonly images?: readonly string[]
  readonly payerName?: string
  readonly operator?: number
  readonly second?: number
  readonly outsideRef?: string
  readonly arrived?: Arrived
}

export type Arrived = Pick<RechargeRow, 'amount' | 'fee' | 'net'>

export type MovingRecharge = Moving<RechargeRow, RechargeMove, MoveDetails>

type Effect = (row: RechargeRow) => Promise<RechargeChange | void>

const real = (legs: readonly Leg[]) => legs.filter(({ amount }) => amount > 0n)

export function rechargeEffects({ sql, now, move, details }: MovingRecharge): Record<RechargeEffect, Effect> {
  const book = async ({ order_no, version }: RechargeRow, kind: string, legs: readonly Leg[]) => {
    await post(sql, { kind, ref: order_no, step: version, actor: move.by, at: now, legs })
  }

  return {
    async keepProof(row) {
      const pictures = await attach(sql, row.member_id, details.images ?? [], now)
      if (pictures.some(({ again }) => again)) refuse('proof-used')
      if (pictures.length > 0)
        await sql
          .insertInto('recharge_proof')
          .values(pictures.map(({ id }) => ({ recharge_id: row.id, attachment_id: id, version: row.version })))
          .execute()
      if (details.payerName) return { payer_name: details.payerName }
    },
    creditMoney: async (row) => book(row, 'recharge', await creditMoves(sql, row)),
    reverseMoney: async (row) => book(row, 'recharge_back', await reverseMoves(sql, row)),
  }
}

export async function creditMoves(sql: Sql, { currency, member_id, account, net, fee }: RechargeRow): Promise<Leg[]> {
  const outside = await houseAccount(sql, 'outside', currency as Currency)
  return real([
    { from: outside, to: await openAccount(sql, member_id, account as Kind), amount: net },
    { from: outside, to: await houseAccount(sql, 'fees', currency as Currency), amount: fee },
  ])
}

/** What the member no longer has, the house bears. */
export async function reverseMoves(sql: Sql, { currency, member_id, account, net, fee }: RechargeRow): Promise<Leg[]> {
  const outside = await houseAccount(sql, 'outside', currency as Currency)
  const theirs = await openAccount(sql, member_id, account as Kind)
  const held = await amountIn(sql, theirs)
  const taken = held < net ? held : net
  return real([
    { from: theirs, to: outside, amount: taken },
    { from: await houseAccount(sql, 'capital', currency as Currency), to: outside, amount: net - taken },
    { from: await houseAccount(sql, 'fees', currency as Currency), to: outside, amount: fee },
  ])
}
