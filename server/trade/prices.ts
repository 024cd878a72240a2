import { exchanged, partsOf } from '#machines/wallet/fee.rules.ts'
import type { OrderRow } from './rows.ts'

const ONE = partsOf('1')

/** The fee is kept in coins: what the merchant pays is what the member gets. */
export function pricedAt({ quantity, fee_rate }: Pick<OrderRow, 'quantity' | 'fee_rate'>, price: string) {
  const { arrives, fee, net } = exchanged({ gross: quantity, from: 'COIN', to: 'EUR', rate: price, feeRate: fee_rate })
  const feeCoin = (quantity * partsOf(fee_rate) + ONE - 1n) / ONE
  return { unit_price: price, amount: arrives, fee, net, fee_coin: feeCoin }
}

export const bondOf = (net: bigint, rate: string): bigint => (net * partsOf(rate) + ONE - 1n) / ONE

export function betterBy(row: OrderRow): bigint {
  const more = BigInt(row.net) - pricedAt(row, row.floor_price).net
  return more > 0n ? more : 0n
}
