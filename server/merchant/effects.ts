import type { MerchantEffect } from '#machines/merchant/merchant.lifecycle.ts'
import type { MerchantMove } from '#machines/merchant/merchant.rules.ts'
import { attach } from '../attachment/attach.ts'
import { openAccount } from '../ledger/accounts.ts'
import { type Leg, post, type Step } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import type { Moving } from '../lib/move-record.ts'
import { marginOf } from './queries.ts'
import { type Margin, type MerchantChange, type MerchantRow, missingOf } from './rows.ts'

export interface Application {
  readonly says: Pick<MerchantRow, 'name' | 'contact' | 'pay_types' | 'opens' | 'closes' | 'margin_need'>
  readonly images: readonly string[]
}

/** The reason is an operator's, and the merchant reads it. */
export interface MoveDetails {
  readonly reason?: string
  readonly application?: Application
}

export type MovingMerchant = Moving<MerchantRow, MerchantMove, MoveDetails>

type Effect = (row: MerchantRow) => Promise<MerchantChange | void>

export const merchantEffects = ({ sql, now, details }: MovingMerchant): Record<MerchantEffect, Effect> => ({
  async keepApplication({ member_id }) {
    const { says, images = [] } = details.application ?? {}
    const pictures = await attach(sql, member_id, images, now)
    if (pictures.length > 0)
      await sql
        .insertInto('merchant_picture')
        .values(pictures.map(({ id }) => ({ member_id, attachment_id: id })))
        .onConflict((there) => there.doNothing())
        .execute()
    return { ...says, applied_at: now }
  },

  async payMargin(row) {
    const missing = missingOf(row, await marginOf(sql, row.member_id))
    await transfer(sql, row, now, 'member', await movesOf(sql, row, missing, ['balance', 'margin']))
  },

  async giveMarginBack(row) {
    await transfer(sql, row, now, 'system', await marginBack(sql, row, await marginOf(sql, row.member_id)))
  },

  async openShop({ member_id }) {
    await sql
      .insertInto('member_role')
      .values({ member_id, role: 'merchant', since: now })
      .onConflict((there) => there.doNothing())
      .execute()
  },

  async closeShop({ member_id }) {
    await sql.deleteFrom('member_role').where('member_id', '=', member_id).where('role', '=', 'merchant').execute()
    return { price: null, auto_accept: false }
  },
})

export const marginBack = (sql: Sql, row: MerchantRow, { free }: Margin): Promise<Leg[]> =>
  movesOf(sql, row, free, ['margin', 'balance'])

async function movesOf(
  sql: Sql,
  { member_id }: MerchantRow,
  amount: bigint,
  [from, to]: readonly ['balance', 'margin'] | readonly ['margin', 'balance'],
): Promise<Leg[]> {
  if (amount === 0n) return []
  return [{ from: await openAccount(sql, member_id, from), to: await openAccount(sql, member_id, to), amount }]
}

async function transfer(
  sql: Sql,
  { member_id, version }: MerchantRow,
  at: Date,
  actor: Step['actor'],
  legs: readonly Leg[],
): Promise<void> {
  if (legs.length > 0) await post(sql, { kind: 'margin', ref: `merchant-${member_id}-${version}`, actor, at, legs })
}
