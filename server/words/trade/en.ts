import type { Rail, Status } from '#contract/order.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import type { NextAction } from '#machines/trade/order.status.ts'

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

/** Timeline lines know `status` and `by`; notices know `order`, `amount` and `status`. */
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
    waitThaw: 'Wait until the order continues',
    done: 'Nothing left to do',
  } satisfies Record<NextAction, string>,
  happened: {
    made: 'The order was created and its coins are held',
    offer: 'The order was offered to a merchant',
    accept: 'A merchant accepted',
    decline: 'A merchant declined',
    offerExpired: 'A merchant did not answer',
    cancel: '{status, select, searching {The member did not wait for the late payment} other {The member cancelled}}',
    matchExpired: 'No merchant was found in time',
    marketClosed: 'The market closed before a merchant accepted',
    recall: 'Our team cancelled the order',
    pay: '{status, select, settling {The merchant paid from the wallet} other {The merchant says it is paid}}',
    extend: 'The member gave more time to pay',
    abandon: '{status, select, searching {The merchant returned the order} other {The merchant cancelled the order}}',
    askCancel:
      '{status, select, cancelled {Both sides agreed to cancel} other {{by, select, merchant {The merchant asked to cancel} other {The member asked to cancel}}}}',
    silenceExpired: 'The merchant did not answer the request to cancel',
    payExpired: '{status, select, late {The time to pay ran out} other {The merchant did not pay in time}}',
    lateExpired: 'The merchant did not pay',
    confirm: 'The member confirmed the payment',
    undo: 'The merchant withdrew the report of payment',
    confirmExpired: 'The member did not confirm in time, so our team reviews it',
    dispute: '{by, select, merchant {The merchant opened a dispute} other {The member opened a dispute}}',
    evidence: '{by, select, merchant {The merchant added evidence} other {The member added evidence}}',
    withdraw: '{by, select, merchant {The merchant closed the dispute} other {The member closed the dispute}}',
    take: 'Our team started the review',
    leaseExpired: 'The dispute waits for our team again',
    propose: 'Our team made a proposal',
    agree: '{by, select, merchant {The merchant agreed} other {The member agreed}}',
    disagree: '{by, select, merchant {The merchant disagreed} other {The member disagreed}}',
    rule: 'Our team decided the dispute',
    settleDue: 'The order was settled',
    flag: 'Our team paused the settlement for a review',
    unflag: 'The settlement continues',
    freeze: 'Our team paused the order',
    thaw: 'The order continues',
    rate: '{by, select, merchant {The merchant rated the trade} other {The member rated the trade}}',
    look: 'Our team looked at the receipt',
  } satisfies Record<OrderMoveType | 'made' | 'look', string>,
  notice: {
    member: {
      accept: 'A merchant accepted order {order} and pays {amount} next.',
      matchExpired: 'No merchant was found for order {order}. Your coins are back.',
      marketClosed: 'The market closed before a merchant accepted order {order}. Your coins are back.',
      recall: 'Our team cancelled order {order}. Your coins are back.',
      pay: '{status, select, settling {The merchant paid {amount} for order {order}. It becomes available after the settlement.} other {The merchant says that {amount} for order {order} is paid. Please check your bank account before you confirm.}}',
      abandon:
        '{status, select, searching {The merchant returned order {order}. We are looking for another one.} other {The merchant cancelled order {order}. Your coins are back.}}',
      askCancel:
        '{status, select, cancelled {Order {order} is cancelled: both sides agreed. Your coins are back.} other {The merchant asks you to cancel order {order}. Please answer.}}',
      silenceExpired: 'The merchant did not answer, so order {order} is cancelled. Your coins are back.',
      payExpired:
        '{status, select, late {The merchant has not paid for order {order} in time. You can wait a little longer or cancel.} searching {The merchant did not pay for order {order}. We are looking for another one.} other {The merchant did not pay for order {order}. Your coins are back.}}',
      lateExpired:
        '{status, select, searching {The merchant did not pay for order {order}. We are looking for another one.} other {The merchant did not pay for order {order}. Your coins are back.}}',
      undo: 'The merchant withdrew the report of payment for order {order}. Please do not confirm it yet.',
      confirmExpired:
        'The payment for order {order} was not confirmed in time. Our team reviews it, and your coins stay held.',
      dispute: 'The merchant opened a dispute about order {order}. Please send your evidence.',
      evidence: 'The merchant added evidence to the dispute about order {order}.',
      withdraw: 'The merchant closed the dispute about order {order}. The order continues.',
      take: 'Our team started the review of the dispute about order {order}.',
      propose: 'Our team made a proposal for order {order}. Please answer it.',
      agree: 'The merchant agreed to our proposal for order {order}.',
      disagree: 'The merchant disagreed with our proposal for order {order}.',
      rule: 'Our team decided the dispute about order {order}. The order shows who got what.',
      settleDue:
        '{arrived, select, wallet {Order {order} is settled. {amount} is available in your balance.} bank {Order {order} is settled. {amount} reached your bank account.} other {Order {order} is settled.}}',
      flag: 'The settlement of order {order} takes longer because our team reviews it.',
      freeze: 'Our team paused order {order}. Its money stays held, and no time runs out.',
      thaw: 'Order {order} continues. You get the paused time back.',
    } satisfies Record<Exclude<OrderMoveType, SilentToMember>, string>,
    merchant: {
      offer: 'An offer for you: order {order} for {amount}. Please accept or decline it.',
      accept: 'Order {order} was accepted for you. Please pay {amount}.',
      offerExpired: 'The time to answer the offer of order {order} has passed.',
      cancel: 'The member cancelled order {order}. Please do not pay for it; if you already did, contact us.',
      matchExpired: 'The offer of order {order} has expired.',
      marketClosed: 'The offer of order {order} has ended because the market closed.',
      recall: 'The offer of order {order} has ended because our team cancelled it.',
      extend: 'The member gave you more time to pay for order {order}.',
      askCancel:
        '{status, select, cancelled {Order {order} is cancelled: both sides agreed.} other {The member asks you to cancel order {order}. Please answer; without an answer it will be cancelled.}}',
      silenceExpired: 'Order {order} is cancelled: you did not answer the member. Please do not pay for it.',
      payExpired:
        '{status, select, late {The time to pay for order {order} ran out. If you have paid, please report it now.} other {Order {order} is no longer yours: it was not paid in time. Please do not pay for it.}}',
      lateExpired:
        'Order {order} is no longer yours: it was not paid in time. Please do not pay for it; if you already did, contact us.',
      confirm: 'The member confirmed your payment for order {order}. The coins are yours.',
      confirmExpired:
        'The member did not confirm your payment for order {order} in time. Our team reviews it, and the coins stay held.',
      dispute: 'The member opened a dispute about order {order}. Please send your evidence.',
      evidence: 'The member added evidence to the dispute about order {order}.',
      withdraw: 'The member closed the dispute about order {order}. The order continues.',
      take: 'Our team started the review of the dispute about order {order}.',
      propose: 'Our team made a proposal for order {order}. Please answer it.',
      agree: 'The member agreed to our proposal for order {order}.',
      disagree: 'The member disagreed with our proposal for order {order}.',
      rule: 'Our team decided the dispute about order {order}. The order shows who got what.',
      settleDue: 'Order {order} is settled.',
      flag: 'The settlement of order {order} takes longer because our team reviews it.',
      freeze: 'Our team paused order {order}. Its money stays held, and no time runs out.',
      thaw: 'Order {order} continues. You get the paused time back.',
    } satisfies Record<Exclude<OrderMoveType, SilentToMerchant>, string>,
  },
  done: {
    create: 'Your order has started.',
    cancel: 'The order shows what happens next.',
    extend: 'The merchant has more time.',
    confirm: 'Confirmed.',
    dispute: 'Our team has your report.',
    reply: 'We have your answer.',
    rate: 'Thank you for rating.',
  },
}

export type MemberNotice = keyof typeof trade.notice.member
export type MerchantNotice = keyof typeof trade.notice.merchant
