import type { RechargeReason, RechargeStatus } from '#contract/recharge.ts'
import type { RechargeMoveType } from '#machines/recharge/recharge.rules.ts'

type Silent = 'prove' | 'cancel' | 'take' | 'leaseExpired' | 'appeal' | 'appear'

export const recharge = {
  title: 'Recharge {order}',
  status: {
    awaiting_proof: 'Waiting for your receipt',
    submitted: 'Waiting for our team',
    in_review: 'In review',
    needs_info: 'We need more from you',
    credited: 'Credited',
    rejected: 'Not accepted',
    cancelled: 'Cancelled',
    expired: 'Expired',
    reversed: 'Reversed',
  } satisfies Record<RechargeStatus, string>,
  /** Where a network or a gateway reports the arrival. */
  online: {
    seen: 'Waiting for confirmations: {now} of {of}',
    gone: 'No longer on the network',
    unpaid: 'Waiting for the payment',
    arrived: 'Your USDT arrived at your address',
    late: 'No payment came in time',
  },
  reason: {
    not_received: 'The money has not arrived with us.',
    wrong_amount: 'Another amount has arrived than you entered.',
    wrong_payer: 'The money was sent by somebody else.',
    unreadable: 'The receipt cannot be read.',
    used_proof: 'This receipt belongs to another recharge.',
    other: 'Our team explains it below.',
  } satisfies Record<RechargeReason, string>,
  happened: {
    made: 'You started the recharge',
    prove: 'You sent the receipt',
    cancel: 'You cancelled it',
    expire: 'No receipt came in time',
    look: 'Our team looked at your receipt',
    take: 'Our team started the review',
    leaseExpired: 'It waits for our team again',
    ask: 'Our team asked for more',
    credit: 'Credited; the money is available',
    reject: 'Our team did not accept it',
    appeal: 'You asked for a second review',
    reverse: 'Our team reversed it, because the payment was called back',
    vanish: 'The network no longer knows this deposit',
    appear: 'The network knows this deposit again',
  } satisfies Record<RechargeMoveType | 'made' | 'look', string>,
  notice: {
    expire: 'Recharge {order} has expired, because no receipt came in time.',
    late: 'Recharge {order} has expired, because no payment came in time.',
    ask: 'Our team needs more to credit recharge {order}. Please take a look.',
    credit: 'Recharge {order} is credited: {amount}.',
    reject: 'Our team did not accept recharge {order}. You can read why, and ask for a second review.',
    reverse: 'Our team reversed recharge {order}, because its payment was called back.',
    vanish: 'The network no longer knows the deposit of recharge {order}. We credit it if it arrives again.',
  } satisfies Record<Exclude<RechargeMoveType, Silent> | 'late', string>,
  done: {
    recharge: '{status, select, awaiting_proof {Recharge started.} other {Receipt sent.}}',
    cancel: 'Recharge cancelled.',
    appeal: 'Your request is with our team.',
  },
}

export type RechargeNotice = keyof typeof recharge.notice
