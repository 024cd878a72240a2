import * as v from 'valibot'
import { PostalAddress } from './address.ts'
import { MemberCoupon } from './coupon.ts'
import { endpoint } from './endpoint.ts'
import { Picture } from './picture.ts'
import { type Problem, problem } from './problems.ts'
import { Idem } from './quote.ts'
import { Amount, Count, Flag, Id, Line, Moment, optional, Page, Paged, Remark, Version, whole } from './shapes.ts'
import { LINE_REFUNDS, Refund, Refundable, RefundAppeal, refundWish } from './shop-refund.ts'
import { SHOPS } from './shop.ts'

export const ShopOrderNo = v.pipe(Line, v.regex(/^S\d{10}$/, 'unreadable' satisfies Problem))

export const SHOP_ORDER_STATUSES = ['unpaid', 'paid', 'shipped', 'done', 'cancelled', 'refunding', 'refunded'] as const
export type ShopOrderStatus = (typeof SHOP_ORDER_STATUSES)[number]

export const DELIVERIES = ['express', 'pick_up'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** What is paid into an order out of; what came by a gateway returns to the balance. */
export const PAID_FROM = ['balance', 'shop', 'points', 'gateway'] as const
export type PaidFrom = (typeof PAID_FROM)[number]

export const SHOP_ORDER_ACTS = [
  'pay',
  'cancel',
  'express',
  'receive',
  'again',
  'del',
  'refund',
  'refund_cancel',
  'refund_appeal',
] as const
export type ShopOrderAct = (typeof SHOP_ORDER_ACTS)[number]
const Act = v.picklist(SHOP_ORDER_ACTS)

export const SHOP_ORDER_TABS = ['all', 'unpaid', 'unshipped', 'shipped', 'done', 'refund'] as const
export type ShopOrderTab = (typeof SHOP_ORDER_TABS)[number]

/** What was bought, as it was called and what it cost then. */
const OrderGoods = v.object({
  id: v.number(),
  goods_id: v.number(),
  variant_id: v.number(),
  code: v.string(),
  motif: v.string(),
  cate_id: v.number(),
  cover: v.nullable(Picture),
  name: v.string(),
  text: v.string(),
  num: Count,
  /** Of one piece, in money and in points. */
  price: Amount,
  points_price: Count,
  refund_status: v.picklist(LINE_REFUNDS),
})
export type OrderGoods = v.InferOutput<typeof OrderGoods>

const Price = v.object({
  goods: Amount,
  freight: Amount,
  /** What a coupon takes off. */
  coupon: Amount,
  /** What the points used as a part of the price stand for. */
  points: Amount,
  pay: Amount,
  pay_points: Count,
})
export type OrderPrice = v.InferOutput<typeof Price>

export const CHECKOUT_PROBLEMS = ['sold_out', 'short', 'off_shelf', 'limit', 'no_delivery', 'own_store'] as const
export type CheckoutProblem = (typeof CHECKOUT_PROBLEMS)[number]

export const OrderConfirm = v.object({
  shop_type: v.picklist(SHOPS),
  /** 0: the house's own. */
  store_id: Count,
  store_name: v.string(),
  items: v.array(OrderGoods),
  delivery_types: v.array(v.picklist(DELIVERIES)),
  delivery_type: v.picklist(DELIVERIES),
  address: v.nullable(PostalAddress),
  /** How many days it takes there. */
  days: v.nullable(v.object({ least: Count, most: Count })),
  /** As a part of the price: what the member has, the most that may be, what they stand for, and whether they are used. */
  points: v.object({ have: Count, max: Count, value: Amount, used: Flag, dry: Flag }),
  /** What the member has: those that fit first, the best of them first; each of the others says why it does not. */
  coupons: v.array(v.object({ coupon: MemberCoupon, fits: Flag, reason: v.string(), cut: Amount })),
  /** Of the one that is used; 0: none. */
  member_coupon_id: Count,
  price: Price,
  /** Out of what it is paid. */
  pays_from: v.array(v.picklist(PAID_FROM)),
  /** In the member's accounts for it: missing where it is not paid from there. */
  available: v.object({ balance: v.optional(Amount), shop: v.optional(Amount), points: v.optional(Count) }),
  /** Points that come for it once nothing can be returned any more, if their pool still holds so many. */
  earns: Count,
  /** In minutes to pay, in days from the receipt to return. */
  pay_minutes: Count,
  return_days: Count,
  problems: v.array(v.object({ variant_id: Count, code: v.picklist(CHECKOUT_PROBLEMS), text: v.string() })),
  quote_hash: v.string(),
  server_time: Moment,
})
export type OrderConfirm = v.InferOutput<typeof OrderConfirm>

export const ShopOrder = v.object({
  id: v.number(),
  order_no: v.string(),
  type: v.picklist(SHOPS),
  status: v.picklist(SHOP_ORDER_STATUSES),
  /** `paid` is one of them: waiting to be sent, or ready to be fetched. */
  ready: Flag,
  status_text: v.string(),
  store_id: Count,
  store_name: v.string(),
  goods: v.array(OrderGoods),
  total_num: Count,
  pay_amount: Amount,
  pay_points: Count,
  delivery_type: v.picklist(DELIVERIES),
  /** Until when its state waits: to be paid, sent, fetched, received, returned. */
  expire_time: v.nullable(Moment),
  server_time: Moment,
  create_time: Moment,
  allowed: v.array(Act),
  refused: v.array(v.object({ act: Act, code: v.string(), text: v.string() })),
  version: Count,
})
export type ShopOrder = v.InferOutput<typeof ShopOrder>

const Happened = v.object({
  event: v.string(),
  status: v.picklist(SHOP_ORDER_STATUSES),
  text: v.string(),
  time: Moment,
  by: v.picklist(['member', 'gateway', 'store', 'carrier', 'operator', 'system']),
})

/** The lines of each step sum to zero. */
const TrailLine = v.object({
  step: Count,
  time: Moment,
  place: v.picklist(['member', 'member_held', 'outside', 'escrow', 'seller', 'house', 'fees', 'pool']),
  currency: v.picklist(['EUR', 'POINTS']),
  amount: Amount,
})
export type ShopTrailLine = v.InferOutput<typeof TrailLine>

export const ShopOrderInfo = v.object({
  ...ShopOrder.entries,
  address: v.nullable(PostalAddress),
  price: Price,
  /** Out of where it was paid; what came by a gateway returns to the balance. */
  paid_from: v.nullable(v.picklist(PAID_FROM)),
  pay_time: v.nullable(Moment),
  ship_time: v.nullable(Moment),
  receive_time: v.nullable(Moment),
  cancel_time: v.nullable(Moment),
  cancel_by: v.nullable(v.picklist(['user', 'timeout'])),
  cancel_reason: v.string(),
  remark: v.string(),
  earns: Count,
  earned: Count,
  packages: v.array(
    v.object({ id: Id, express_name: v.string(), express_no: v.string(), state: v.string(), item_ids: v.array(Id) }),
  ),
  /** The latest. */
  refund: v.nullable(Refund),
  refundable: Refundable,
  timeline: v.array(Happened),
  trail: v.array(TrailLine),
})
export type ShopOrderInfo = v.InferOutput<typeof ShopOrderInfo>

const Number = v.pipe(whole, v.minValue(1, problem('number-invalid')), v.maxValue(9_999, problem('number-invalid')))
const Ids = v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,99}$/, problem('unreadable')))

/** Lines of the cart, or so many of one variant that never come into it. */
const wish = {
  from: v.picklist(['cart', 'buy']),
  cart_ids: optional(Ids),
  variant_id: v.optional(Id),
  num: v.optional(Number),
  delivery_type: v.optional(v.picklist(DELIVERIES), 'express'),
  /** The default one, where none is said. */
  address_id: v.optional(Id),
  use_points: v.optional(Flag, 0),
  /** 0: none; the best that fits, where none is said. */
  member_coupon_id: v.optional(Version),
} as const

const WHICH = ['invalid', 'missing', 'stores-mixed'] as const
const act = { order_no: ShopOrderNo, version: Version, idem: Idem } as const
const ACTED = ['invalid', 'missing', 'moved-on', 'not-now', 'key-reused'] as const

export const shopOrder = {
  confirm: endpoint({
    path: '/shop/order/confirm',
    access: 'member',
    takes: v.object(wish),
    gives: OrderConfirm,
    refusals: WHICH,
    summary: 'What an order would be, and what stands in its way. It takes nothing.',
  }),
  create: endpoint({
    path: '/shop/order/create',
    access: 'member',
    writes: true,
    takes: v.object({ ...wish, remark: v.optional(Remark, ''), quote_hash: v.pipe(Line, v.minLength(1)), idem: Idem }),
    gives: v.object({
      order_no: v.string(),
      id: v.number(),
      pay_amount: Amount,
      pay_points: Count,
      expire_time: Moment,
    }),
    fresh: OrderConfirm,
    refusals: [...WHICH, 'quote-stale', 'unpaid-enough', 'member-frozen', 'books-closed', 'key-reused'],
    summary:
      'Makes an order of exactly what was shown: stock is taken, points are set aside. Nothing is paid yet. What moved since it was shown is refused, with `fresh` as it would be now.',
  }),
  list: endpoint({
    path: '/shop/order/getOrderList',
    access: 'member',
    takes: v.object({
      ...Page.entries,
      tab: v.optional(v.picklist(SHOP_ORDER_TABS), 'all'),
      type: v.optional(v.union([v.literal(''), v.picklist(SHOPS)]), ''),
    }),
    gives: v.object({
      ...Paged(ShopOrder).entries,
      counts: v.object({ all: Count, unpaid: Count, unshipped: Count, shipped: Count, done: Count, refund: Count }),
    }),
    refusals: ['invalid'],
    summary: 'What the member bought in the shops, the newest first, and how many are in which state.',
  }),
  info: endpoint({
    path: '/shop/order/info',
    access: 'member',
    takes: v.object({ order_no: ShopOrderNo }),
    gives: ShopOrderInfo,
    refusals: ['invalid', 'missing'],
    summary: 'One of them whole: its parts, its parcels, everything that happened to it, and where its money went.',
  }),
  cancel: endpoint({
    path: '/shop/order/cancel',
    access: 'member',
    writes: true,
    takes: v.object({ ...act, reason: v.optional(Remark, '') }),
    gives: ShopOrderInfo,
    refusals: [...ACTED, 'books-closed'],
    summary: 'Cancels what is not paid: stock and points return once.',
  }),
  receive: endpoint({
    path: '/shop/order/receive',
    access: 'member',
    writes: true,
    takes: v.object(act),
    gives: ShopOrderInfo,
    refusals: ACTED,
    summary: 'Says that it came. The seller is paid once nothing can be returned any more.',
  }),
  del: endpoint({
    path: '/shop/order/del',
    access: 'member',
    writes: true,
    takes: v.object({ order_no: ShopOrderNo, version: Version }),
    gives: v.object({}),
    refusals: ['invalid', 'missing', 'moved-on', 'not-now'],
    summary: 'Hides what is over from the member’s list.',
  }),
  refund: endpoint({
    path: '/shop/order/refund',
    access: 'member',
    writes: true,
    takes: v.object({ ...act, ...refundWish }),
    gives: ShopOrderInfo,
    refusals: [...ACTED, 'line-decided', 'refunds-enough', 'too-often'],
    summary: 'Asks lines back. Until the seller answers, in 48 hours at most, the clock of the order stands still.',
  }),
  refundCancel: endpoint({
    path: '/shop/order/refund_cancel',
    access: 'member',
    writes: true,
    takes: v.object(act),
    gives: ShopOrderInfo,
    refusals: ACTED,
    summary: 'Withdraws what is asked back: the order goes on where it was.',
  }),
  refundAppeal: endpoint({
    path: '/shop/order/refund_appeal',
    access: 'member',
    writes: true,
    takes: v.object({ ...act, explain: RefundAppeal }),
    gives: ShopOrderInfo,
    refusals: ACTED,
    summary: 'Takes what the seller refused to our team, once and within 48 hours. Two of them decide.',
  }),
  again: endpoint({
    path: '/shop/order/again',
    access: 'member',
    writes: true,
    takes: v.object({ order_no: ShopOrderNo, idem: Idem }),
    gives: v.object({
      added: Count,
      skipped: v.array(v.object({ name: v.string(), reason: v.string() })),
      cart_count: Count,
    }),
    refusals: ['invalid', 'missing', 'key-reused', 'cart-full'],
    summary: 'Puts into the cart again what can still be bought of it.',
  }),
}
