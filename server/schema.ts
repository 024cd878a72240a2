import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Json = ColumnType<unknown, string, string>

export interface Account {
  id: GeneratedAlways<number>
  member_id: number
  kind: 'balance' | 'usdt' | 'eur' | 'profit' | 'coin' | 'shop' | 'points' | 'margin'
  available: Generated<bigint>
  held: Generated<bigint>
}

export interface Allowance {
  key: string
  spent_at: Date[]
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
  payword_hash: string | null
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

export interface Price {
  currency: 'COIN' | 'USDT'
  since: Date
  eur: string
}

export interface Session {
  token_hash: Buffer
  member_id: number
  created_at: Date
  seen_at: Date
  revoked_at: Date | null
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
  allowance: Allowance
  article: Article
  article_text: ArticleText
  help_channel: HelpChannel
  help_text: HelpText
  market: Market
  market_exception: MarketException
  market_hours: MarketHours
  member: Member
  member_role: MemberRole
  mini_handle: MiniHandle
  mini_identity: MiniIdentity
  notice: Notice
  notice_text: NoticeText
  operator: Operator
  price: Price
  session: Session
  verification_code: VerificationCode
  verify_ticket: VerifyTicket
}
