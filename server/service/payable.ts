import { refuse } from '../lib/refuse.ts'
import type { Payable } from '../lib/payable.ts'
import { carryOut } from './carry-out.ts'
import { mailOpened } from './letters.ts'
import { lockCentre, lockOpening, openingOf } from './queries.ts'

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
      expiresAt: row.expire_at,
      status: STATUS[row.state],
      takes: ['balance', 'credit'],
      next: '/pages/business_center/business_center',
    }
  },
  /** The centre's member before any of its accounts: whoever freezes it waits there. */
  async lock(sql, orderNo) {
    const row = await lockOpening(sql, orderNo)
    if (row) await lockCentre(sql, row.centre_id)
  },
  async settle(here, orderNo) {
    const row = (await lockOpening(here.sql, orderNo)) ?? refuse('missing')
    await carryOut(here, row)
  },
  notifyPaid: mailOpened,
}
