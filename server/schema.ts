import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Json = ColumnType<unknown, string, string>

export interface Account {
  id: GeneratedAlways<bigint>
  member_id: number | null
  name: string
  part: Generated<'available' | 'held'>
  class: 'member' | 'held' | 'margin' | 'credit' | 'escrow' | 'clearing' | 'pool' | 'fees' | 'capital' | 'outside' | 'exchange'
  currency: string
  amount: bigint | null
  version: Generated<bigint>
  head: Generated<Buffer>
  frozen: Generated<boolean>
  closed: Generated<boolean>
}

export interface AccountKind {
  name: string
  currency: string
  class: 'member' | 'margin' | 'credit'
}

export interface AccountOpening {
  id: GeneratedAlways<number>
  order_no: string
  centre_id: number
  state: 'waiting' | 'opened' | 'closed'
  price: bigint
  person: Json
  inviter_id: number
  numbers: Json
  member_id: number | null
  first_hash: string | null
  created_at: Date
  expire_at: Date
  opened_at: Date | null
}

export interface Address {
  id: GeneratedAlways<number>
  member_id: number
  version: Generated<number>
  consignee: string
  mobile: string
  country: string
  province: string
  city: string
  district: string
  detail: string
  postcode: string
  lat: string
  lng: string
  is_default: boolean
  created_at: Date
  changed_at: Date
}

export interface Allowance {
  key: string
  spent_at: Date[]
}

export interface Anchor {
  posting_id: bigint
  root: Buffer
  at: Date
}

export interface AnswerFloor {
  house: Generated<number>
  at: Date
}

export interface Article {
  id: GeneratedAlways<number>
  type_id: Generated<number>
  code: 'about' | 'reg_rule' | 'privacy' | 'risk' | 'zhuxiao_rule' | 'white_paper' | null
  version: Generated<string>
  cover: Generated<string>
  author: Generated<string>
  view_count: Generated<number>
  demo: Generated<boolean>
  published_at: Date
  updated_at: Date
}

export interface ArticleText {
  article_id: number
  locale: 'en' | 'zh-Hans' | 'it' | 'pt' | 'pl' | 'nl' | 'sv' | 'af' | 'he' | 'de'
  title: string
  summary: Generated<string>
  blocks: Json
}

export interface Attachment {
  id: GeneratedAlways<number>
  member_id: number
  name: string
  size: number
  width: number
  height: number
  sha256: Buffer
  created_at: Date
  attached_at: Date | null
  look: string | null
  pixels: Buffer | null
  is_portrait: Generated<boolean>
}

export interface AttachmentViewer {
  attachment_id: number
  member_id: number
}

export interface AuditRun {
  id: GeneratedAlways<bigint>
  at: Date
  whole: boolean
  upto: bigint
  took_ms: number
  findings: Generated<Json>
}

export interface BankAccount {
  id: GeneratedAlways<number>
  member_id: number
  version: Generated<number>
  first_name: string
  last_name: string
  iban: string
  swift: string
  bank_id: number | null
  bank_name: string
  country: string
  address: string
  is_default: boolean
  created_at: Date
  changed_at: Date
  dropped_at: Date | null
}

export interface BankAccountVersion {
  bank_account_id: number
  version: number
  first_name: string
  last_name: string
  iban: string
  swift: string
  bank_name: string
  country: string
  address: string
  since: Date
}

export interface BankEntry {
  iban: string
  ref: string
  statement: string
  cents: bigint
  booked: string
  is_reversal: boolean
}

export interface BankEntryWords {
  iban: string
  ref: string
  end_to_end: string
  text: string
  party: string
  party_iban: string
}

export interface BankStatement {
  iban: string
  number: string
  opening: bigint
  closing: bigint
  operator_id: number
  imported_at: Date
}

export interface BankUse {
  room: 'trade' | 'withdrawal'
  ref: string
  bank_account_id: number
  since: Date
}

export interface Book {
  id: Generated<string>
  single: Generated<boolean>
}

export interface Cancellation {
  id: GeneratedAlways<number>
  member_id: number
  state: 'pending' | 'deleting' | 'kept' | 'rejected' | 'deleted'
  version: Generated<number>
  wish: Generated<string>
  locale: string
  given_up: Json
  created_at: Date
  since: Date
  review_from: Date
  review_by: Date
  signed_in_at: Date | null
  late_at: Date | null
  told_at: Date | null
  operator_id: number | null
  reason: Generated<string>
  text: Generated<string>
  wake_at: Date | null
}

export interface CancellationEvent {
  cancellation_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'operator' | 'system'
  operator_id: number | null
  reason: Generated<string>
  at: Date
}

export interface Carriage {
  id: GeneratedAlways<number>
  store_id: number | null
  country: string
  price: bigint
  free_from: bigint | null
  days_least: number
  days_most: number
}

export interface CartLine {
  id: GeneratedAlways<bigint>
  member_id: number
  variant_id: number
  num: number
  price: bigint
  points: number
  added_at: Date
  selected: Generated<boolean>
}

export interface CashTerms {
  since: Date
  proof_window: number
  info_window: number
  review_window: number
  appeal_window: number
  lease: number
  cooling: number
  usdt_due: number
  eur_due: number
  open_recharges: number
  second_above: bigint
  tron_confirmations: Generated<number>
  eth_confirmations: Generated<number>
  doubt_most: Generated<bigint>
}

export interface ChainBlock {
  network: 'TRC20' | 'ERC20'
  height: bigint
  hash: string
  parent: string
  followed_at: Date
}

export interface ClockMark {
  house: Generated<number>
  at: Date
  posting_id: bigint
}

export interface Coupon {
  id: GeneratedAlways<number>
  store_id: number | null
  names: Json
  type: 'amount_off' | 'percent_off' | 'in_store_voucher'
  amount: Generated<bigint>
  percent: Generated<number>
  min_amount: bigint
  scope: 'all' | 'category' | 'goods'
  scope_ids: Generated<number[]>
  total: number
  taken: Generated<number>
  most: number
  starts_at: Date
  ends_at: Date | null
  valid_days: number | null
  stopped_at: Date | null
  created_at: Date
}

export interface Currency {
  code: string
  scale: number
  issued: Generated<boolean>
}

export interface DayLeft {
  member_id: number
  day: string
  unproven: bigint
  strange: bigint
}

export interface DayTotal {
  member_id: number
  act: string
  account: string
  day: string
  gross: bigint
}

export interface Deposit {
  id: GeneratedAlways<number>
  network: string
  tx: string
  place: number
  address_id: number
  recharge_id: number
  amount: bigint
  state: 'seen' | 'credited' | 'vanished'
  height: bigint
  block_hash: string
  seen_at: Date
  depth: number | null
}

export interface DepositAddress {
  id: GeneratedAlways<number>
  member_id: number
  network: 'TRC20' | 'ERC20'
  number: number
  address: string
  created_at: Date
}

export interface DeskLog {
  id: GeneratedAlways<bigint>
  at: Date
  actor: string
  verb: string
  subject: string
  reason: string
  before: Json | null
  after: Json | null
  hash: Buffer
}

export interface DeskRequest {
  id: GeneratedAlways<bigint>
  kind: 'manual' | 'thaw' | 'resume' | 'operator' | 'ruling' | 'terms' | 'expel' | 'cash' | 'channel' | 'centre' | 'factor' | 'venture' | 'shares' | 'lift' | 'held' | 'goods' | 'pool' | 'coupon' | 'refund'
  subject: string
  body: Generated<Json>
  reason: string
  maker_id: number
  made_at: Date
  expires_at: Date
  state: Generated<'open' | 'approved' | 'refused'>
  checker_id: number | null
  decided_at: Date | null
  posting_id: bigint | null
}

export interface Device {
  member_id: number
  mark_hash: Buffer
  seen_at: Date
  locale: 'en' | 'zh-Hans' | 'it' | 'pt' | 'pl' | 'nl' | 'sv' | 'af' | 'he' | 'de' | null
  forgotten_at: Date | null
}

export interface EmailChange {
  id: GeneratedAlways<number>
  member_id: number
  email: string
  state: 'waiting' | 'applied' | 'cancelled' | 'taken'
  version: Generated<number>
  begun_at: Date
  ripe_at: Date
  wake_at: Date | null
  ended_at: Date | null
}

export interface Entry {
  posting_id: bigint
  leg: number
  account_id: bigint
  class: string
  currency: string
  amount: bigint
  version: bigint | null
  before: bigint | null
  after: bigint | null
  hash: Buffer | null
}

export interface Equity {
  id: GeneratedAlways<number>
  code: string
  currency: string
  points_per_share: number
  least_points: number
  most_points: number
  cover: Generated<string>
  texts: Json
  closed_at: Date | null
}

export interface Event {
  id: GeneratedAlways<bigint>
  xact: Generated<string>
  member_id: number
  topic: string
  body: Generated<Json>
  at: Date
}

export interface EventFloor {
  house: Generated<number>
  xact: string
  id: bigint
}

export interface ExchangeWindow {
  id: GeneratedAlways<number>
  opens: string
  closes: string
}

export interface FormerPicture {
  name: string
}

export interface FormerUsername {
  mark: Buffer
}

export interface Frozen {
  member_id: number
  reason: string
  since: Date
  operator_id: number
  until_at: Date | null
  second_id: number | null
}

export interface Fund {
  id: GeneratedAlways<number>
  code: string
  currency: string
  risk_level: number
  least: bigint
  since: string
  texts: Json
}

export interface FundAllocation {
  fund_id: number
  place: number
  percent: string
  names: Json
}

export interface FundPaper {
  id: GeneratedAlways<number>
  fund_id: number
  place: number
  written_at: Date
  texts: Json
}

export interface FundPaperFile {
  paper_id: number
  locale: string
  pdf: Buffer
  drawn_at: Date
}

export interface GatewayMessage {
  gateway: string
  message: string
  pay_no: string
  body: string
  outcome: 'believed' | 'known' | 'unknown' | 'differs'
  at: Date
}

export interface Goods {
  id: GeneratedAlways<number>
  code: string
  shop: 'shop' | 'points' | 'repurchase'
  category_id: number
  store_id: number | null
  motif: string
  texts: Json
  options: Generated<Json>
  pictures: Generated<Json>
  is_on: boolean
  sold: Generated<number>
  created_at: Date
  least_price: Generated<bigint>
  most_price: Generated<bigint>
  least_points: Generated<number>
  is_sold_out: Generated<boolean>
  terms: Generated<unknown>
  named: Generated<unknown>
}

export interface GoodsCategory {
  id: GeneratedAlways<number>
  code: string
  parent_id: number | null
  names: Json
  place: number
}

export interface GoodsImport {
  id: GeneratedAlways<number>
  file: string
  hash: string
  operator_id: number
  at: Date
  changes: Json
  request_id: bigint | null
  undone_by: number | null
  undone_at: Date | null
}

export interface GoodsVisit {
  member_id: number
  goods_id: number
  at: Date
}

export interface GoodsWord {
  locale: string
  word: string
}

export interface Halt {
  id: Generated<number>
  reason: string
  since: Date
}

export interface HeldTransfer {
  id: GeneratedAlways<number>
  quote_no: string
  member_id: number
  payer_id: number
  account: string
  amount: bigint
  hold_id: bigint
  state: 'held' | 'disputed' | 'released' | 'returned'
  version: Generated<number>
  since: Date
  until_at: Date
  wake_at: Date | null
}

export interface HelpChannel {
  id: GeneratedAlways<number>
  type: 'link' | 'qrcode' | 'phone' | 'email'
  name: string
  value: string
}

export interface HelpText {
  locale: 'en' | 'zh-Hans' | 'it' | 'pt' | 'pl' | 'nl' | 'sv' | 'af' | 'he' | 'de'
  work_time: string
  faq: Json
}

export interface Hold {
  id: GeneratedAlways<bigint>
  posting_id: bigint
  account_id: bigint
  amount: bigint
}

export interface HoldEnd {
  hold_id: bigint
  posting_id: bigint
}

export interface Investment {
  id: GeneratedAlways<number>
  order_no: string
  quote_no: string
  member_id: number
  venture_id: number
  kind: string
  state: 'cooling' | 'running' | 'suspended.pool' | 'suspended.team' | 'completed' | 'ended_early' | 'cancelled'
  version: Generated<number>
  currency: string
  account: string
  escrow_id: bigint
  amount: bigint
  num: number
  terms: Json
  created_at: Date
  since: Date
  cool_until: Date | null
  next_at: Date | null
  ends_at: Date
  ended_at: Date | null
  days_done: Generated<number>
  freed: Generated<boolean>
  paid: Generated<bigint>
  fee: Generated<bigint>
  reason: Generated<string>
  text: Generated<string>
  operator_id: number | null
  second_id: number | null
  wake_at: Date | null
}

export interface InvestmentEvent {
  investment_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'operator' | 'system'
  operator_id: number | null
  second_id: number | null
  reason: Generated<string>
  text: Generated<string>
  at: Date
}

export interface InvestmentPayout {
  investment_id: number
  period: number
  due_at: Date
  estimate: bigint
  outcome: bigint | null
  rate_version: number | null
  state: Generated<'due' | 'paid' | 'nothing' | 'void'>
  settled_at: Date | null
}

export interface Letter {
  id: GeneratedAlways<bigint>
  name: string
  code_id: number | null
  covered: Buffer
  written_at: Date
  dies_at: Date
  due_at: Date
  tries: Generated<number>
}

export interface Market {
  id: number
  coin: string
  zone: string
}

export interface MarketException {
  day: string
  opens: string | null
  closes: string | null
}

export interface MarketHours {
  weekday: number
  opens: string
  closes: string
}

export interface Member {
  id: GeneratedAlways<number>
  user_no: string
  email: string
  mobile: string | null
  username: string | null
  nickname: string
  avatar: Generated<string>
  gender: Generated<'unset' | 'male' | 'female'>
  password_hash: string
  invite_code: string
  inviter_id: number | null
  level: Generated<number>
  cancel_requested_at: Date | null
  demo: Generated<boolean>
  created_at: Date
  mobile_proven: Generated<boolean>
  secured_at: Date | null
  deleted_at: Date | null
  erased_at: Date | null
  doubted_at: Date | null
}

export interface MemberCoupon {
  id: GeneratedAlways<number>
  coupon_id: number
  member_id: number
  n: number
  state: 'unused' | 'held' | 'used' | 'expired'
  version: Generated<number>
  order_id: number | null
  store_id: number | null
  starts_at: Date
  ends_at: Date
  used_at: Date | null
  created_at: Date
  since: Date
  wake_at: Date | null
}

export interface MemberCouponEvent {
  member_coupon_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'gateway' | 'store' | 'operator' | 'system'
  operator_id: number | null
  at: Date
}

export interface MemberKey {
  member_id: number
  wrapped: Buffer | null
  made_at: Date
  destroyed_at: Date | null
}

export interface MemberNotice {
  id: GeneratedAlways<bigint>
  member_id: number
  kind: string
  ref: string
  facts: Generated<Json>
  at: Date
  read_at: Date | null
}

export interface MemberRole {
  member_id: number
  role: 'merchant' | 'store' | 'captain' | 'service'
  since: Date
}

export interface Merchant {
  member_id: number
  merchant_no: string
  name: string
  contact: string
  state: 'none' | 'applied' | 'refused' | 'verified' | 'active' | 'break' | 'margin_low' | 'leaving' | 'left' | 'suspended'
  version: Generated<number>
  reject_reason: Generated<string>
  break_until: Date | null
  leave_at: Date | null
  applied_at: Date
  changed_at: Date
  margin_need: bigint
  price: string | null
  least: Generated<bigint>
  most: Generated<bigint>
  wanted: Generated<bigint>
  promised: Generated<bigint>
  pay_types: string[]
  opens: string | null
  closes: string | null
  auto_accept: Generated<boolean>
  open_orders: Generated<number>
  trade_count: Generated<number>
  trade_amount: Generated<bigint>
  lost_count: Generated<number>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  response_ms: Generated<number>
  offered_at: Generated<Date>
  cool_until: Generated<Date>
  pay_times: Generated<number[]>
}

export interface MerchantEvent {
  member_id: number
  version: number
  event: string
  state: string
  actor: 'merchant' | 'operator' | 'system'
  reason: Generated<string>
  at: Date
}

export interface MerchantPicture {
  member_id: number
  attachment_id: number
}

export interface MiniHandle {
  handle_hash: Buffer
  openid: string
  expires_at: Date
}

export interface MiniIdentity {
  openid: string
  member_id: number | null
  created_at: Date
  bound_at: Date | null
}

export interface MoneyCall {
  member_id: number
  path: string
  key: string
  quote_no: string
  print: Buffer
  reply: Json | null
  at: Date
}

export interface NamesSealed {
  house: Generated<number>
  at: Date
}

export interface Notice {
  id: GeneratedAlways<number>
  kind: 'popup' | 'marquee'
  link: Generated<string>
  once: Generated<boolean>
  shown_from: Date
  shown_until: Date | null
}

export interface NoticeText {
  notice_id: number
  locale: 'en' | 'zh-Hans' | 'it' | 'pt' | 'pl' | 'nl' | 'sv' | 'af' | 'he' | 'de'
  title: Generated<string>
  body: string
}

export interface Operator {
  id: GeneratedAlways<number>
  email: string
  name: string
  password_hash: string
  demo: Generated<boolean>
  created_at: Date
}

export interface OperatorApp {
  operator_id: number
  sealed: Buffer
  made_at: Date
  last_step: bigint
}

export interface OperatorRecoveryCode {
  operator_id: number
  hash: Buffer
  used_at: Date | null
}

export interface OrderEvent {
  order_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'merchant' | 'operator' | 'system'
  merchant_id: number | null
  reason: Generated<string>
  text: Generated<string>
  at: Date
}

export interface OrderLease {
  order_id: number
  operator_id: number
  since: Date
}

export interface OrderSplit {
  id: GeneratedAlways<number>
  order_id: number
  version: number
  split: Json
  reason: string
  text: Generated<string>
  operator_id: number
  second_id: number | null
  ruled: Generated<boolean>
  at: Date
}

export interface OrderStatement {
  id: GeneratedAlways<number>
  order_id: number
  version: number
  actor: 'member' | 'merchant' | 'operator' | 'system'
  reason: string
  text: string
  images: Json
  at: Date
}

export interface Parcel {
  id: GeneratedAlways<number>
  order_id: number
  carrier: string
  tracking_no: string
  state: 'announced' | 'collected' | 'on_the_way' | 'delivering' | 'signed' | 'problem'
  version: Generated<number>
  created_at: Date
  since: Date
  signed_at: Date | null
  asked_at: Date | null
  heard_at: Date | null
  wake_at: Date | null
}

export interface ParcelEvent {
  parcel_id: number
  version: number
  event: string
  state: string
  actor: 'store' | 'carrier' | 'operator' | 'system'
  at: Date
}

export interface ParcelTrace {
  parcel_id: number
  at: Date
  state: string
  place: string
  text: string
}

export interface Passkey {
  passkey_no: Generated<string>
  member_id: number
  credential: Buffer
  public_key: Buffer
  counter: bigint
  transports: string[]
  host: string
  browser: string
  system: string
  made_at: Date
  used_at: Date | null
}

export interface Pause {
  member_id: number
  since: Date
  lift_to: string | null
}

export interface Payment {
  id: GeneratedAlways<number>
  pay_no: string
  order_no: string
  member_id: number
  method: string
  gateway: 'house' | 'wechat' | 'alipay' | 'pooulcloud' | 'sdpay'
  sandbox: boolean
  state: 'waiting' | 'paid' | 'failed' | 'closed' | 'surplus'
  version: Generated<number>
  currency: string
  amount: bigint
  asked_at: Date | null
  return_path: Generated<string>
  created_at: Date
  since: Date
  expire_at: Date | null
  wake_at: Date | null
  gateway_ref: string | null
}

export interface PaymentEvent {
  payment_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'gateway' | 'system'
  at: Date
}

export interface PayoutAddress {
  id: GeneratedAlways<number>
  member_id: number
  version: Generated<number>
  network: 'TRC20' | 'ERC20'
  address: string
  label: Generated<string>
  is_default: boolean
  created_at: Date
  changed_at: Date
  dropped_at: Date | null
}

export interface PayoutBatch {
  number: string
  iban: string
  day: string
  operator_id: number
  made_at: Date
}

export interface Pin {
  member_id: number
  hash: string
  tries: Generated<number>
  locked_until: Date | null
  changed_at: Date
  withdrawals_held_until: Date | null
}

export interface Placement {
  id: GeneratedAlways<number>
  placement_no: string
  centre_id: number
  parent_id: number
  member_id: number
  state: 'waiting' | 'accepted' | 'refused' | 'lapsed'
  version: Generated<number>
  asked_at: Date
  expire_at: Date
  wake_at: Date | null
  ended_at: Date | null
}

export interface Posting {
  id: GeneratedAlways<bigint>
  kind: string
  ref: string
  step: Generated<number>
  actor: 'member' | 'operator' | 'system'
  note: Generated<string>
  at: Date
}

export interface PostingRule {
  kind: string
  from_class: string
  to_class: string
  of_frozen: Generated<boolean>
  to_gone: Generated<boolean>
}

export interface Price {
  currency: 'COIN' | 'USDT'
  since: Date
  eur: string
  demo: Generated<boolean>
}

export interface Proof {
  id: Generated<number>
  currency: string
  sequence: bigint
  at: Date
  total: bigint
  root: Buffer
  leaves: number
  platform: Json
  demo: boolean
  key: Buffer
  signature: Buffer
}

export interface ProofLeaf {
  proof_id: number
  member_id: number
  place: number
}

export interface ProofSecret {
  member_id: number
  secret: Buffer
}

export interface ProofTree {
  proof_id: number
  level: number
  nodes: Buffer
}

export interface PushDue {
  notice_id: bigint
  subscription_id: bigint
  due_at: Date
  tries: Generated<number>
}

export interface PushSubscription {
  id: GeneratedAlways<bigint>
  member_id: number
  session_hash: Buffer
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  locale: 'en' | 'zh-Hans' | 'it' | 'pt' | 'pl' | 'nl' | 'sv' | 'af' | 'he' | 'de'
  server_key: string
  created_at: Date
}

export interface Quote {
  quote_no: string
  member_id: number
  act: string
  account: string
  kind: string
  print: Buffer
  note: Generated<string>
  from_accounts: bigint[]
  to_accounts: bigint[]
  amounts: bigint[]
  gross: bigint
  most_a_day: bigint
  says: Json
  made_at: Date
  expires_at: Date
  used_at: Date | null
  plan: Json | null
  second_asked: Generated<boolean>
  second_at: Date | null
  worth: bigint | null
  asks_above: bigint | null
  most_strange: bigint | null
}

export interface Recharge {
  id: GeneratedAlways<number>
  order_no: string
  reference: string
  member_id: number
  channel_id: number
  state: 'awaiting_proof' | 'submitted' | 'in_review' | 'needs_info' | 'credited' | 'rejected' | 'cancelled' | 'expired' | 'reversed'
  version: Generated<number>
  account: string
  currency: string
  amount: bigint
  fee: bigint
  net: bigint
  payer_name: Generated<string>
  terms: Json
  online: boolean
  appealed: Generated<boolean>
  created_at: Date
  since: Date
  expire_at: Date | null
  lease_by: Date | null
  appeal_by: Date | null
  shown_at: Date | null
  reviewed_at: Date | null
  operator_id: number | null
  second_id: number | null
  rejected_by: number | null
  outside_ref: string | null
  reason: Generated<string>
  text: Generated<string>
  wake_at: Date | null
}

export interface RechargeChannel {
  id: GeneratedAlways<number>
  name: string
  type: 'bank' | 'chain' | 'gateway'
  currency: string
  account: string
  network: Generated<string>
  address: Generated<string>
  account_name: Generated<string>
  bank_name: Generated<string>
  swift: Generated<string>
  least: number
  most: number
  fee_rate: Generated<string>
  tips: Generated<Json>
  by_proof: boolean
  demo: Generated<boolean>
  open: Generated<boolean>
  place: number
}

export interface RechargeEvent {
  recharge_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'operator' | 'system'
  operator_id: number | null
  reason: Generated<string>
  text: Generated<string>
  at: Date
}

export interface RechargeProof {
  recharge_id: number
  attachment_id: number
  version: number
}

export interface Recommendation {
  id: GeneratedAlways<number>
  name: string
  logo: Generated<string>
  link: string
  price: string
  price_before: string
  place: number
  words: Json
  demo: Generated<boolean>
  shown: Generated<boolean>
}

export interface RecoveryCode {
  member_id: number
  hash: Buffer
  used_at: Date | null
}

export interface Refund {
  id: GeneratedAlways<number>
  order_id: number
  state: 'asked' | 'refused' | 'appealed' | 'agreed' | 'closed' | 'rejected' | 'withdrawn'
  version: Generated<number>
  reason: 'unwanted' | 'late' | 'damaged' | 'wrong' | 'missing' | 'other'
  explain: string
  appeal: Generated<string>
  answer: Generated<string>
  cash: bigint
  carriage: bigint
  worth: bigint
  cut: bigint
  points: number
  created_at: Date
  since: Date
  due_at: Date | null
  ended_at: Date | null
}

export interface RefundEvent {
  refund_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'store' | 'operator' | 'system'
  operator_id: number | null
  at: Date
}

export interface RefundLine {
  refund_id: number
  line_id: number
}

export interface RefundPicture {
  refund_id: number
  attachment_id: number
}

export interface SandboxBlock {
  network: 'TRC20' | 'ERC20'
  height: bigint
  hash: string
  parent: string
  mined_at: Date
}

export interface SandboxHead {
  network: 'TRC20' | 'ERC20'
  hash: string
}

export interface SandboxPayment {
  pay_no: string
  state: 'waiting' | 'paid' | 'failed' | 'closed'
  ref: string
  changed_at: Date
}

export interface SandboxTransfer {
  network: 'TRC20' | 'ERC20'
  tx: string
  recipient: string
  amount: bigint
  block_hash: string | null
  sent_at: Date
}

export interface SecondTicket {
  ticket_hash: Buffer
  member_id: number
  purpose: 'enter' | 'change' | 'sign'
  openid: string | null
  expires_at: Date
}

export interface ServiceCentre {
  member_id: number
  center_no: string
  region: string
  status: 'pending' | 'active' | 'stopped'
  open_price: bigint
  changed_at: Date
}

export interface Session {
  token_hash: Buffer
  member_id: number
  created_at: Date
  seen_at: Date
  revoked_at: Date | null
  session_no: Generated<string>
  browser: Generated<string>
  system: Generated<string>
  network: Generated<string>
  mark_hash: Buffer | null
  ended_for: string | null
}

export interface ShareLock {
  posting_id: bigint
  member_id: number
  currency: string
  amount: bigint
  until_at: Date
}

export interface SharePrice {
  currency: string
  day: string
  said_at: Date
  eur: string
  demo: Generated<boolean>
}

export interface ShopOrder {
  id: GeneratedAlways<number>
  order_no: string
  member_id: number
  store_id: number | null
  seller_id: number | null
  shop: 'shop' | 'points' | 'repurchase'
  state: 'unpaid' | 'unshipped' | 'pickup' | 'shipped' | 'received' | 'completed' | 'cancelled' | 'refunding' | 'refunded'
  version: Generated<number>
  delivery: 'express' | 'pick_up'
  address: Json | null
  remark: string
  goods: bigint
  carriage: bigint
  worth: bigint
  pay: bigint
  points: number
  terms: Json
  reserved: Generated<bigint>
  hold_id: bigint | null
  eur_escrow: bigint | null
  points_escrow: bigint | null
  paid_from: 'balance' | 'shop' | 'points' | 'gateway' | null
  fee: Generated<bigint>
  paid_out: Generated<bigint>
  earned: Generated<number>
  ended_by: 'member' | 'time' | null
  reason: Generated<string>
  hidden: Generated<boolean>
  created_at: Date
  since: Date
  paid_at: Date | null
  sent_at: Date | null
  received_at: Date | null
  ended_at: Date | null
  due_at: Date | null
  wake_at: Date | null
  member_coupon_id: number | null
  cut: Generated<bigint>
  cut_by: 'house' | 'store' | null
  cut_reserved: Generated<bigint>
  before: 'unshipped' | 'pickup' | 'shipped' | 'received' | null
  rest: bigint | null
  refunds: Generated<number>
  carriage_back: Generated<bigint>
}

export interface ShopOrderEvent {
  order_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'gateway' | 'store' | 'carrier' | 'operator' | 'system'
  operator_id: number | null
  at: Date
}

export interface ShopOrderLine {
  id: GeneratedAlways<number>
  order_id: number
  goods_id: number
  variant_id: number
  texts: Json
  num: number
  price: bigint
  points_price: number
  cash: bigint
  worth: bigint
  points: number
  parcel_id: number | null
  is_back: Generated<boolean>
  cut: Generated<bigint>
}

export interface ShopTerms {
  since: Date
  fee_rate: string
  point_value: string
  points_share: string
  points_earned: string
  pay_window: number
  send_window: number
  fetch_window: number
  sent_window: number
  signed_window: number
  return_window: number
}

export interface ShownCode {
  digest: Buffer
  member_coupon_id: number
  shown_at: Date
  ends_at: Date
}

export interface SpentTicket {
  seal: Buffer
  dies_at: Date
}

export interface Store {
  id: GeneratedAlways<number>
  code: string
  texts: Json
  created_at: Date
  latitude: unknown | null
  longitude: unknown | null
  owner_id: number | null
}

export interface SysBank {
  id: GeneratedAlways<number>
  swift_prefix: string
  name: string
  logo: Generated<string>
}

export interface TaskOrder {
  id: GeneratedAlways<bigint>
  order_no: Generated<string>
  investment_id: number
  day: number
  n: number
  side: 'held' | 'aside'
  price_before: string | null
  price_from: string | null
  price_to: string | null
  profit: bigint
  state: 'done' | 'failed'
  from_at: Date
  to_at: Date
}

export interface Terms {
  act: 'sell' | 'transfer' | 'compose' | 'profit_to_coin' | 'to_balance' | 'shop_to_balance' | 'points_to_balance' | 'withdraw' | 'recharge' | 'credit'
  account: string
  since: Date
  fee_rate: string
  least: bigint
  most_a_day: bigint
  rate: string | null
  fee_fixed: Generated<bigint>
}

export interface Totp {
  member_id: number
  sealed: Buffer
  made_at: Date
  proven_at: Date | null
  last_step: Generated<bigint>
}

export interface TradeOrder {
  id: GeneratedAlways<number>
  order_no: string
  quote_no: string
  member_id: number
  merchant_id: number | null
  state: 'matching.searching' | 'matching.offered' | 'awaiting_payment.due' | 'awaiting_payment.late' | 'paid' | 'disputed.open' | 'disputed.review' | 'disputed.proposed' | 'settling' | 'completed' | 'cancelled'
  version: Generated<number>
  rail: 'wallet' | 'bank'
  mode: 'normal' | 'member' | 'password'
  floor_price: string
  unit_price: string
  quantity: bigint
  fee_coin: bigint
  amount: bigint
  fee: bigint
  net: bigint
  fee_rate: string
  terms: Json
  wanted_merchant: number | null
  phrase_hash: string | null
  tried: Generated<number[]>
  coin_escrow: bigint
  eur_escrow: bigint | null
  payee: Json | null
  payment: Json | null
  parent_id: number | null
  created_at: Date
  since: Date
  wants_rematch: boolean
  rematches: Generated<number>
  extensions: Generated<number>
  frozen_at: Date | null
  flagged: Generated<boolean>
  late: Generated<boolean>
  undone: Generated<boolean>
  paid_ever: Generated<boolean>
  member_asked: Generated<boolean>
  merchant_asked: Generated<boolean>
  opener: 'member' | 'merchant' | 'system' | null
  before: 'awaiting_payment' | 'paid' | null
  member_answer: Generated<'' | 'agree' | 'disagree'>
  merchant_answer: Generated<'' | 'agree' | 'disagree'>
  member_rated: number | null
  merchant_rated: number | null
  match_by: Date | null
  offer_by: Date | null
  pay_by: Date | null
  silence_by: Date | null
  late_by: Date | null
  paid_at: Date | null
  confirm_by: Date | null
  evidence_by: Date | null
  answer_by: Date | null
  lease_by: Date | null
  settle_at: Date | null
  rate_by: Date | null
  reason: Generated<string>
  wake_at: Date | null
  looked_at: Generated<Date>
  pay_kept: Date | null
}

export interface TradePause {
  member_id: number
  until: Date
}

export interface TradeTerms {
  since: Date
  offer_life: number
  pay_window: number
  pay_extension: number
  extend_within: number
  late_window: number
  confirm_window: number
  undo_window: number
  silence: number
  dispute_after: number
  evidence_window: number
  answer_window: number
  ruling_window: number
  lease: number
  resumed_window: number
  settle_hold: number
  rate_window: number
  restart_wait: number
  closes_soon: number
  merchant_break: number
  leave_quiet: number
  extensions: number
  rematches: number
  open_orders: number
  margin_need: bigint
  second_above: bigint
  bond_rate: string
  ends_at_close: boolean
}

export interface Undo {
  token_hash: Buffer
  member_id: number
  address: string
  made_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface Variant {
  id: GeneratedAlways<number>
  goods_id: number
  picks: string[]
  price: bigint
  points: Generated<number>
  stock: number
  most: number | null
  is_on: Generated<boolean>
}

export interface VariantPrice {
  variant_id: number
  since: Date
  price: bigint
  points: number
}

export interface Venture {
  id: GeneratedAlways<number>
  code: string
  kind: 'robot' | 'product' | 'project' | 'subscribe'
  robot_id: number | null
  category_id: number | null
  level: number | null
  currency: 'EUR' | 'USDT' | 'COIN'
  unit: bigint
  least: bigint
  most: bigint
  total: bigint
  taken: Generated<bigint>
  term_days: number
  payout: 'daily' | 'end'
  tasks_per_day: number | null
  risk_level: number
  fee_rate: string
  starts_at: Date
  ends_at: Date | null
  pool_id: bigint
  cover: Generated<string>
  texts: Json
  documents: Generated<Json>
  schedule: Generated<Json>
  suspended_at: Date | null
  suspended_text: Generated<string>
  changed_at: Date
}

export interface VentureCategory {
  id: GeneratedAlways<number>
  code: string
  names: Json
}

export interface VentureRate {
  venture_id: number
  version: number
  since: Date
  rate: string
}

export interface VerificationCode {
  id: GeneratedAlways<number>
  scene: 'login' | 'register' | 'reset' | 'bind_mobile' | 'up_mobile' | 'bind_email' | 'payword' | 'password' | 'bank' | 'withdraw_address' | 'zhuxiao' | 'pause'
  account_key: Buffer
  code_hash: Buffer | null
  state: Generated<'live' | 'used' | 'burned' | 'expired' | 'replaced'>
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  version: Generated<number>
  request_hash: Buffer | null
  stray_tries: Generated<number>
}

export interface VerifyTicket {
  ticket_hash: Buffer
  scene: string
  account_key: Buffer
  expires_at: Date
  used_at: Date | null
}

export interface Watchword {
  member_id: number
  covered: Buffer
  changed_at: Date
}

export interface Withdrawal {
  id: GeneratedAlways<number>
  order_no: string
  quote_no: string
  member_id: number
  state: 'cooling' | 'queued' | 'in_review' | 'processing.sending' | 'processing.errored' | 'completed' | 'rejected' | 'cancelled' | 'failed' | 'returned'
  version: Generated<number>
  method: 'bank' | 'usdt'
  account: string
  currency: string
  amount: bigint
  fee: bigint
  net: bigint
  bank_account_id: number | null
  payout_address_id: number | null
  dest: Json
  terms: Json
  created_at: Date
  since: Date
  cool_until: Date | null
  lease_by: Date | null
  due_at: Date
  reviewed_at: Date | null
  paid_at: Date | null
  operator_id: number | null
  second_id: number | null
  outside_ref: string | null
  reason: Generated<string>
  text: Generated<string>
  wake_at: Date | null
  batch: string | null
}

export interface WithdrawalEvent {
  withdrawal_id: number
  version: number
  event: string
  state: string
  actor: 'member' | 'operator' | 'system'
  operator_id: number | null
  reason: Generated<string>
  text: Generated<string>
  at: Date
  second_id: number | null
}

export interface Schema {
  account: Account
  account_kind: AccountKind
  account_opening: AccountOpening
  address: Address
  allowance: Allowance
  anchor: Anchor
  answer_floor: AnswerFloor
  article: Article
  article_text: ArticleText
  attachment: Attachment
  attachment_viewer: AttachmentViewer
  audit_run: AuditRun
  bank_account: BankAccount
  bank_account_version: BankAccountVersion
  bank_entry: BankEntry
  bank_entry_words: BankEntryWords
  bank_statement: BankStatement
  bank_use: BankUse
  book: Book
  cancellation: Cancellation
  cancellation_event: CancellationEvent
  carriage: Carriage
  cart_line: CartLine
  cash_terms: CashTerms
  chain_block: ChainBlock
  clock_mark: ClockMark
  coupon: Coupon
  currency: Currency
  day_left: DayLeft
  day_total: DayTotal
  deposit: Deposit
  deposit_address: DepositAddress
  desk_log: DeskLog
  desk_request: DeskRequest
  device: Device
  email_change: EmailChange
  entry: Entry
  equity: Equity
  event: Event
  event_floor: EventFloor
  exchange_window: ExchangeWindow
  former_picture: FormerPicture
  former_username: FormerUsername
  frozen: Frozen
  fund: Fund
  fund_allocation: FundAllocation
  fund_paper: FundPaper
  fund_paper_file: FundPaperFile
  gateway_message: GatewayMessage
  goods: Goods
  goods_category: GoodsCategory
  goods_import: GoodsImport
  goods_visit: GoodsVisit
  goods_word: GoodsWord
  halt: Halt
  held_transfer: HeldTransfer
  help_channel: HelpChannel
  help_text: HelpText
  hold: Hold
  hold_end: HoldEnd
  investment: Investment
  investment_event: InvestmentEvent
  investment_payout: InvestmentPayout
  letter: Letter
  market: Market
  market_exception: MarketException
  market_hours: MarketHours
  member: Member
  member_coupon: MemberCoupon
  member_coupon_event: MemberCouponEvent
  member_key: MemberKey
  member_notice: MemberNotice
  member_role: MemberRole
  merchant: Merchant
  merchant_event: MerchantEvent
  merchant_picture: MerchantPicture
  mini_handle: MiniHandle
  mini_identity: MiniIdentity
  money_call: MoneyCall
  names_sealed: NamesSealed
  notice: Notice
  notice_text: NoticeText
  operator: Operator
  operator_app: OperatorApp
  operator_recovery_code: OperatorRecoveryCode
  order_event: OrderEvent
  order_lease: OrderLease
  order_split: OrderSplit
  order_statement: OrderStatement
  parcel: Parcel
  parcel_event: ParcelEvent
  parcel_trace: ParcelTrace
  passkey: Passkey
  pause: Pause
  payment: Payment
  payment_event: PaymentEvent
  payout_address: PayoutAddress
  payout_batch: PayoutBatch
  pin: Pin
  placement: Placement
  posting: Posting
  posting_rule: PostingRule
  price: Price
  proof: Proof
  proof_leaf: ProofLeaf
  proof_secret: ProofSecret
  proof_tree: ProofTree
  push_due: PushDue
  push_subscription: PushSubscription
  quote: Quote
  recharge: Recharge
  recharge_channel: RechargeChannel
  recharge_event: RechargeEvent
  recharge_proof: RechargeProof
  recommendation: Recommendation
  recovery_code: RecoveryCode
  refund: Refund
  refund_event: RefundEvent
  refund_line: RefundLine
  refund_picture: RefundPicture
  sandbox_block: SandboxBlock
  sandbox_head: SandboxHead
  sandbox_payment: SandboxPayment
  sandbox_transfer: SandboxTransfer
  second_ticket: SecondTicket
  service_centre: ServiceCentre
  session: Session
  share_lock: ShareLock
  share_price: SharePrice
  shop_order: ShopOrder
  shop_order_event: ShopOrderEvent
  shop_order_line: ShopOrderLine
  shop_terms: ShopTerms
  shown_code: ShownCode
  spent_ticket: SpentTicket
  store: Store
  sys_bank: SysBank
  task_order: TaskOrder
  terms: Terms
  totp: Totp
  trade_order: TradeOrder
  trade_pause: TradePause
  trade_terms: TradeTerms
  undo: Undo
  variant: Variant
  variant_price: VariantPrice
  venture: Venture
  venture_category: VentureCategory
  venture_rate: VentureRate
  verification_code: VerificationCode
  verify_ticket: VerifyTicket
  watchword: Watchword
  withdrawal: Withdrawal
  withdrawal_event: WithdrawalEvent
}
