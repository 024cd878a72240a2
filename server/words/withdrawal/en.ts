import type { WithdrawalReason, WithdrawalStatus } from '#contract/withdrawal.ts'
import type { WithdrawalMoveType } from '#machines/withdrawal/withdrawal.rules.ts'

type Silent = 'cancel' | 'coolOver' | 'take' | 'leaseExpired' | 'stumble' | 'retry'

export const withdrawal = {
  title: 'Withdrawal {order}',
  status: {
    cooling: 'Waiting period',
    queued: 'Waiting for our team',
    in_review: 'In review',
    processing: 'Being paid',
    completed: 'Paid',
    rejected: 'Not accepted',
    cancelled: 'Cancelled',
    failed: 'Payment failed',
    returned: 'Sent back',
  } satisfies Record<WithdrawalStatus, string>,
  reason: {
    name_differs: 'The name of the account holder is not yours.',
    account_closed: 'The bank account is closed.',
    wrong_network: 'The address belongs to another network.',
    limits: 'This is above a limit that applies to you.',
    other: 'Our team explains it below.',
  } satisfies Record<WithdrawalReason, string>,
  happened: {
    made: 'Requested',
    coolOver: 'Waiting period over',
    cancel: 'Cancelled',
    take: 'Review started',
    leaseExpired: 'Back in the queue',
    approve: 'Accepted',
    reject: 'Not accepted',
    pay: 'Paid out',
    stumble: 'Payment did not go through yet',
    retry: 'Payment sent again',
    fail: 'Payment failed',
    giveBack: 'Sent back by the bank',
  } satisfies Record<WithdrawalMoveType | 'made', string>,
  means: {
    held: 'The money is held.',
    cooling: 'The money is held, and the waiting period began.',
    back: 'The money is available again.',
    backWithFee: 'The money is available again, with the fee.',
  },
  notice: {
    approve: 'Our team accepted withdrawal {order}. {amount} is on its way.',
    reject: 'Our team did not accept withdrawal {order}. The money is available again; you can read why.',
    pay: 'Withdrawal {order} is paid: {amount}.',
    fail: 'The payment of withdrawal {order} failed. The money is available again.',
    giveBack: 'The bank sent withdrawal {order} back. The money is available again, with the fee.',
  } satisfies Record<Exclude<WithdrawalMoveType, Silent>, string>,
  done: {
    request: 'Withdrawal requested.',
    cancel: 'Withdrawal cancelled.',
  },
}

export type WithdrawalNotice = keyof typeof withdrawal.notice
