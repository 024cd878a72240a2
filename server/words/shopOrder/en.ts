import type { CheckoutProblem } from '#contract/shop-order.ts'
import type { ShopOrderState } from '#machines/shop-order/shop-order.lifecycle.ts'
import type { ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'

/** What members did themselves, and what follows it at once. */
type Silent = 'cancel' | 'receive' | 'verify' | 'sign'

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
  } satisfies Record<ShopOrderMoveType | 'made', string>,
  done: {
    create: 'Order placed.',
    cancel: 'Order cancelled.',
    receive: 'Receipt confirmed.',
    del: 'Removed from your list.',
    again: '{some, select, no {Nothing of it can be bought now.} other {Added to your cart.}}',
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
  } satisfies Record<Exclude<ShopOrderMoveType, Silent> | 'partly' | 'paidOut', string>,
}

export type ShopOrderNotice = keyof typeof shopOrder.notice
