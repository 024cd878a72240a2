import type { CancellationEffect } from '#machines/cancellation/cancellation.lifecycle.ts'
import type { CancellationMove } from '#machines/cancellation/cancellation.rules.ts'
import { houseAccount } from '../ledger/accounts.ts'
import { type Leg, post } from '../ledger/post.ts'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import type { Moving } from '../lib/move-record.ts'
import type { Currency, Share } from '#contract/money.ts'
import { erase } from './erase.ts'
import { closeAccounts } from './queries.ts'
import type { CancellationRow } from './rows.ts'

export interface MoveDetails {
  readonly operator?: number
  readonly reason?: string
  /** The member reads it. */
  readonly text?: string
  readonly context?: Context
}

export type MovingCancellation = Moving<CancellationRow, CancellationMove, MoveDetails>

export function cancellationEffects({
  sql,
  now,
  details: { context },
}: MovingCancellation): Record<CancellationEffect, (row: CancellationRow) => Promise<void>> {
  return {
    async keepAccount({ member_id }) {
      await sql.updateTable('member').set({ cancel_requested_at: null }).where('id', '=', member_id).execute()
    },
    async giveUp({ id, member_id }) {
      const moves = await giveUpMoves(sql, member_id)
      if (moves.length > 0)
        await post(sql, { kind: 'given_up', ref: `cancellation-${id}`, actor: 'member', at: now, legs: moves })
      await closeAccounts(sql, member_id, now)
    },
    async erase({ member_id }) {
      if (!context) throw new Error('nobody is forgotten without a house')
      await erase({ sql, context, now }, member_id)
    },
  }
}

export async function giveUpMoves(sql: Sql, member: number): Promise<Leg[]> {
  const left = await sql
    .selectFrom('account')
    .select(['id', 'currency', 'amount'])
    .where('member_id', '=', member)
    .where('amount', '>', 0n)
    .orderBy('id')
    .execute()
  return Promise.all(
    left.map(async ({ id, currency, amount }) => ({
      from: id,
      to: await houseAccount(sql, 'capital', currency as Currency | Share),
      amount: amount ?? 0n,
    })),
  )
}
