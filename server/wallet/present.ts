import * as v from 'valibot'
import { InvestNo } from '#contract/invest.ts'
import { decimalOf } from '#contract/money.ts'
import type { AccountName } from '#contract/quote.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { ShopOrderNo } from '#contract/shop-order.ts'
import { WithdrawalNo } from '#contract/withdrawal.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { unix } from '../lib/clock.ts'
import { maskedIn } from '../lib/masks.ts'
import type { Say } from '../lib/words.ts'
import type { LogEntry } from './log.ts'

/** More legs than a posting can have: makes one number of posting and leg. */
const LEGS = 32_768n

export function presentMoneyLog(say: Say, entry: LogEntry, named = (name: string) => name): MoneyLog {
  const { posting_id, leg, account, amount, after, kind, ref, note, at, standing } = entry
  const currency = CURRENCY[account]
  const type_text = typeOf(say, entry)
  return {
    id: Number(posting_id * LEGS + BigInt(leg)),
    account,
    currency,
    direction: standing === 'moved' ? (amount > 0n ? 'in' : 'out') : 'held',
    amount: decimalOf(amount, currency),
    balance_after: decimalOf(after ?? 0n, currency),
    type: kind,
    type_text,
    title: titleOf(say, entry, named) ?? type_text,
    remark: note,
    ref_type: refTypeOf(entry),
    ref_no: ref,
    create_time: unix(at),
  }
}

function refTypeOf({ from, sold, kind, ref }: LogEntry) {
  if (sold !== null) return sold ? 'order' : 'incoming'
  if (v.is(InvestNo, ref)) return 'invest'
  if (isBuyers(kind, ref)) return 'shopOrder'
  return v.is(WithdrawalNo, ref) ? 'withdrawal' : from ? 'quote' : kind
}

/** Of an order of the shop, whoever bought: its page is theirs alone. */
const isBuyers = (kind: string, ref: string) => kind !== 'shop_paid' && v.is(ShopOrderNo, ref)

/** What was held and is gone is called by what it was held for. */
function typeOf(say: Say, { kind, ref, standing, withdrawal }: LogEntry): string {
  if (kind === 'escrow' && standing === 'moved') return say('wallet.types.trade')
  if (kind === 'hold' && standing === 'moved' && isBuyers(kind, ref)) return say('wallet.types.shop')
  return kind === 'hold' && standing === 'moved' && withdrawal
    ? say('wallet.withdrawal.gone')
    : say(`wallet.types.${kind}`)
}

function titleOf(
  say: Say,
  { kind, ref, opposite, other, amount, from, to, standing, withdrawal }: LogEntry,
  named: (name: string) => string,
): string | undefined {
  if (kind === 'hold' && withdrawal !== null && standing !== 'moved') return say('wallet.withdrawal.held')
  if (withdrawal === 'cancelled' || withdrawal === 'rejected' || withdrawal === 'failed')
    return say(`wallet.withdrawal.${withdrawal}`)
  if (kind === 'shop_paid' && opposite === 'pool') return say('wallet.purchase.points')
  if (kind === 'hold' && standing === 'held' && isBuyers(kind, ref)) return say('wallet.purchase.held')
  if (kind === 'release' && isBuyers(kind, ref)) return say('wallet.purchase.cancelled')
  if (kind === 'reward' && isBuyers(kind, ref)) return say('wallet.purchase.earned')
  if (opposite === 'fees') return say('wallet.titles.fee')
  if (kind === 'transfer' && other !== null)
    return say(amount < 0n ? 'wallet.titles.to' : 'wallet.titles.from', { name: named(maskedIn(say, other)) })
  if (from && to) return say('wallet.titles.way', { from: nameOf(say, from), to: nameOf(say, to) })
  return undefined
}

export const nameOf = (say: Say, account: AccountName): string =>
  account === 'usdt' || account === 'eur' ? CURRENCY[account] : say(`wallet.accounts.${account}`)
