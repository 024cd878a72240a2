import * as v from 'valibot'
import { Bank } from './card.ts'
import { always, endpoint } from './endpoint.ts'
import { PayoutAddress } from './payout-address.ts'
import type { Problem } from './problems.ts'
import { Quote, seconded } from './quote.ts'
import { Amount, AmountAsked, Count, Flag, Id, Line, Moment, Page, Paged, Version } from './shapes.ts'
import { Idem } from './quote.ts'

export const METHODS = ['bank', 'usdt'] as const
export type Method = (typeof METHODS)[number]

/** Nothing is exchanged on the way. */
export const ACCOUNTS_OF = {
  bank: ['balance', 'eur', 'profit'],
  usdt: ['usdt'],
} as const satisfies Record<Method, readonly string[]>
export const WITHDRAWAL_ACCOUNTS = [...ACCOUNTS_OF.bank, ...ACCOUNTS_OF.usdt] as const
export type WithdrawalAccount = (typeof WITHDRAWAL_ACCOUNTS)[number]

const WITHDRAWAL_STATUSES = [
  'cooling',
  'queued',
  'in_review',
  'processing',
  'completed',
  'rejected',
  'cancelled',
  'failed',
  'returned',
] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

export const WITHDRAWAL_OVER = [
  'completed',
  'rejected',
  'cancelled',
  'failed',
  'returned',
] as const satisfies readonly WithdrawalStatus[]

export const WITHDRAWAL_REASONS = ['name_differs', 'account_closed', 'wrong_network', 'limits', 'other'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

export const WITHDRAWAL_TABS = ['all', 'open', 'completed', 'closed'] as const
export type WithdrawalTab = (typeof WITHDRAWAL_TABS)[number]

export const WithdrawalNo = v.pipe(Line, v.regex(/^W\d{10}$/, 'unreadable' satisfies Problem))

const Way = v.object({
  method: v.picklist(METHODS),
  account: v.picklist(WITHDRAWAL_ACCOUNTS),
  available: Amount,
  min: Amount,
  max: Amount,
  today_left: Amount,
  fee_rate: Amount,
  fee_fixed: Amount,
  due_time: Moment,
  /** What is requested now cools until then. */
  cool_until: v.nullable(Moment),
  /** Nothing leaves while the books are closed. */
  open: Flag,
})
export type Way = v.InferOutput<typeof Way>

const Hold = v.object({ reason: v.string(), until: v.nullable(Moment), decided_by: v.string() })

export const WithdrawalQuote = v.object({
  ...Quote.entries,
  /** Masked. */
  dest: v.string(),
  /** Until then it can be cancelled, and is not paid. */
  cool_time: v.nullable(Moment),
})
export type WithdrawalQuote = v.InferOutput<typeof WithdrawalQuote>

export const Withdrawal = v.object({
  id: v.number(),
  order_no: v.string(),
  method: v.picklist(METHODS),
  account: v.picklist(WITHDRAWAL_ACCOUNTS),
  currency: v.picklist(['EUR', 'USDT']),
  amount: Amount,
  fee: Amount,
  actual_amount: Amount,
  /** Masked. */
  dest: v.string(),
  dest_name: v.string(),
  dest_id: v.number(),
  status: v.picklist(WITHDRAWAL_STATUSES),
  status_text: v.string(),
  reject_reason: v.string(),
  cool_until: v.nullable(Moment),
  due_time: Moment,
  late: Flag,
  /** The reference of the bank or of the chain; empty while there is none. */
  tx_hash: v.string(),
  create_time: Moment,
  audit_time: v.nullable(Moment),
  pay_time: v.nullable(Moment),
  allowed: v.array(v.picklist(['cancel'])),
  server_time: Moment,
  version: Count,
})
export type Withdrawal = v.InferOutput<typeof Withdrawal>

const Happened = v.object({
  event: v.string(),
  status: v.picklist(WITHDRAWAL_STATUSES),
  text: v.string(),
  means: v.optional(v.string()),
  said: v.optional(v.string()),
  name: v.optional(v.string()),
  time: Moment,
  by: v.picklist(['member', 'operator', 'system']),
})

/** The lines of each step sum to zero. */
const TrailLine = v.object({
  step: Count,
  time: Moment,
  place: v.picklist(['account', 'held', 'outside', 'fees']),
  amount: Amount,
})

export const WithdrawalInfo = v.object({
  ...Withdrawal.entries,
  timeline: v.array(Happened),
  trail: v.array(TrailLine),
})
export type WithdrawalInfo = v.InferOutput<typeof WithdrawalInfo>

const wish = {
  method: v.picklist(METHODS),
  account: v.picklist(WITHDRAWAL_ACCOUNTS),
  amount: AmountAsked,
  bank_id: v.optional(Id),
  address_id: v.optional(Id),
}

const STANDING = ['bank-needed', 'address-needed', 'missing', 'member-frozen'] as const

export const withdrawal = {
  counter: endpoint({
    path: '/user/withdraw/getAtmInfo',
    access: 'member',
    takes: v.object({
      method: v.optional(v.union([v.literal(''), v.picklist(METHODS)]), ''),
      bank_id: v.optional(Id),
      address_id: v.optional(Id),
    }),
    gives: v.object({
      methods: v.array(Way),
      bank: v.nullable(Bank),
      address: v.nullable(PayoutAddress),
      need_payword: Flag,
      cool_until: v.nullable(Moment),
      hold: v.nullable(Hold),
      watchword: v.optional(v.nullable(v.string()), null),
      server_time: Moment,
    }),
    refusals: ['invalid'],
    summary:
      'The ways out: what can leave by each now, its fee, its limits and when it would arrive at what was named; at what stands first, where nothing of the member was.',
  }),
  quote: endpoint({
    path: '/user/withdraw/quote',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object(wish),
    gives: WithdrawalQuote,
    refusals: ['invalid', 'amount-short', 'above-today', 'too-often', ...STANDING],
    summary: 'What a withdrawal costs, what arrives and by when, to be confirmed before it expires.',
  }),
  request: endpoint({
    path: '/user/withdraw/atm',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ ...wish, ...seconded }),
    gives: WithdrawalInfo,
    refusals: [
      'invalid',
      'quote-stale',
      'key-reused',
      'amount-short',
      'above-today',
      'books-closed',
      'pin-unset',
      'pin-wrong',
      'pin-locked',
      'second-needed',
      'second-wrong',
      'second-locked',
      ...STANDING,
    ],
    summary:
      'Sets the money aside and asks our team to pay it out, exactly as quoted. The same key again gives the first answer again.',
  }),
  list: endpoint({
    path: '/user/withdraw/getAtmList1',
    access: 'member',
    takes: v.object({
      ...Page.entries,
      method: v.optional(v.union([v.literal(''), v.picklist(METHODS)]), ''),
      tab: v.optional(v.picklist(WITHDRAWAL_TABS), 'all'),
    }),
    gives: Paged(Withdrawal),
    refusals: [],
    summary: 'The withdrawals of the member, newest first.',
  }),
  info: endpoint({
    path: '/user/withdraw/info',
    access: 'member',
    takes: v.object({ order_no: WithdrawalNo }),
    gives: WithdrawalInfo,
    refusals: ['missing'],
    summary: 'One withdrawal with everything that happened to it, and where its money is.',
  }),
  cancel: endpoint({
    path: '/user/withdraw/cancel',
    access: 'member',
    writes: true,
    takes: v.object({ order_no: WithdrawalNo, version: Version, idem: Idem }),
    gives: WithdrawalInfo,
    refusals: ['invalid', 'missing', 'moved-on', 'not-now', 'key-reused', 'books-closed'],
    summary: 'Cancels a withdrawal that nobody looks into yet; its money is available again.',
  }),
}
