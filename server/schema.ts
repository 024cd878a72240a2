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
}

export interface AccountKind {
  name: string
  currency: string
  class: 'member' | 'margin' | 'credit'
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
  look: bigint
  created_at: Date
  attached_at: Date | null
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

export interface ClockMark {
  house: Generated<number>
  at: Date
  posting_id: bigint
}

export interface Currency {
  code: string
  scale: number
}

export interface DayTotal {
  member_id: number
  act: string
  account: string
  day: string
  gross: bigint
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
  kind: 'manual' | 'thaw' | 'resume' | 'operator'
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

export interface Frozen {
  member_id: number
  reason: string
  since: Date
  operator_id: number
}

export interface Halt {
  id: Generated<number>
  reason: string
  since: Date
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

export interface Market {
  id: number
  coin: string
  zone: string
  match_minutes: number
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
}

export interface MemberRole {
  member_id: number
  role: 'merchant' | 'store' | 'captain' | 'service'
  since: Date
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

export interface Pin {
  member_id: number
  hash: string
  tries: Generated<number>
  locked_until: Date | null
  changed_at: Date
  withdrawals_held_until: Date | null
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
}

export interface Price {
  currency: 'COIN' | 'USDT'
  since: Date
  eur: string
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
}

export interface Session {
  token_hash: Buffer
  member_id: number
  created_at: Date
  seen_at: Date
  revoked_at: Date | null
}

export interface SysBank {
  id: GeneratedAlways<number>
  swift_prefix: string
  name: string
  logo: Generated<string>
}

export interface Terms {
  act: 'transfer' | 'compose' | 'profit_to_coin' | 'to_balance' | 'shop_to_balance' | 'points_to_balance'
  account: string
  since: Date
  fee_rate: string
  least: bigint
  most_a_day: bigint
  rate: string | null
}

export interface VerificationCode {
  id: GeneratedAlways<number>
  scene: 'login' | 'register' | 'reset' | 'bind_mobile' | 'up_mobile' | 'bind_email' | 'payword' | 'password' | 'bank' | 'withdraw_address' | 'zhuxiao'
  account_key: Buffer
  code_hash: Buffer | null
  state: Generated<'live' | 'used' | 'burned' | 'expired' | 'replaced'>
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface VerifyTicket {
  ticket_hash: Buffer
  scene: string
  account_key: Buffer
  expires_at: Date
  used_at: Date | null
}

export interface Schema {
  account: Account
  account_kind: AccountKind
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
  bank_use: BankUse
  book: Book
  clock_mark: ClockMark
  currency: Currency
  day_total: DayTotal
  desk_log: DeskLog
  desk_request: DeskRequest
  entry: Entry
  event: Event
  event_floor: EventFloor
  frozen: Frozen
  halt: Halt
  help_channel: HelpChannel
  help_text: HelpText
  hold: Hold
  hold_end: HoldEnd
  market: Market
  market_exception: MarketException
  market_hours: MarketHours
  member: Member
  member_role: MemberRole
  mini_handle: MiniHandle
  mini_identity: MiniIdentity
  money_call: MoneyCall
  notice: Notice
  notice_text: NoticeText
  operator: Operator
  pin: Pin
  posting: Posting
  posting_rule: PostingRule
  price: Price
  proof: Proof
  proof_leaf: ProofLeaf
  proof_secret: ProofSecret
  proof_tree: ProofTree
  quote: Quote
  session: Session
  sys_bank: SysBank
  terms: Terms
  verification_code: VerificationCode
  verify_ticket: VerifyTicket
}
