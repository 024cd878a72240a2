import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { APPEAL_TEXT, REFERENCE_MAX } from './limits.ts'
import { Images } from './order.ts'
import type { Problem } from './problems.ts'
import { Idem } from './quote.ts'
import { Amount, Count, Flag, Id, Line, Moment, optional, Page, Paged, Url, Version, WholeAsked } from './shapes.ts'

export const CHANNEL_TYPES = ['bank', 'chain', 'gateway'] as const
export type ChannelType = (typeof CHANNEL_TYPES)[number]

export const RECHARGE_ACCOUNTS = ['balance', 'usdt', 'coin'] as const
export type RechargeAccount = (typeof RECHARGE_ACCOUNTS)[number]

const RECHARGE_STATUSES = [
  'awaiting_proof',
  'submitted',
  'in_review',
  'needs_info',
  'credited',
  'rejected',
  'cancelled',
  'expired',
  'reversed',
] as const
export type RechargeStatus = (typeof RECHARGE_STATUSES)[number]

export const RECHARGE_EVENTS = ['prove', 'cancel', 'appeal'] as const
export type RechargeEvent = (typeof RECHARGE_EVENTS)[number]

export const RECHARGE_REASONS = [
  'not_received',
  'wrong_amount',
  'wrong_payer',
  'unreadable',
  'used_proof',
  'other',
] as const
export type RechargeReason = (typeof RECHARGE_REASONS)[number]

const RECHARGE_TABS = ['all', 'open', 'credited', 'closed'] as const
export type RechargeTab = (typeof RECHARGE_TABS)[number]

export const RechargeNo = v.pipe(Line, v.regex(/^R\d{10}$/, 'unreadable' satisfies Problem))

const Depth = v.object({ confirmations: Count, needed: Count })
export type Depth = v.InferOutput<typeof Depth>

export const Channel = v.object({
  id: v.number(),
  name: v.string(),
  type: v.picklist(CHANNEL_TYPES),
  currency: v.picklist(['EUR', 'USDT', 'COIN']),
  account: v.picklist(RECHARGE_ACCOUNTS),
  network: v.string(),
  address: v.string(),
  account_name: v.string(),
  bank_name: v.string(),
  swift: v.string(),
  qrcode_text: v.string(),
  min: Count,
  max: Count,
  fee_rate: Amount,
  tips: v.string(),
  need_proof: Flag,
  demo: Flag,
  open: Flag,
  reason_text: v.string(),
})
export type Channel = v.InferOutput<typeof Channel>

export const Recharge = v.object({
  id: v.number(),
  order_no: v.string(),
  channel_id: v.number(),
  channel_name: v.string(),
  channel_address: v.string(),
  account: v.picklist(RECHARGE_ACCOUNTS),
  currency: v.picklist(['EUR', 'USDT', 'COIN']),
  amount: Amount,
  fee: Amount,
  actual_amount: Amount,
  proof_image: Url,
  payer_name: v.string(),
  /** To be quoted in the transfer; no other recharge has it. */
  reference: v.string(),
  status: v.picklist(RECHARGE_STATUSES),
  status_text: v.string(),
  /** The channel itself reports the arrival: there is no receipt to show. */
  online: Flag,
  depth: v.nullable(Depth),
  reject_reason: v.string(),
  expire_time: v.nullable(Moment),
  appeal_time: v.nullable(Moment),
  server_time: Moment,
  create_time: Moment,
  audit_time: v.nullable(Moment),
  allowed: v.array(v.picklist(RECHARGE_EVENTS)),
  version: Count,
})
export type Recharge = v.InferOutput<typeof Recharge>

const Happened = v.object({
  event: v.string(),
  status: v.picklist(RECHARGE_STATUSES),
  text: v.string(),
  said: v.optional(v.string()),
  time: Moment,
  by: v.picklist(['member', 'operator', 'system']),
})

export const RechargeInfo = v.object({
  ...Recharge.entries,
  channel: Channel,
  timeline: v.array(Happened),
  balance_after: v.nullable(Amount),
})
export type RechargeInfo = v.InferOutput<typeof RechargeInfo>

const Proof = v.pipe(Line, v.minLength(1, 'proof-required' satisfies Problem))
const PayerName = v.pipe(Line, v.maxLength(REFERENCE_MAX, 'text-long' satisfies Problem))

const ofRecharge = { order_no: RechargeNo, version: Version, idem: Idem }
const MOVES = ['invalid', 'missing', 'moved-on', 'not-now', 'key-reused'] as const

export const recharge = {
  channels: endpoint({
    path: '/user/recharge/get_account_list',
    access: 'member',
    takes: v.object({ currency: v.optional(v.picklist(['', 'EUR', 'USDT', 'COIN']), '') }),
    gives: v.object({ list: v.array(Channel), open: v.array(Recharge) }),
    refusals: ['invalid'],
    summary:
      'The ways to bring money in, with where to send it, and what the member has begun and not brought to its end.',
  }),
  channel: endpoint({
    path: '/user/recharge/get_account',
    access: 'member',
    takes: v.object({ id: Id }),
    gives: Channel,
    refusals: ['missing'],
    summary: 'One way to bring money in.',
  }),
  recharge: endpoint({
    path: '/user/recharge/recharge',
    access: 'member',
    writes: true,
    takes: v.object({
      channel_id: Id,
      amount: WholeAsked,
      proof_image: optional(Proof),
      payer_name: v.optional(PayerName, ''),
      order_no: optional(RechargeNo),
      version: v.optional(Version),
      idem: Idem,
    }),
    gives: RechargeInfo,
    refusals: [...MOVES, 'recharges-enough', 'too-often', 'channel-closed', 'proof-used', 'above-today'],
    summary: 'Begins a recharge, or shows the proof of one that was begun; both at once where the proof comes with it.',
  }),
  info: endpoint({
    path: '/user/recharge/info',
    access: 'member',
    takes: v.object({ order_no: RechargeNo }),
    gives: RechargeInfo,
    refusals: ['missing'],
    summary: 'One recharge with everything that happened to it.',
  }),
  cancel: endpoint({
    path: '/user/recharge/cancel',
    access: 'member',
    writes: true,
    takes: v.object(ofRecharge),
    gives: RechargeInfo,
    refusals: MOVES,
    summary: 'Cancels a recharge that nobody looks into yet.',
  }),
  appeal: endpoint({
    path: '/user/recharge/appeal',
    access: 'member',
    writes: true,
    takes: v.object({
      ...ofRecharge,
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(APPEAL_TEXT.least, 'text-short' satisfies Problem),
        v.maxLength(APPEAL_TEXT.most, 'text-long' satisfies Problem),
      ),
      images: Images,
    }),
    gives: RechargeInfo,
    refusals: [...MOVES, 'proof-used', 'used-up', 'too-late'],
    summary: 'Asks our team to look once more at a recharge that it rejected; another operator decides.',
  }),
  list: endpoint({
    path: '/user/user/recharge_log',
    access: 'member',
    takes: v.object({
      ...Page.entries,
      tab: v.optional(v.picklist(RECHARGE_TABS), 'all'),
      currency: v.optional(v.picklist(['', 'EUR', 'USDT', 'COIN']), ''),
    }),
    gives: Paged(Recharge),
    refusals: [],
    summary: 'The recharges of the member, newest first.',
  }),
}
