import * as v from 'valibot'
import { MoneyInfo } from './account.ts'
import { always, endpoint } from './endpoint.ts'
import { SCALE } from './money.ts'
import { ACCOUNTS, type Act, confirmation, Quote } from './quote.ts'
import type { RefusalName } from './refusals.ts'
import { Amount, AmountAsked, Count, Line, Moment, Nothing, Page, Paged, Url, WholeAsked, When } from './shapes.ts'

export const MONEY_TYPES = [
  'transfer',
  'convert',
  'redeem',
  'hold',
  'release',
  'recharge',
  'reward',
  'manual',
  'escrow',
  'refund',
  'trade',
  'margin',
  'withdrawal_back',
  'recharge_back',
  'transfer_back',
  'credit',
  'surplus',
  'given_up',
  'exchange',
  'invest',
  'invest_back',
  'payout',
  'shop',
  'shop_back',
  'shop_paid',
] as const
export type MoneyType = (typeof MONEY_TYPES)[number]

/** Only rewards are posted so far; the others can be asked for and are empty. */
export const BONUS_TYPES = ['team', 'referral', 'dividend', 'payout', 'reward'] as const
export type BonusType = (typeof BONUS_TYPES)[number]

const CONVERSIONS = [
  'compose',
  'profit_to_coin',
  'to_balance',
  'shop_to_balance',
  'points_to_balance',
] as const satisfies readonly Act[]
export type Conversion = (typeof CONVERSIONS)[number]

export const BALANCE_SOURCES = ['profit', 'coin', 'shop', 'usdt', 'eur'] as const

export const MoneyLog = v.object({
  id: Count,
  account: v.picklist(ACCOUNTS),
  currency: v.picklist(Object.keys(SCALE) as (keyof typeof SCALE)[]),
  /** What is held, and what came back of it, neither came nor went. */
  direction: v.picklist(['in', 'out', 'held']),
  /** Signed: what went out or is held is negative. */
  amount: Amount,
  balance_after: Amount,
  type: v.picklist(MONEY_TYPES),
  type_text: v.string(),
  title: v.string(),
  remark: v.string(),
  ref_type: v.string(),
  ref_no: v.string(),
  create_time: Moment,
})
export type MoneyLog = v.InferOutput<typeof MoneyLog>

const Way = v.object({
  act: v.picklist(CONVERSIONS),
  from: v.picklist(ACCOUNTS),
  to: v.picklist(ACCOUNTS),
  available: Amount,
  /** Before the fee; nothing while there is no price. */
  rate: Amount,
  fee_rate: Amount,
  least: Amount,
  today_left: Amount,
})
export type Way = v.InferOutput<typeof Way>

const Balances = v.object({
  ...MoneyInfo.entries,
  /** While it is in doubt who acts: in EUR, what may still go to strangers today. */
  doubt: v.optional(v.object({ most: Amount, until_time: Moment })),
})
export type Balances = v.InferOutput<typeof Balances>

export const CONVERSION_REFUSALS = [
  'invalid',
  'quote-stale',
  'key-reused',
  'amount-short',
  'above-today',
  'books-closed',
  'member-frozen',
  'pin-unset',
  'pin-wrong',
  'pin-locked',
] as const satisfies readonly RefusalName[]

const since = { start_time: v.optional(When), end_time: v.optional(When) }

const STATEMENT_FORMS = ['pdf', 'csv'] as const
export type StatementForm = (typeof STATEMENT_FORMS)[number]

export const wallet = {
  balances: endpoint({
    path: '/user/user/get_user_money',
    access: 'member',
    takes: Nothing,
    gives: Balances,
    refusals: [],
    summary:
      'Every balance of the member: available, frozen, and the total in one unit; while it is in doubt who acts, also how much may go to strangers.',
  }),
  log: endpoint({
    path: '/user/user/money_log',
    access: 'member',
    takes: v.object({
      ...Page.entries,
      account: v.optional(v.picklist(ACCOUNTS)),
      direction: v.optional(v.picklist(['in', 'out'])),
      type: v.optional(v.picklist(MONEY_TYPES)),
      ...since,
    }),
    /** Of everything found, in the account's currency; without an account in EUR at today's prices, without points. */
    gives: v.object({ ...Paged(MoneyLog).entries, summary: v.object({ income: Amount, expense: Amount }) }),
    refusals: [],
    summary:
      'What came and went, newest first: all pages of an account together are its balance. What was held and came back is one entry and no flow.',
  }),
  bonusLog: endpoint({
    path: '/user/user/bonus_log',
    access: 'member',
    takes: v.object({ ...Page.entries, type: v.optional(v.picklist(BONUS_TYPES)), ...since }),
    /** In EUR at today's prices, without points. */
    gives: v.object({ ...Paged(MoneyLog).entries, summary: v.object({ income: Amount }) }),
    refusals: [],
    summary:
      'What the pools paid the member, of one type or of all: team, referral, dividend and payout bonuses, and rewards.',
  }),
  coin: endpoint({
    path: '/user/finance/get_c_data',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      coin: Amount,
      frozen: Amount,
      price: Amount,
      valuation: Amount,
      change_24h: Amount,
      profit_rate: Amount,
      min: Amount,
      /** The last price of each UTC day, the oldest first. */
      chart: v.array(v.object({ date: v.string(), price: Amount })),
      server_time: Moment,
    }),
    refusals: [],
    summary: 'The coin account: what it holds, what that is worth now, and how the price went.',
  }),
  conversions: endpoint({
    path: '/user/finance/get_ht_data',
    access: 'member',
    takes: Nothing,
    gives: v.object({
      points: Count,
      /** Points for one coin. */
      compose_rate: Amount,
      compose_min: Count,
      shop: Amount,
      shop_rate: Amount,
      profit: Amount,
      today_left: Amount,
      ways: v.array(Way),
    }),
    refusals: [],
    summary: 'What can be turned into what today, on which terms.',
  }),
  quote: endpoint({
    path: '/user/finance/quote_conversion',
    access: 'member',
    writes: true,
    leaves: ({ act }) => act === 'to_balance',
    takes: v.object({ act: v.picklist(CONVERSIONS), account: v.picklist(ACCOUNTS), amount: AmountAsked }),
    gives: Quote,
    refusals: [
      'invalid',
      'missing',
      'amount-short',
      'pool-short',
      'above-today',
      'doubted',
      'not-available',
      'too-often',
    ],
    summary:
      'What a conversion will do, to be confirmed before it expires. An account that the act does not know is missing.',
  }),
  composeCoin: endpoint({
    path: '/user/finance/compose_c_money',
    access: 'member',
    writes: true,
    takes: v.object({ points: WholeAsked, ...confirmation }),
    gives: v.object({ log_id: Count, coin_added: Amount, money: MoneyInfo }),
    refusals: [...CONVERSION_REFUSALS, 'pool-short'],
    summary:
      'Turns points into coin, exactly as quoted (act compose, account points). The same key again gives the first answer again.',
  }),
  profitToCoin: endpoint({
    path: '/user/finance/zl_to_cmoney',
    access: 'member',
    writes: true,
    takes: v.object({ amount: AmountAsked, ...confirmation }),
    gives: v.object({ log_id: Count, coin_added: Amount, money: MoneyInfo }),
    refusals: CONVERSION_REFUSALS,
    summary:
      'Turns profit into coin, exactly as quoted (act profit_to_coin, account profit). The same key again gives the first answer again.',
  }),
  toBalance: endpoint({
    path: '/user/finance/withdraw',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({ from: v.picklist(BALANCE_SOURCES), amount: AmountAsked, ...confirmation }),
    gives: v.object({ log_id: Count, balance_added: Amount, fee: Amount, money: MoneyInfo }),
    refusals: [...CONVERSION_REFUSALS, 'doubted'],
    summary:
      'Moves another account to the balance, exactly as quoted (act to_balance, account from). The same key again gives the first answer again.',
  }),
  shopToBalance: endpoint({
    path: '/user/finance/shop_to_money',
    access: 'member',
    writes: true,
    takes: v.object({ amount: AmountAsked, ...confirmation }),
    gives: v.object({ log_id: Count, balance_added: Amount, fee: Amount, money: MoneyInfo }),
    refusals: CONVERSION_REFUSALS,
    summary:
      'Turns shopping balance into balance, exactly as quoted (act shop_to_balance, account shop). The same key again gives the first answer again.',
  }),
  statement: endpoint({
    path: '/user/user/statement',
    access: 'member',
    takes: v.object({
      kind: v.picklist(['month', 'year']),
      period: v.pipe(Line, v.regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/)),
      account: v.picklist(ACCOUNTS),
    }),
    gives: v.object({ path: Url, form: v.picklist(STATEMENT_FORMS), expire_time: Moment }),
    refusals: ['invalid'],
    summary:
      'Where a statement of one account can be fetched once within five minutes: a month (2026-11) as PDF, or as CSV with more than 2,000 entries, a calendar year (2026) as CSV.',
  }),
}
