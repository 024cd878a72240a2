import type { MerchantEffect } from '#machines/merchant/merchant.lifecycle.ts'
import { attach } from '../attachment/attach.ts'
import { openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
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
    const amount = missingOf(row, margin)
    await transfer(sql, row, now, amount, ['balance', 'margin'])
  },

  async giveMarginBack({ sql, row, margin, now }) {
    await transfer(sql, row, now, margin.free, ['margin', 'balance'])
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

async function transfer(
  sql: Sql,
  { member_id, version }: MerchantRow,
  at: Date,
  amount: bigint,
  [from, to]: readonly ['balance', 'margin'] | readonly ['margin', 'balance'],
): Promise<void> {
  if (amount === 0n) return
  const move = { from: await openAccount(sql, member_id, from), to: await openAccount(sql, member_id, to), amount }
  const actor = from === 'balance' ? 'member' : 'system'
  await post(sql, { kind: 'margin', ref: `merchant-${member_id}-${version}`, actor, at, moves: [move] })
}
