import type { Currency } from '#contract/money.ts'
import type { RechargeEffect } from '#machines/recharge/recharge.lifecycle.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { attach } from '../attachment/attach.ts'
import { amountIn, houseAccount, openAccount } from '../ledger/accounts.ts'
import type { Kind } from '../ledger/kinds.ts'
import { type Move, post } from '../ledger/post.ts'
import type { Moving } from '../lib/move-record.ts'
import { refuse } from '../lib/refuse.ts'
import type { RechargeChange, RechargeRow } from './rows.ts'

/** What somebody says or brings with a move. */
export interface Besides {
  readonly reason?: string
  /** What our team wrote beside it, or the member who appeals. */
  readonly text?: string
  readonly images?: readonly string[]
  readonly payerName?: string
  readonly operator?: number
  readonly second?: number
  /** What our bank or the chain calls what arrived. */
  readonly outsideRef?: string
}

export type MovingRecharge = Moving<RechargeRow, RechargeMove, Besides>

type Effect = (row: RechargeRow) => Promise<RechargeChange | void>

const real = (moves: readonly Move[]) => moves.filter(({ amount }) => amount > 0n)

/** What the moves of a recharge do besides moving it. */
export function rechargeEffects({ sql, now, move, besides }: MovingRecharge): Record<RechargeEffect, Effect> {
  return {
    async keepProof(row) {
      const pictures = await attach(sql, row.member_id, besides.images ?? [], now)
      if (pictures.some(({ again }) => again)) refuse('proof-used')
      if (pictures.length > 0)
        await sql
          .insertInto('recharge_proof')
          .values(pictures.map(({ id }) => ({ recharge_id: row.id, attachment_id: id, version: row.version })))
          .execute()
      if (besides.payerName) return { payer_name: besides.payerName }
    },
    async creditMoney(row) {
      const currency = row.currency as Currency
      const outside = await houseAccount(sql, 'outside', currency)
      const moves = real([
        { from: outside, to: await openAccount(sql, row.member_id, row.account as Kind), amount: row.net },
        { from: outside, to: await houseAccount(sql, 'fees', currency), amount: row.fee },
      ])
      await post(sql, { kind: 'recharge', ref: row.order_no, step: row.version, actor: actorOf(move), at: now, moves })
    },
    /** What the member has no more, the house bears. */
    async reverseMoney(row) {
      const currency = row.currency as Currency
      const outside = await houseAccount(sql, 'outside', currency)
      const theirs = await openAccount(sql, row.member_id, row.account as Kind)
      const held = await amountIn(sql, theirs)
      const taken = held < row.net ? held : row.net
      const moves = real([
        { from: theirs, to: outside, amount: taken },
        { from: await houseAccount(sql, 'capital', currency), to: outside, amount: row.net - taken },
        { from: await houseAccount(sql, 'fees', currency), to: outside, amount: row.fee },
      ])
      await post(sql, {
        kind: 'recharge_back',
        ref: row.order_no,
        step: row.version,
        actor: actorOf(move),
        at: now,
        moves,
      })
    },
  }
}

const actorOf = ({ by }: RechargeMove) => by
