import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { lockedMemberCoupon, moveMemberCoupon } from './move.ts'
import { ownById } from './queries.ts'
import { digestOf } from './shown-code.ts'
import type { OwnRow } from './rows.ts'

/** A store's own staff, or an operator for the house. */
export type Verifier =
  | { readonly by: 'store'; readonly store: number }
  | { readonly by: 'operator'; readonly operator: number }

export type VoucherOutcome =
  | { readonly is: 'used'; readonly voucher: OwnRow }
  | { readonly is: 'unknown' }
  /** It was used, at this moment. */
  | { readonly is: 'used-before'; readonly voucher: OwnRow; readonly at: Date }
  | { readonly is: 'expired'; readonly voucher: OwnRow }

type Reader = Pick<Context, 'settings'>

/** A code of another store is as unknown as one that nobody was shown; one that turned is good for a used voucher alone. */
async function voucherOf(
  house: Reader,
  { sql, now }: Scope,
  code: string,
  verifier: Verifier,
): Promise<OwnRow | undefined> {
  const shown = await sql
    .selectFrom('shown_code')
    .select(['member_coupon_id', 'ends_at'])
    .where('digest', '=', digestOf(house, code))
    .executeTakeFirst()
  const found = shown && (await ownById(sql, shown.member_coupon_id))
  if (!found || found.store_id !== (verifier.by === 'store' ? verifier.store : null)) return undefined
  return shown.ends_at > now || found.state === 'used' ? found : undefined
}

/** In the caller's transaction. It moves no money: whoever verifies it gives what it says. */
export async function useVoucher(
  house: Reader,
  scope: Scope,
  code: string,
  verifier: Verifier,
): Promise<VoucherOutcome> {
  const found = await voucherOf(house, scope, code, verifier)
  const row = found && (await lockedMemberCoupon(scope, found.id))
  if (!found || !row) return { is: 'unknown' }
  if (row.state === 'used') return { is: 'used-before', voucher: found, at: row.used_at ?? row.since }
  if (row.state === 'expired') return { is: 'expired', voucher: found }
  const details = verifier.by === 'store' ? { store: verifier.store } : { operator: verifier.operator }
  await moveMemberCoupon(scope, row, { type: 'use', by: verifier.by }, details)
  return { is: 'used', voucher: await readAgain(scope.sql, found) }
}

const readAgain = async (sql: Sql, found: OwnRow): Promise<OwnRow> => (await ownById(sql, found.id)) ?? found
