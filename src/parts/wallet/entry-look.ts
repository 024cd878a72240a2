import {
  ArrowDownLeft,
  ArrowUpRight,
  Gift,
  Handshake,
  Lock,
  Repeat,
  ShieldCheck,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { MoneyLog, MoneyType } from '#contract/wallet.ts'

export interface Moved {
  readonly type: string
  readonly direction: MoneyLog['direction']
  /** Signed: what went out or is held is negative. */
  readonly amount: string
}

const types = (...names: MoneyType[]): ReadonlySet<string> => new Set(names)

const ICONS: Readonly<Record<string, LucideIcon>> = {
  convert: Repeat,
  redeem: Repeat,
  reward: Gift,
  escrow: Handshake,
  trade: Handshake,
  margin: ShieldCheck,
  withdrawal_back: Undo2,
  transfer_back: Undo2,
  invest: Lock,
  invest_back: Undo2,
  shop_back: Undo2,
} satisfies Partial<Record<MoneyType, LucideIcon>>

const INVESTING = types('invest', 'invest_back', 'payout', 'exchange', 'redeem')

const isIn = ({ amount }: Moved) => !amount.startsWith('-')
export const isHeld = ({ direction }: Moved) => direction === 'held'
export const isOfInvesting = ({ type }: Moved) => INVESTING.has(type)
export const hasCome = ({ direction }: Moved) => direction === 'in'

export const iconOf = (entry: Moved): LucideIcon =>
  isHeld(entry) ? (isIn(entry) ? Undo2 : Lock) : (ICONS[entry.type] ?? (isIn(entry) ? ArrowDownLeft : ArrowUpRight))

/** What is held has no sign: it neither came nor went. */
export const signedOf = (entry: Moved) =>
  isHeld(entry) ? { value: entry.amount.replace('-', ''), signed: false } : { value: entry.amount, signed: true }
