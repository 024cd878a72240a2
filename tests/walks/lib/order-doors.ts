import type { OrderInfo } from '#contract/order.ts'
import type { CommonWish, MemberWish } from '#machines/trade/wish.rules.ts'
import { awaitingSoonOver, completed, searching } from '#stories/fixtures/order.ts'
import { disputeOpen, paid } from '#stories/fixtures/order-paid.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { ACCEPTED, hasSold, PAID, type Step } from '#tests/world/orders.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

export const SEARCHING = 'T2603040001'
export const DUE = 'T2603040002'
export const PAYED = 'T2603040003'
export const DISPUTED = 'T2603040004'
export const COMPLETED = 'T2603040005'

export const TEXT =
  'Nothing has arrived on my account until now, and my bank says that nothing is on its way to it either.'

export const ORDERS: Record<string, { order: OrderInfo; steps: readonly Step[]; ago: number }> = {
  [SEARCHING]: { order: searching, steps: [], ago: 2 },
  [DUE]: { order: awaitingSoonOver, steps: ACCEPTED, ago: 26 },
  [PAYED]: { order: paid, steps: PAID, ago: 12 },
  [DISPUTED]: { order: disputeOpen, steps: [...PAID, ['dispute', 'member', 11]], ago: 2 },
  [COMPLETED]: {
    order: completed,
    steps: [...PAID, ['confirm', 'member'], ['settleDue', 'system', 24 * 60]],
    ago: 2,
  },
}

export const door = (title: string, orderNo: string) => ({
  title,
  at: `/pages/orders/sell_order?order_no=${orderNo}`,
  input: { orderNo },
  before: async (phone: Phone) => {
    await join(phone.world, MIRA)
    await setPin(phone.world, MIRA, PIN)
    await hasSold(phone.world, MIRA, { orderNo, ...ORDERS[orderNo] })
    await holds(phone, MIRA)
  },
})

export const cancel: MemberWish = { call: 'cancel', reason: '' }
export const dispute = (text: string): CommonWish => ({
  call: 'dispute',
  reason: text ? 'not_received' : '',
  text,
  images: [],
})
export const reply = (text: string): CommonWish => ({ call: 'reply', answer: 'evidence', text, images: [] })
export const rate = (score: number): CommonWish => ({ call: 'rate', score, text: '' })
