import type { Currency } from '#contract/money.ts'
import type { PaymentEffect } from '#machines/payment/payment.lifecycle.ts'
import type { PaymentMove } from '#machines/payment/payment.rules.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Moving } from '../lib/move-record.ts'
import { payableOf } from './payables.ts'
import type { PaymentChange, PaymentRow } from './rows.ts'

export interface MoveDetails {
  readonly ref?: string
}

export type MovingPayment = Moving<PaymentRow, PaymentMove, MoveDetails>

type Effect = (row: PaymentRow) => Promise<PaymentChange | void>

export function paymentEffects({ sql, now }: MovingPayment): Record<PaymentEffect, Effect> {
  return {
    async settleOrder(row) {
      const payable = payableOf(row.order_no)
      if (!payable) throw new Error(`payment ${row.pay_no} pays nothing that there is`)
      await payable.settle({ sql, now }, row.order_no, row)
    },
    /** A second payment for the same order, and one that its order no longer takes, becomes the payer's balance. */
    async creditSurplus(row) {
      const from = await houseAccount(sql, 'outside', row.currency as Currency)
      const to = await openAccount(sql, row.member_id, 'balance')
      const moves = [{ from, to, amount: row.amount }]
      await post(sql, { kind: 'surplus', ref: row.pay_no, actor: 'system', at: now, legs: moves })
    },
  }
}
