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

/** What is bought of it: so many pieces, or so much; the other one stays empty. */
export interface BuyForm {
  amount: string
  num: string
}
export const NOTHING: BuyForm = { amount: '', num: '' }

export const isByPiece = (info: VentureInfo): info is PieceInfo => 'price' in info

/** Whether nobody may buy of it now, whatever its dates say: our team stopped it. */
export const isStopped = ({ suspended }: Pick<VentureInfo, 'suspended'>): boolean => suspended === 1

const lesser = (one: bigint, other: bigint) => (one < other ? one : other)

/** Between what an amount may be: what is left of the whole and of the member’s limit bounds it, too. */
export function amountBounds(info: PartInfo): Bounds {
  const { currency, min_amount, max_amount, total_amount, taken_amount, limit_left } = info
  const minor = (text: string) => minorOf(text, currency)
  const left = minor(total_amount) - minor(taken_amount)
  const most = lesser(lesser(minor(max_amount), left), minor(limit_left))
  return { least: min_amount, most: decimalOf(most, currency) }
}

/** How many whole pieces an amount is. */
export const piecesIn = ({ price, currency }: Pick<PieceInfo, 'price' | 'currency'>, amount: string): number => {
  const one = minorOf(price, currency)
  return one > 0n ? Number(minorOf(amount, currency) / one) : 0
}

/** How many pieces a member may have now: no more than are left, and than their limit leaves. */
export const piecesMost = (info: PieceInfo): number => Math.min(info.left, piecesIn(info, info.limit_left))

/** Whether a member may have any more of it. */
export function canHaveMore(info: VentureInfo): boolean {
  if (isByPiece(info)) return piecesMost(info) > 0
  const { least = '0', most = '0' } = amountBounds(info)
  return minorOf(most, info.currency) >= minorOf(least, info.currency)
}

/** Amounts are sold in whole steps; without a step, in any. */
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

/** What is wished for, as the calls are told. */
export function wishOf({ kind, id }: Which, form: BuyForm): Which & { amount?: string; num?: number } {
  const isPiece = kind === 'robot' || kind === 'subscribe'
  return isPiece ? { kind, id, num: Number(form.num) } : { kind, id, amount: form.amount }
}

/** What so many pieces, or so much, costs, whether or not it can be bought now; nothing where it is no number. */
function costOf(info: VentureInfo, form: BuyForm): string | undefined {
  const { currency } = info
  const [num, amount] = [form.num.trim(), form.amount.trim()]
  if (isByPiece(info))
    return PIECES.test(num) ? decimalOf(minorOf(info.price, currency) * BigInt(num), currency) : undefined
  return v.is(AmountAsked, amount) ? decimalOf(minorOf(amount, currency), currency) : undefined
}

/** What a wish takes out of the account; nothing while it is none that can be bought. */
export const grossOf = (info: VentureInfo, form: BuyForm): string | undefined =>
  Object.keys(buyProblems(form, { info })).length > 0 ? undefined : costOf(info, form)

/** Whether the account holds what the wish takes, as far as the page knows. */
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

/** What is missing of the currency: so much is taken, so much is there, and what the latter would buy by itself. */
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

/** A few amounts or numbers that one may choose by a tap: the least, and round ones above it that fit. */
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

/** What a quote tells of the purchase; a quote that was kept by an older app may not. */
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
