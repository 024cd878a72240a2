import { amountIn, openAccount } from '../ledger/accounts.ts'
import { stopOf } from '../ledger/freezes.ts'
import { hasPaused } from '../security/pause.ts'
import { refuse } from '../lib/refuse.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { mayOffer } from '#machines/merchant/merchant.rules.ts'
import type { Scope } from '../lib/move-record.ts'
import { moveOrder } from './move.ts'
import { bondOf } from './prices.ts'
import { railOf, type OrderRow } from './rows.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'

export async function hindranceOf(
  { sql, now }: Scope,
  row: OrderRow,
  merchant: number,
): Promise<RefusalName | undefined> {
  if (row.member_id === merchant) return 'own-order'
  const found = await sql
    .selectFrom('merchant')
    .select('state')
    .where('member_id', '=', merchant)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found || !mayOffer(found.state)) return 'not-buying'
  if (await stopOf(sql, merchant, now)) return 'member-frozen'
  if (await hasPaused(sql, merchant)) return 'member-paused'
  const isWallet = railOf(row) === 'wallet'
  const has = await amountIn(sql, await openAccount(sql, merchant, isWallet ? 'balance' : 'margin'))
  const needs = isWallet ? row.net : bondOf(row.net, (await tradeTermsAt(sql, row.created_at)).bond_rate)
  if (has < BigInt(needs)) return isWallet ? 'amount-short' : 'margin-short'
  return undefined
}

export async function acceptOrder(scope: Scope, row: OrderRow, merchant: number, by: 'merchant' | 'system') {
  const hindrance = await hindranceOf(scope, row, merchant)
  if (hindrance) refuse(hindrance)
  return moveOrder(scope, row, { type: 'accept', by })
}
