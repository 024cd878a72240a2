import { sql as raw, type RawBuilder } from 'kysely'
import type { LocaleTag } from '#contract/locales.ts'

export const HEADINGS = [
  'profile',
  'entering',
  'money',
  'trade',
  'recharges',
  'withdrawals',
  'investments',
  'shop',
  'places',
  'work',
  'told',
  'pictures',
  'team',
] as const
export type Heading = (typeof HEADINGS)[number]

export interface Part {
  readonly heading: Heading
  readonly table: string
  readonly whose: (member: number) => RawBuilder<unknown>
  /** Secrets and proofs: of use to a thief alone. */
  readonly without?: readonly string[]
  readonly hides?: (member: number) => RawBuilder<unknown>
  /** What it is about, by a name: numbers of rows say nothing to people. */
  readonly about?: (locale: LocaleTag) => RawBuilder<unknown>
}

const own = (member: number) => raw`member_id = ${member}`
const ofTheir =
  (table: string, key: string, column = 'member_id') =>
  (member: number) =>
    raw`${raw.ref(key)} in (select id from ${raw.table(table)} where ${raw.ref(column)} = ${member})`
const ofOrders = (member: number) =>
  raw`order_id in (select id from trade_order where ${member} in (member_id, merchant_id))`
const ofInvestments = ofTheir('investment', 'investment_id')
const ofParcels = (member: number) => raw`
  parcel_id in (
    select parcel.id from parcel join shop_order on shop_order.id = order_id where member_id = ${member})`
const ofRefunds = (member: number) => raw`
  refund_id in (
    select refund.id from refund join shop_order on shop_order.id = order_id where member_id = ${member})`
const theirPostings = (member: number) => raw`
  id in (select posting_id from entry where account_id in (select id from account where member_id = ${member}))`
const subjects = (member: number) => raw`
  subject in (
    select user_no from member where id = ${member}
    union all select merchant_no from merchant where member_id = ${member}
    union all select center_no from service_centre where member_id = ${member}
    union all select order_no from trade_order where ${member} in (member_id, merchant_id)
    union all select order_no from recharge where member_id = ${member}
    union all select order_no from withdrawal where member_id = ${member}
    union all select order_no from shop_order where member_id = ${member})`

const nameOfGoods = (locale: LocaleTag, goods: RawBuilder<unknown>) =>
  raw`select coalesce(texts -> ${locale} ->> 'name', texts -> 'en' ->> 'name') from goods where id = ${goods}`

export const PARTS: readonly Part[] = [
  { heading: 'profile', table: 'member', whose: (member) => raw`id = ${member}`, without: ['password_hash'] },
  { heading: 'profile', table: 'member_role', whose: own },
  { heading: 'profile', table: 'cancellation', whose: own },
  { heading: 'profile', table: 'cancellation_event', whose: ofTheir('cancellation', 'cancellation_id') },
  { heading: 'entering', table: 'session', whose: own, without: ['token_hash', 'mark_hash'] },
  { heading: 'entering', table: 'device', whose: own, without: ['mark_hash'] },
  { heading: 'entering', table: 'pin', whose: own, without: ['hash'] },
  { heading: 'entering', table: 'totp', whose: own, without: ['sealed'] },
  { heading: 'entering', table: 'passkey', whose: own, without: ['credential', 'public_key'] },
  { heading: 'entering', table: 'recovery_code', whose: own, without: ['hash'] },
  { heading: 'entering', table: 'watchword', whose: own, without: ['covered'] },
  { heading: 'entering', table: 'pause', whose: own },
  { heading: 'entering', table: 'email_change', whose: own },
  { heading: 'entering', table: 'undo', whose: own, without: ['token_hash'] },
  { heading: 'entering', table: 'mini_identity', whose: own },
  { heading: 'entering', table: 'push_subscription', whose: own, without: ['session_hash', 'p256dh', 'auth'] },
  { heading: 'money', table: 'account', whose: own, without: ['head'] },
  { heading: 'money', table: 'posting', whose: theirPostings },
  { heading: 'money', table: 'entry', whose: ofTheir('account', 'account_id'), without: ['hash'] },
  { heading: 'money', table: 'quote', whose: own, without: ['print'] },
  { heading: 'money', table: 'day_total', whose: own },
  { heading: 'money', table: 'day_left', whose: own },
  { heading: 'money', table: 'share_lock', whose: own },
  { heading: 'money', table: 'held_transfer', whose: (member) => raw`${member} in (member_id, payer_id)` },
  {
    heading: 'trade',
    table: 'trade_order',
    whose: (member) => raw`${member} in (member_id, merchant_id)`,
    without: ['phrase_hash'],
    hides: (member) => raw`case when merchant_id = ${member} then '{"payee": null}' else '{}' end::jsonb`,
  },
  { heading: 'trade', table: 'order_event', whose: ofOrders },
  { heading: 'trade', table: 'order_statement', whose: ofOrders },
  { heading: 'trade', table: 'trade_pause', whose: own },
  { heading: 'recharges', table: 'recharge', whose: own },
  { heading: 'recharges', table: 'recharge_event', whose: ofTheir('recharge', 'recharge_id') },
  { heading: 'recharges', table: 'payment', whose: own },
  { heading: 'recharges', table: 'payment_event', whose: ofTheir('payment', 'payment_id') },
  { heading: 'recharges', table: 'deposit_address', whose: own },
  { heading: 'recharges', table: 'deposit', whose: ofTheir('deposit_address', 'address_id') },
  { heading: 'withdrawals', table: 'withdrawal', whose: own },
  { heading: 'withdrawals', table: 'withdrawal_event', whose: ofTheir('withdrawal', 'withdrawal_id') },
  { heading: 'investments', table: 'investment', whose: own },
  { heading: 'investments', table: 'investment_event', whose: ofInvestments },
  { heading: 'investments', table: 'investment_payout', whose: ofInvestments },
  { heading: 'investments', table: 'task_order', whose: ofInvestments },
  {
    heading: 'shop',
    table: 'cart_line',
    whose: own,
    about: (locale) => nameOfGoods(locale, raw`(select goods_id from variant where id = own.variant_id)`),
  },
  { heading: 'shop', table: 'goods_visit', whose: own, about: (locale) => nameOfGoods(locale, raw`own.goods_id`) },
  { heading: 'shop', table: 'shop_order', whose: own },
  { heading: 'shop', table: 'shop_order_event', whose: ofTheir('shop_order', 'order_id') },
  { heading: 'shop', table: 'shop_order_line', whose: ofTheir('shop_order', 'order_id') },
  { heading: 'shop', table: 'refund', whose: ofTheir('shop_order', 'order_id') },
  { heading: 'shop', table: 'refund_line', whose: ofRefunds },
  { heading: 'shop', table: 'refund_picture', whose: ofRefunds },
  { heading: 'shop', table: 'refund_event', whose: ofRefunds },
  {
    heading: 'shop',
    table: 'member_coupon',
    whose: own,
    about: (locale) => raw`select coalesce(names ->> ${locale}, names ->> 'en') from coupon where id = own.coupon_id`,
  },
  { heading: 'shop', table: 'member_coupon_event', whose: ofTheir('member_coupon', 'member_coupon_id') },
  {
    heading: 'shop',
    table: 'coupon',
    whose: (member) => raw`store_id in (select id from store where owner_id = ${member})`,
  },
  { heading: 'shop', table: 'store', whose: (member) => raw`owner_id = ${member}` },
  { heading: 'shop', table: 'parcel', whose: ofTheir('shop_order', 'order_id') },
  { heading: 'shop', table: 'parcel_event', whose: ofParcels },
  { heading: 'shop', table: 'parcel_trace', whose: ofParcels },
  { heading: 'places', table: 'bank_account', whose: own },
  { heading: 'places', table: 'bank_account_version', whose: ofTheir('bank_account', 'bank_account_id') },
  { heading: 'places', table: 'payout_address', whose: own },
  { heading: 'places', table: 'address', whose: own },
  { heading: 'work', table: 'merchant', whose: own },
  { heading: 'work', table: 'merchant_event', whose: own },
  { heading: 'work', table: 'service_centre', whose: own },
  {
    heading: 'work',
    table: 'account_opening',
    whose: (member) => raw`${member} in (member_id, centre_id)`,
    without: ['first_hash', 'numbers'],
  },
  { heading: 'told', table: 'member_notice', whose: own },
  { heading: 'pictures', table: 'attachment', whose: own, without: ['sha256', 'pixels', 'look'] },
  { heading: 'pictures', table: 'merchant_picture', whose: own },
  { heading: 'team', table: 'frozen', whose: own },
  { heading: 'team', table: 'placement', whose: (member) => raw`${member} in (member_id, centre_id)` },
  { heading: 'team', table: 'desk_log', whose: subjects, without: ['actor', 'hash'] },
]

/** Tables that know a member and are left out, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  attachment_viewer: 'Pictures of others, which they may take along themselves.',
  event: 'What a phone was told to ask for anew; forgotten within days.',
  member_key: 'Opens what is sealed; opened, it stands here.',
  money_call: 'Answers of calls, kept for days in case they were lost; what they said stands here.',
  proof_leaf: 'Where a member stands in a published proof, which is shown with it.',
  shown_code: 'What a voucher was shown by, for a minute.',
  second_ticket: 'Half of a proof, for minutes.',
  proof_secret: 'Proves a balance to its owner alone, on the page of the proof.',
}
