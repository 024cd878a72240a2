import { addressOf } from '#contract/addresses.ts'
import type { Currency } from '#contract/money.ts'
import type { Payable } from '../lib/payable.ts'
import { refuse } from '../lib/refuse.ts'
import { lockedRecharge, moveRecharge } from './move.ts'

const STATUS = { awaiting_proof: 'waiting', credited: 'paid', reversed: 'paid' } as const

export const payableRecharge: Payable = {
  async due(sql, orderNo) {
    const row = await sql
      .selectFrom('recharge')
      .innerJoin('recharge_channel', 'recharge_channel.id', 'channel_id')
      .selectAll('recharge')
      .where('order_no', '=', orderNo)
      .where('recharge_channel.type', '=', 'gateway')
      .executeTakeFirst()
    if (!row) return undefined
    return {
      orderNo,
      member: row.member_id,
      title: 'recharge.title',
      amount: row.amount,
      currency: row.currency as Currency,
      points: 0n,
      expiresAt: row.expire_at,
      status: STATUS[row.state as keyof typeof STATUS] ?? 'closed',
      takes: ['gateway'],
      next: addressOf('recharge', orderNo),
    }
  },
  lock: lockedRecharge,
  takesLate: true,
  async settle(here, orderNo, { gateway, gateway_ref }) {
    const found = (await lockedRecharge(here, orderNo)) ?? refuse('missing')
    await moveRecharge(
      here,
      found,
      { type: 'credit', by: 'system' },
      gateway_ref === null ? {} : { outsideRef: `${gateway}:${gateway_ref}` },
    )
  },
}
