import type { MerchantEffect } from '#machines/merchant/merchant.lifecycle.ts'
import { attach } from '../attachment/attach.ts'
import { openAccount } from '../ledger/accounts.ts'
import { type Move, post, type Step } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import { type Margin, type MerchantChange, type MerchantRow, missingOf } from './rows.ts'

/** What somebody says of themselves who wants to become a merchant. */
export interface Application {
  readonly says: Pick<MerchantRow, 'name' | 'contact' | 'pay_types' | 'opens' | 'closes' | 'margin_need'>
  readonly images: readonly string[]
}

interface Here {
  readonly sql: Sql
  /** As it is written already: in its new state, under its new version. */
  readonly row: MerchantRow
  readonly margin: Margin
  readonly now: Date
  readonly application: Application | undefined
}

type Effect = (here: Here) => Promise<MerchantChange | void>

/** What a merchant's lifecycle names, in the transaction that moves them; what an effect gives is written with the row. */
export const EFFECTS: Readonly<Record<MerchantEffect, Effect>> = {
  async keepApplication({ sql, row, now, application }) {
    const pictures = await attach(sql, row.member_id, application?.images ?? [], now)
    if (pictures.length > 0)
      await sql
        .insertInto('merchant_picture')
        .values(pictures.map(({ id }) => ({ member_id: row.member_id, attachment_id: id })))
        .onConflict((there) => there.doNothing())
        .execute()
    return { ...application?.says, applied_at: now }
  },

  async payMargin({ sql, row, margin, now }) {
    await transfer(sql, row, now, 'member', await movesOf(sql, row, missingOf(row, margin), ['balance', 'margin']))
  },

  async giveMarginBack({ sql, row, margin, now }) {
    await transfer(sql, row, now, 'system', await marginBack(sql, row, margin))
  },

  async openShop({ sql, row, now }) {
    await sql
      .insertInto('member_role')
      .values({ member_id: row.member_id, role: 'merchant', since: now })
      .onConflict((there) => there.doNothing())
      .execute()
  },

  async closeShop({ sql, row }) {
    await sql.deleteFrom('member_role').where('member_id', '=', row.member_id).where('role', '=', 'merchant').execute()
    return { price: null, auto_accept: false }
  },
}

/** What goes back to a merchant who is none any more. */
export const marginBack = (sql: Sql, row: MerchantRow, { free }: Margin): Promise<Move[]> =>
  movesOf(sql, row, free, ['margin', 'balance'])

async function movesOf(
  sql: Sql,
  { member_id }: MerchantRow,
  amount: bigint,
  [from, to]: readonly ['balance', 'margin'] | readonly ['margin', 'balance'],
): Promise<Move[]> {
  if (amount === 0n) return []
  return [{ from: await openAccount(sql, member_id, from), to: await openAccount(sql, member_id, to), amount }]
}

async function transfer(
  sql: Sql,
  { member_id, version }: MerchantRow,
  at: Date,
  actor: Step['actor'],
  moves: readonly Move[],
): Promise<void> {
  if (moves.length > 0) await post(sql, { kind: 'margin', ref: `merchant-${member_id}-${version}`, actor, at, moves })
}
