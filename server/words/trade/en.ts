import type { Rail, Status } from '#contract/order.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import type { NextAction } from '#machines/trade/order.status.ts'

/** What the one side does itself, or need not hear of. */
type SilentToMember =
  | 'offer'
  | 'decline'
  | 'offerExpired'
  | 'cancel'
  | 'extend'
  | 'confirm'
  | 'leaseExpired'
  | 'unflag'
  | 'rate'
type SilentToMerchant = 'decline' | 'abandon' | 'pay' | 'undo' | 'leaseExpired' | 'unflag' | 'rate'

/**
 * What is said of orders. A line of a timeline knows `status`, where the order came to, and `by`, who moved it; a
 * notice knows `order`, `amount` and `status`.
 */
export const trade = {
  title: 'Order {order}',
  pay_type: { wallet: 'Wallet', bank: 'Bank account' } satisfies Record<Rail, string>,
  status: {
    searching: 'Looking for a merchant',
    offered: 'Offered to a merchant',
    awaiting_payment: 'Waiting for payment',
    late: 'Payment is late',
    paid: 'Paid, to be confirmed',
    disputed: 'In dispute',
    settling: 'In settlement',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<Status, string>,
  next: {
    accept: 'Answer the offer',
    pay: 'Pay for the coins',
    confirm: 'Check the payment, then confirm it',
    abandon: 'Answer the request to cancel',
    answer: 'Answer the proposal',
    rate: 'Rate the trade',
    waitAccept: 'Wait for a merchant',
    waitPay: 'Wait for the payment',
    waitConfirm: 'Wait for the confirmation',
    waitAnswer: 'Wait for the other side',
    waitRule: 'Wait for our decision',
    waitSettle: 'Wait for the settlement',
    waitThaw: 'Wait until the order goes on',
    done: 'Nothing left to do',
  } satisfies Record<NextAction, string>,
  happened: {
    made: 'The order was made, and its coins went into escrow',
    offer: 'The order was offered to a merchant',
    accept: 'A merchant accepted',
    decline: 'A merchant declined',
    offerExpired: 'A merchant did not answer',
    cancel: '{status, select, searching {The member did not wait for the late payment} other {The member cancelled}}',
    matchExpired: 'No merchant was found in time',
    marketClosed: 'The market closed before a merchant accepted',
    recall: 'We took the order off the market',
    pay: '{status, select, settling {The merchant paid from the wallet} other {The merchant says it is paid}}',
    extend: 'The member gave more time to pay',
    abandon: '{status, select, searching {The merchant gave the order back} other {The merchant ended the order}}',
    askCancel:
      '{status, select, cancelled {Both sides agreed to cancel} other {{by, select, merchant {The merchant asked to cancel} other {The member asked to cancel}}}}',
    silenceExpired: 'The merchant did not answer the request to cancel',
    payExpired: '{status, select, late {The time to pay ran out} other {The merchant did not pay in time}}',
    lateExpired: 'The merchant did not pay',
    confirm: 'The member confirmed the payment',
    undo: 'The merchant took back that it was paid',
    confirmExpired: 'The member did not confirm in time, so we look into it',
    dispute: '{by, select, merchant {The merchant opened a dispute} other {The member opened a dispute}}',
    evidence: '{by, select, merchant {The merchant added evidence} other {The member added evidence}}',
    withdraw: '{by, select, merchant {The merchant ended the dispute} other {The member ended the dispute}}',
    take: 'We began to look into the dispute',
    leaseExpired: 'The dispute waits for us again',
    propose: 'We made a proposal',
    agree: '{by, select, merchant {The merchant agreed} other {The member agreed}}',
    disagree: '{by, select, merchant {The merchant disagreed} other {The member disagreed}}',
    rule: 'We decided the dispute',
    settleDue: 'The order was settled',
    flag: 'We stopped the settlement to look into it',
    unflag: 'The settlement went on',
    freeze: 'We stopped the order',
    thaw: 'The order went on',
    rate: '{by, select, merchant {The merchant rated the trade} other {The member rated the trade}}',
  } satisfies Record<OrderMoveType | 'made', string>,
  notice: {
    member: {
      accept: 'A merchant accepted order {order} and is to pay {amount}.',
      matchExpired: 'No merchant was found for order {order}. Your coins are back.',
      marketClosed: 'The market closed before a merchant accepted order {order}. Your coins are back.',
      recall: 'We took order {order} off the market. Your coins are back.',
      pay: '{status, select, settling {The merchant paid {amount} for order {order}. It becomes available after the settlement.} other {The merchant says that {amount} for order {order} is paid. Please check your bank account before you confirm.}}',
      abandon:
        '{status, select, searching {The merchant gave order {order} back. We are looking for another one.} other {The merchant ended order {order}. Your coins are back.}}',
      askCancel:
        '{status, select, cancelled {Order {order} is cancelled: both sides agreed. Your coins are back.} other {The merchant asks you to cancel order {order}. Please answer.}}',
      silenceExpired: 'The merchant did not answer, so order {order} is cancelled. Your coins are back.',
      payExpired:
        '{status, select, late {The merchant has not paid for order {order} in time. You can wait a little longer or cancel.} searching {The merchant did not pay for order {order}. We are looking for another one.} other {The merchant did not pay for order {order}. Your coins are back.}}',
      lateExpired:
        '{status, select, searching {The merchant did not pay for order {order}. We are looking for another one.} other {The merchant did not pay for order {order}. Your coins are back.}}',
      undo: 'The merchant took back that order {order} is paid. Please do not confirm it yet.',
      confirmExpired:
        'The payment for order {order} was not confirmed in time. We look into it, and your coins stay in escrow.',
      dispute: 'The merchant opened a dispute about order {order}. Please show what you have.',
      evidence: 'The merchant added evidence to the dispute about order {order}.',
      withdraw: 'The merchant ended the dispute about order {order}. The order goes on.',
      take: 'We began to look into the dispute about order {order}.',
      propose: 'We made a proposal for order {order}. Please answer it.',
      agree: 'The merchant agreed to our proposal for order {order}.',
      disagree: 'The merchant disagreed with our proposal for order {order}.',
      rule: 'We decided the dispute about order {order}. The order shows how its money was divided.',
      settleDue: 'Order {order} is settled.',
      flag: 'The settlement of order {order} takes longer: we look into it.',
      freeze: 'We stopped order {order} for now. Its money stays where it is, and no time runs out.',
      thaw: 'Order {order} goes on. Its times were moved.',
    } satisfies Record<Exclude<OrderMoveType, SilentToMember>, string>,
    merchant: {
      offer: 'An offer for you: order {order} for {amount}. Please accept or decline it.',
      accept: 'Order {order} was accepted for you. Please pay {amount}.',
      offerExpired: 'The time to answer the offer of order {order} has passed.',
      cancel: 'The member took order {order} back. Please do not pay for it; if you already did, contact us.',
      matchExpired: 'The offer of order {order} has ended: its time ran out.',
      marketClosed: 'The offer of order {order} has ended: the market is closed.',
      recall: 'The offer of order {order} has ended: we took it off the market.',
      extend: 'The member gave you more time to pay for order {order}.',
      askCancel:
        '{status, select, cancelled {Order {order} is cancelled: both sides agreed.} other {The member asks you to cancel order {order}. Please answer; without an answer it will be cancelled.}}',
      silenceExpired: 'Order {order} is cancelled: you did not answer the member. Please do not pay for it.',
      payExpired:
        '{status, select, late {The time to pay for order {order} ran out. If you have paid, please say so now.} other {Order {order} is no longer yours: it was not paid in time. Please do not pay for it.}}',
      lateExpired:
        'Order {order} is no longer yours: it was not paid in time. Please do not pay for it; if you already did, contact us.',
      confirm: 'The member confirmed your payment for order {order}. The coins are yours.',
      confirmExpired:
        'The member did not confirm your payment for order {order} in time. We look into it, and the coins stay in escrow.',
      dispute: 'The member opened a dispute about order {order}. Please show what you have.',
      evidence: 'The member added evidence to the dispute about order {order}.',
      withdraw: 'The member ended the dispute about order {order}. The order goes on.',
      take: 'We began to look into the dispute about order {order}.',
      propose: 'We made a proposal for order {order}. Please answer it.',
      agree: 'The member agreed to our proposal for order {order}.',
      disagree: 'The member disagreed with our proposal for order {order}.',
      rule: 'We decided the dispute about order {order}. The order shows how its money was divided.',
      settleDue: 'Order {order} is settled.',
      flag: 'The settlement of order {order} takes longer: we look into it.',
      freeze: 'We stopped order {order} for now. Its money stays where it is, and no time runs out.',
      thaw: 'Order {order} goes on. Its times were moved.',
    } satisfies Record<Exclude<OrderMoveType, SilentToMerchant>, string>,
  },
  done: {
    create: 'Your order has started.',
    cancel: 'Done. The order shows where it stands.',
    extend: 'The merchant has more time.',
    confirm: 'Confirmed.',
    dispute: 'We have been called.',
    reply: 'Your answer has arrived.',
    rate: 'Thank you for rating.',
  },
}

/** What one side of an order hears as a notice. */
export type MemberNotice = keyof typeof trade.notice.member
export type MerchantNotice = keyof typeof trade.notice.merchant
