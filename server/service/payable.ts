import { refuse } from '../lib/refuse.ts'
import type { Scope } from '../lib/move-record.ts'
import { openAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Paid, Payable } from '../lib/payable.ts'
import { carryOut } from './carry-out.ts'
import { mailOpened } from './letters.ts'
import { lockOpening, openingOf, type OpeningRow } from './queries.ts'

const STATUS = { waiting: 'waiting', opened: 'paid', closed: 'closed' } as const

export const payableOpening: Payable = {
  async due(sql, orderNo) {
    const row = await openingOf(sql, orderNo)
    if (!row) return undefined
    return {
      orderNo,
      member: row.centre_id,
      title: 'service.title',
      amount: row.price,
      currency: 'EUR',
      points: 0n,
      expiresAt: row.expire_at,
      status: STATUS[row.state],
      takes: ['balance', 'credit'],
      next: '/pages/business_center/business_center',
    }
  },
  lock: ({ sql }, orderNo) => lockOpening(sql, orderNo),
  takesLate: false,
  async settle(here, orderNo, payment) {
    const row = (await lockOpening(here.sql, orderNo)) ?? refuse('missing')
    if (payment.method === 'balance') await becomeCredit(here, row, payment)
    await carryOut(here, row)
  },
  notifyPaid: mailOpened,
}

async function becomeCredit({ sql, now }: Scope, { centre_id, price }: OpeningRow, { pay_no }: Paid): Promise<void> {
  const from = await openAccount(sql, centre_id, 'balance')
  const to = await openAccount(sql, centre_id, 'credit')
  await post(sql, { kind: 'credit', ref: pay_no, actor: 'member', at: now, legs: [{ from, to, amount: price }] })
}
