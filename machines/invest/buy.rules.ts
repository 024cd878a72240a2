import * as v from 'valibot'
import type { VentureKind } from '#contract/venture.ts'
import { PurchaseQuote } from '#contract/purchase.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Problem } from '#contract/problems.ts'
import type { ProjectInfo } from '#contract/project.ts'
import type { Quote } from '#contract/quote.ts'
import type { ProductInfo, RobotInfo } from '#contract/robot.ts'
import { AmountAsked, Id } from '#contract/shapes.ts'
import type { SubscribeInfo } from '#contract/subscription.ts'
import { checks, type Problems } from '../lib/problems.ts'
import type { Trouble } from '../lib/trouble.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'

/** Something that one can put money in, whole: sold by the piece, or by the amount. */
export type PieceInfo = RobotInfo | SubscribeInfo
export type PartInfo = ProductInfo | ProjectInfo
export type VentureInfo = PieceInfo | PartInfo

/** One of the two stays empty. */
export interface BuyForm {
  amount: string
  num: string
}
export const NOTHING: BuyForm = { amount: '', num: '' }

export const isByPiece = (info: VentureInfo): info is PieceInfo => 'price' in info

export const isStopped = ({ suspended }: Pick<VentureInfo, 'suspended'>): boolean => suspended === 1

const lesser = (one: bigint, other: bigint) => (one < other ? one : other)

export function amountBounds(info: PartInfo): Bounds {
  const { currency, min_amount, max_amount, total_amount, taken_amount, limit_left } = info
  const minor = (text: string) => minorOf(text, currency)
  const left = minor(total_amount) - minor(taken_amount)
  const most = lesser(lesser(minor(max_amount), left), minor(limit_left))
  return { least: min_amount, most: decimalOf(most, currency) }
}

export const piecesIn = ({ price, currency }: Pick<PieceInfo, 'price' | 'currency'>, amount: string): number => {
  const one = minorOf(price, currency)
  return one > 0n ? Number(minorOf(amount, currency) / one) : 0
}

/** How many pieces a member may have now: no more than are left, and than their limit leaves. */
export const piecesMost = (info: PieceInfo): number => Math.min(info.left, piecesIn(info, info.limit_left))

export function canHaveMore(info: VentureInfo): boolean {
  if (isByPiece(info)) return piecesMost(info) > 0
  const { least = '0', most = '0' } = amountBounds(info)
  return minorOf(most, info.currency) >= minorOf(least, info.currency)
}

/** Without a step, any amount will do. */
function isOnStep(amount: string, { currency, step }: PartInfo): boolean {
  const width = minorOf(step, currency)
  return width === 0n || minorOf(amount, currency) % width === 0n
}

function partProblem(amount: string, info: PartInfo): Problem | undefined {
  const text = amount.trim()
  return amountProblem(text, info.currency, amountBounds(info)) ?? (isOnStep(text, info) ? undefined : 'amount-step')
}

const PIECES = /^[1-9]\d{0,8}$/

function pieceProblem(num: string, info: PieceInfo): Problem | undefined {
  const text = num.trim()
  if (text === '') return 'number-required'
  if (!PIECES.test(text)) return 'number-invalid'
  return Number(text) > piecesMost(info) ? 'amount-most' : undefined
}

interface Args {
  readonly info?: VentureInfo
}

export const buyProblems = checks<BuyForm, Args>(
  v.object({ amount: AmountAsked, num: Id }),
  (form, _, { info }): Problems<keyof BuyForm> => {
    if (!info) return {}
    if (isByPiece(info)) {
      const num = pieceProblem(form.num, info)
      return num ? { num } : {}
    }
    const amount = partProblem(form.amount, info)
    return amount ? { amount } : {}
  },
)

export type Purchase = PurchaseQuote['purchase']

export interface Which {
  readonly kind: VentureKind
  readonly id: number
}

export function wishOf({ kind, id }: Which, form: BuyForm): Which & { amount?: string; num?: number } {
  const isPiece = kind === 'robot' || kind === 'subscribe'
  return isPiece ? { kind, id, num: Number(form.num) } : { kind, id, amount: form.amount }
}

function costOf(info: VentureInfo, form: BuyForm): string | undefined {
  const { currency } = info
  const [num, amount] = [form.num.trim(), form.amount.trim()]
  if (isByPiece(info))
    return PIECES.test(num) ? decimalOf(minorOf(info.price, currency) * BigInt(num), currency) : undefined
  return v.is(AmountAsked, amount) ? decimalOf(minorOf(amount, currency), currency) : undefined
}

export const grossOf = (info: VentureInfo, form: BuyForm): string | undefined =>
  Object.keys(buyProblems(form, { info })).length > 0 ? undefined : costOf(info, form)

export function isCovered(info: VentureInfo, form: BuyForm): boolean {
  const gross = grossOf(info, form)
  const { available, currency } = info
  return gross !== undefined && available !== null && minorOf(available, currency) >= minorOf(gross, currency)
}

/** The most that so much would buy; nothing, where it buys none of it. */
export function formWithin(info: VentureInfo, most: string): BuyForm | undefined {
  if (isByPiece(info)) {
    const pieces = Math.min(piecesIn(info, most), piecesMost(info))
    return pieces > 0 ? { ...NOTHING, num: String(pieces) } : undefined
  }
  const { currency } = info
  const { least = '0', most: bound = '0' } = amountBounds(info)
  const [from, to, width] = [minorOf(least, currency), minorOf(bound, currency), minorOf(info.step, currency)]
  const reach = lesser(minorOf(most, currency), to)
  const amount = width === 0n ? reach : reach - (reach % width)
  return amount < from ? undefined : { ...NOTHING, amount: decimalOf(amount, currency) }
}

export interface Wanting {
  readonly takes: string
  readonly has: string
  readonly short: string
  readonly instead: BuyForm | undefined
}

export function wantingOf(info: VentureInfo, form: BuyForm, { wants }: Pick<Trouble, 'wants'>): Wanting | undefined {
  const takes = costOf(info, form)
  if (takes === undefined || !wants) return undefined
  const { currency } = info
  const has = decimalOf(minorOf(takes, currency) - minorOf(wants.short, currency), currency)
  return { takes, has, short: wants.short, instead: formWithin(info, has) }
}

export function quickChoices(info: VentureInfo): readonly BuyForm[] {
  if (isByPiece(info)) {
    const most = piecesMost(info)
    return [1, 2, 5, 10].filter((num) => num <= most).map((num) => ({ ...NOTHING, num: String(num) }))
  }
  const { currency, min_amount } = info
  const bound = minorOf(amountBounds(info).most ?? '0', currency)
  return [1n, 2n, 5n, 10n]
    .map((times) => minorOf(min_amount, currency) * times)
    .filter((minor) => minor <= bound)
    .map((minor) => decimalOf(minor, currency))
    .filter((amount) => isOnStep(amount, info))
    .map((amount) => ({ ...NOTHING, amount }))
}

/** A quote that was kept by an older app may tell nothing of it. */
export function purchaseOf(quote: Quote): Purchase | undefined {
  const read = v.safeParse(PurchaseQuote, quote)
  return read.success ? read.output.purchase : undefined
}

/** What was agreed to besides the sums: another rate, another estimate or another fee is another offer. */
export function isSamePurchase(before: Quote | undefined, now: Quote): boolean {
  const [one, other] = [before && purchaseOf(before), purchaseOf(now)]
  if (!one || !other) return one === other
  return (
    one.rate_version === other.rate_version &&
    one.low === other.low &&
    one.high === other.high &&
    one.stop_fee === other.stop_fee &&
    one.moves === other.moves
  )
}
