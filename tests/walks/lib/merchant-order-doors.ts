import type { OrderInfo } from '#contract/order.ts'
import type { PayWish } from '#machines/trade/pay.rules.ts'
import type { MerchantWish } from '#machines/trade/wish.rules.ts'
import {
  merchantAwaiting,
  merchantAwaitingWallet,
  merchantCompleted,
  merchantDisputeOpen,
  merchantOffered,
  merchantOfferedWallet,
  merchantPaid,
} from '#stories/fixtures/order-merchant.ts'
import type { Phone } from '#tests/walk/phone.ts'
import type { WalkWorld } from '#tests/walk/world.ts'
import { ACCEPTED, hasSold, PAID, type Step } from '#tests/world/orders.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, setPin } from '#tests/world/people.ts'
import { becomesMerchant, nobodyBuys } from '#tests/world/trade.ts'
import { PIN } from '#tests/world/money.ts'

export const OFFERED = 'T2603040011'
export const DUE = 'T2603040012'
export const WALLET = 'T2603040013'
export const PAYED = 'T2603040014'
export const DISPUTED = 'T2603040015'
export const COMPLETED = 'T2603040016'
export const OFFERED_WALLET = 'T2603040017'

/** Minutes until the clock of the order that is to be paid runs out. */
export const LEFT = 18

interface Door {
  readonly order: OrderInfo
  readonly steps: readonly Step[]
  readonly ago: number
  readonly rail?: 'wallet'
  /** What is answered when something was done to it, where that is another one. */
  readonly after?: OrderInfo
}

export const MERCHANT_ORDER_DOORS: Record<string, Door> = {
  [OFFERED]: { order: merchantOffered, steps: ACCEPTED.slice(0, 1), ago: 2 },
  [OFFERED_WALLET]: {
    order: merchantOfferedWallet,
    steps: ACCEPTED.slice(0, 1),
    ago: 2,
    rail: 'wallet',
    after: merchantAwaitingWallet,
  },
  [DUE]: { order: merchantAwaiting, steps: ACCEPTED, ago: 30 - LEFT },
  [WALLET]: { order: merchantAwaitingWallet, steps: ACCEPTED, ago: 2, rail: 'wallet' },
  [PAYED]: { order: merchantPaid, steps: PAID, ago: 2 },
  [DISPUTED]: { order: merchantDisputeOpen, steps: [...PAID, ['dispute', 'member', 11]], ago: 2 },
  [COMPLETED]: {
    order: merchantCompleted,
    steps: [...PAID, ['confirm', 'member'], ['settleDue', 'system', 24 * 60]],
    ago: 2,
  },
}

const door = (title: string, orderNo: string, pays = false) => ({
  title,
  at: `/pages/store/sell_order?order_no=${orderNo}${pays ? '&pay=1' : ''}`,
  input: { orderNo, pays },
  before: async (phone: Phone) => {
    const { world } = phone
    await nobodyBuys(world)
    await join(world, OTTO)
    await setPin(world, OTTO, PIN)
    await becomesMerchant(world, OTTO)
    await join(world, MIRA)
    await hasSold(world, MIRA, { orderNo, ...MERCHANT_ORDER_DOORS[orderNo] })
    await holds(phone, OTTO)
  },
})

export const DOORS = [
  door('a merchant opens an offer', OFFERED),
  door('a merchant opens an offer to be paid out of the balance', OFFERED_WALLET),
  door('a merchant has accepted, and comes to pay out of the balance', WALLET, true),
  door('a merchant opens an order that is to be paid by bank', DUE),
  door('a merchant opens an order that is to be paid out of the balance', WALLET),
  door('a merchant opens an order that was paid', PAYED),
  door('a merchant opens an order in dispute', DISPUTED),
  door('a merchant opens an order that is completed', COMPLETED),
]

export const losesMerchantOrder = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('trade_order')
    .set({
      merchant_id: (is) => is.selectFrom('merchant').select('member_id').where('state', '=', 'suspended').limit(1),
    })
    .where('order_no', '=', orderNo)
    .execute()

export const stops = ({ sql, now }: WalkWorld, orderNo: string) =>
  sql.updateTable('trade_order').set({ frozen_at: now() }).where('order_no', '=', orderNo).execute()

export const provesAnother = ({ sql, now }: WalkWorld) =>
  sql.updateTable('attachment').set({ attached_at: now() }).execute()

export const accept: MerchantWish = { call: 'answer', accept: 1 }
export const decline: MerchantWish = { call: 'answer', accept: 0 }
export const undo: MerchantWish = { call: 'undo' }
export const giveBack = (reason: 'changed_mind' | ''): MerchantWish => ({ call: 'abandon', reason })
export const byBank = (payer_name: string): MerchantWish => ({
  call: 'pay',
  images: ['/files/pictures/0123456789abcdef0123456789abcdef'],
  reference: 'Coins of Mira',
  payer_name,
  payword: '',
})
export const fromBalance: PayWish = { call: 'pay', images: [], reference: '', payer_name: '', payword: PIN }
