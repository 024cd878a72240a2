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
import type { MoneyType } from '#contract/wallet.ts'

export interface Moved {
  readonly type: string
  /** Signed: what went out is negative. */
  readonly amount: string
}

const types = (...names: MoneyType[]): ReadonlySet<string> => new Set(names)

const ICONS: Readonly<Record<string, LucideIcon>> = {
  convert: Repeat,
  redeem: Repeat,
  reward: Gift,
  escrow: Lock,
  refund: Undo2,
  trade: Handshake,
  margin: ShieldCheck,
  withdrawal_back: Undo2,
  invest: Lock,
  invest_back: Undo2,
} satisfies Partial<Record<MoneyType, LucideIcon>>

const INVESTING = types('invest', 'invest_back', 'payout', 'exchange', 'redeem')
/** Set aside or set free again: nothing came, and nothing left. */
const HELD = types('hold', 'release', 'escrow', 'refund')

const isIn = ({ amount }: Moved) => !amount.startsWith('-')
export const isHeld = ({ type }: Moved) => HELD.has(type)
export const isOfInvesting = ({ type }: Moved) => INVESTING.has(type)
export const hasCome = (entry: Moved) => isIn(entry) && !isHeld(entry)

export const iconOf = (entry: Moved): LucideIcon => ICONS[entry.type] ?? (isIn(entry) ? ArrowDownLeft : ArrowUpRight)

/** What is held has no sign: it neither came nor went. */
export const signedOf = (entry: Moved) =>
  isHeld(entry) ? { value: entry.amount.replace('-', ''), signed: false } : { value: entry.amount, signed: true }
