import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Rail, Side, Status } from '#contract/order.ts'
import type { Actor } from '#machines/trade/order.facts.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import type { Sql } from '../lib/database.ts'
import { isPhrase, type Phrase } from '../lib/words.ts'
import type { CouponNotice } from '../words/coupon/en.ts'
import type { DeviceNotice } from '../words/device/en.ts'
import type { InvestNotice } from '../words/invest/en.ts'
import type { StandingNotice } from '../words/merchant/en.ts'
import type { RechargeNotice } from '../words/recharge/en.ts'
import type { FreezeNotice } from '../words/security/en.ts'
import type { ShopOrderNotice } from '../words/shopOrder/en.ts'
import type { TeamNotice } from '../words/team/en.ts'
import type { HeldNotice } from '../words/transfer/en.ts'
import type { MemberNotice, MerchantNotice } from '../words/trade/en.ts'
import type { WithdrawalNotice } from '../words/withdrawal/en.ts'

type OrderKind = `order.${MemberNotice}.member` | `order.${MerchantNotice}.merchant`
type StandingKind = `merchant.${StandingNotice}`
export type CashKind =
  | `recharge.${RechargeNotice}`
  | `withdrawal.${WithdrawalNotice}`
  | `invest.${InvestNotice}`
  | `shopOrder.${ShopOrderNotice}`

/** Written by SQL functions. */
type FreezeKind = `freeze.${FreezeNotice}`

type CouponKind = `coupon.${CouponNotice}`

type DeviceKind = `device.${DeviceNotice}`

type TeamKind = `team.${TeamNotice}`

export type HeldKind = `held.${HeldNotice}`

export type NoticeKind =
  | OrderKind
  | StandingKind
  | CashKind
  | CouponKind
  | FreezeKind
  | DeviceKind
  | TeamKind
  | HeldKind
  | 'money.received'
  | 'money.held'

export const ROOMS = {
  order: 'trade',
  merchant: 'merchant',
  money: 'wallet',
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  invest: 'invest',
  shopOrder: 'shopOrder',
  coupon: 'coupon',
  freeze: 'security',
  device: 'device',
  team: 'team',
  held: 'transfer',
} as const
export type NoticeWord = keyof typeof ROOMS

type PhraseOf<Kind extends NoticeKind> = Kind extends `order.${infer Event}.${infer To}`
  ? `trade.notice.${To}.${Event}`
  : Kind extends `${infer Word extends NoticeWord}.${infer Event}`
    ? `${(typeof ROOMS)[Word]}.notice.${Event}`
    : never

export function phraseOf<Kind extends NoticeKind>(kind: Kind): PhraseOf<Kind> & Phrase {
  const [word, event, to] = kind.split('.')
  const said = to === undefined ? event : `${to}.${event}`
  return `${ROOMS[word as NoticeWord]}.notice.${said}` as PhraseOf<Kind> & Phrase
}

export const isNoticeKind = (kind: string): kind is NoticeKind => isPhrase(phraseOf(kind as NoticeKind))

export function cashNotice(
  word: 'recharge' | 'withdrawal' | 'invest' | 'shopOrder',
  event: string,
): CashKind | undefined {
  const kind = `${word}.${event}`
  return isNoticeKind(kind) ? (kind as CashKind) : undefined
}

export function orderNotice(event: OrderMoveType, to: Side): OrderKind | undefined {
  const kind = `order.${event}.${to}`
  return isNoticeKind(kind) ? (kind as OrderKind) : undefined
}

/** Amounts in cents. */
interface OrderFacts {
  readonly status: Status
  readonly by: Actor
  readonly amount: bigint
  /** Where all of it has come: of what was divided that can be said of nothing. */
  readonly arrived?: Rail
}

/** Amounts in minor units. */
interface CashFacts {
  readonly amount: bigint
  readonly currency: Currency
}

interface DeviceFacts {
  readonly browser: string
  readonly system: string
  readonly network: string
}

type NewNotice = {
  readonly member: number
  readonly ref: string
  readonly now: Date
} & (
  | { readonly kind: OrderKind; readonly facts: OrderFacts }
  | { readonly kind: CashKind; readonly facts: CashFacts }
  | { readonly kind: DeviceKind; readonly facts: DeviceFacts }
  | { readonly kind: HeldKind; readonly facts: CashFacts & { readonly from: number } }
  | { readonly kind: TeamKind; readonly facts: { readonly from: number } }
  | { readonly kind: StandingKind | CouponKind; readonly facts?: undefined }
)

/** In the caller's transaction: nobody hears of what did not happen. */
export async function notifyMember(sql: Sql, { member, kind, ref, facts, now }: NewNotice): Promise<void> {
  const kept =
    facts && 'amount' in facts ? { currency: 'EUR', ...facts, amount: facts.amount.toString() } : (facts ?? {})
  await raw`select tell_member(${member}, ${kind}, ${ref}, ${JSON.stringify(kept)}::jsonb, ${now})`.execute(sql)
}
