import type { CheckoutProblem } from '#contract/shop-order.ts'
import type { ShopOrderState } from '#machines/shop-order/shop-order.lifecycle.ts'
import type { ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'

/** What members did themselves, and what follows it at once. */
type Silent = 'cancel' | 'receive' | 'verify' | 'sign' | 'refund' | 'refuse' | 'appeal' | 'settle' | 'resume'

type RefundNotice =
  | 'refundAgreed'
  | 'refundRefused'
  | 'refundClosed'
  | 'refundRejected'
  | 'refundLapsed'
  | 'refundAsked'
  | 'refundUnanswered'
  | 'refundWithdrawn'
  | 'refundUpheld'

export const shopOrder = {
  title: 'Order {order}',
  status: {
    unpaid: 'To pay',
    unshipped: 'To be sent',
    pickup: 'Ready for pickup',
    shipped: 'On its way',
    received: 'Received',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunding: 'Return under way',
    refunded: 'Returned',
  } satisfies Record<ShopOrderState, string>,
  problems: {
    sold_out: 'Sold out',
    short: 'Fewer are left than you want',
    off_shelf: 'No longer sold',
    limit: 'More than one member can buy',
    no_delivery: 'Not delivered to this address',
    own_store: 'You cannot buy in your own store',
  } satisfies Record<CheckoutProblem, string>,
  refused: {
    cancel: 'It is paid and can no longer be cancelled.',
    receive: 'You can confirm this once everything has been sent.',
    express: 'Nothing has been sent yet.',
  },
  happened: {
    made: 'Ordered',
    pay: 'Paid',
    cancel: 'Cancelled by you',
    expire: 'Cancelled: not paid in time',
    ship: 'Parcel sent',
    overdue: 'Not sent in time: what was not sent was returned',
    sign: 'Delivered, as the carrier says',
    verify: 'Picked up',
    unfetched: 'Cancelled: not picked up in time',
    receive: 'Receipt confirmed by you',
    arrive: 'Counted as received',
    close: 'Completed, and the seller is paid',
    refund: 'You asked for a return',
    refuse: 'Return refused by the seller',
    appeal: 'You asked our team to decide',
    settle: 'Return agreed, and your money is back',
    resume: 'The return ended, and the order continues',
  } satisfies Record<ShopOrderMoveType | 'made', string>,
  done: {
    create: 'Order placed.',
    cancel: 'Order cancelled.',
    receive: 'Receipt confirmed.',
    del: 'Removed from your list.',
    again: '{some, select, no {Nothing of it can be bought now.} other {Added to your cart.}}',
    refund: 'Return asked for.',
    refundCancel: 'Return withdrawn.',
    refundAppeal: 'Our team will decide.',
  },
  notice: {
    pay: 'Your payment of {amount} for order {order} has arrived. The seller sends it within 7 days.',
    expire: 'Order {order} was not paid in time and is cancelled. Nothing was charged.',
    ship: 'A parcel of order {order} is on its way.',
    overdue: 'Order {order} was not sent in time and is cancelled. Everything you paid is back: {amount}.',
    partly: 'A part of order {order} was not sent in time. What you paid for it is back.',
    unfetched: 'Order {order} was not picked up in time and is cancelled. Everything you paid is back: {amount}.',
    arrive: 'Order {order} counts as received.',
    close: 'Order {order} is completed.',
    paidOut: 'Order {order} of your store is completed. {amount} is in your balance.',
    refundAgreed: 'Your return for order {order} is agreed. What you paid for it is back: {amount}.',
    refundRefused: 'The seller refused your return for order {order}. You can ask our team within 48 hours.',
    refundClosed:
      'Your return for order {order} is closed, because you did not ask our team within 48 hours. The order continues.',
    refundRejected: 'Our team rejected your return for order {order}. The order continues.',
    refundLapsed:
      'The seller did not answer your return for order {order} within 48 hours. It counts as agreed, and what you paid is back: {amount}.',
    refundAsked:
      'A buyer asks for a return for order {order}: {amount}. Please answer within 48 hours; after that it counts as agreed.',
    refundUnanswered:
      'You did not answer the return for order {order} within 48 hours. It counts as agreed: {amount} went back to the buyer.',
    refundWithdrawn: 'The buyer withdrew the return for order {order}.',
    refundUpheld: 'Our team decided for the buyer in the return for order {order}: {amount} went back.',
  } satisfies Record<Exclude<ShopOrderMoveType, Silent> | 'partly' | 'paidOut' | RefundNotice, string>,
}

export type ShopOrderNotice = keyof typeof shopOrder.notice
