import { decimalOf, minorOf } from '#contract/money.ts'
import type { TradeOrder } from '#contract/order.ts'

/** The coins that come to whoever buys. */
export const lessFee = ({ quantity, fee_coin }: Pick<TradeOrder, 'quantity' | 'fee_coin'>): string =>
  decimalOf(minorOf(quantity, 'COIN') - minorOf(fee_coin, 'COIN'), 'COIN')
