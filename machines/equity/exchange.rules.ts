import * as v from 'valibot'
import type { Given } from '#contract/endpoint.ts'
import type { equity, EquityOffer } from '#contract/equity.ts'
import { PurchaseQuote } from '#contract/purchase.ts'
import type { Quote } from '#contract/quote.ts'
import { WholeAsked } from '#contract/shapes.ts'
import type { Problems } from '../lib/problems.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'
import { inParts, partsOf, pointsWithin, sharesFor } from './shares.rules.ts'

export type Terms = Given<typeof equity.points>

export interface ExchangeForm {
  readonly points: string
}

export interface Exchanged {
  readonly form: {
    readonly kind: 'equity'
    readonly id: number
    readonly amount: string
    readonly quote_no: string
    readonly payword: string
    readonly second?: string
  }
  readonly quote: Quote
}

export function becomes(points: string, offer: Pick<EquityOffer, 'points_per_share'>): string | undefined {
  if (!v.is(WholeAsked, points) || offer.points_per_share === 0) return undefined
  return inParts(sharesFor(BigInt(points), BigInt(offer.points_per_share)))
}

export function exchangeBounds({ points, offer }: { points: number; offer: EquityOffer }): Bounds {
  const left = pointsWithin(partsOf(offer.left), BigInt(offer.points_per_share))
  const most = left < BigInt(offer.max_points) ? left : BigInt(offer.max_points)
  return { least: String(offer.min_points), most: String(most), available: String(points) }
}

export const offerOf = (terms: Terms, id: number): EquityOffer | undefined =>
  terms.offers.find((offer) => offer.id === id)

interface Args {
  readonly id: number
  readonly terms?: Terms
}

export function exchangeProblems(form: ExchangeForm, { id, terms }: Args): Problems<keyof ExchangeForm> {
  const offer = terms && offerOf(terms, id)
  const bounds = offer ? exchangeBounds({ points: terms.points, offer }) : {}
  const points = amountProblem(form.points, 'POINTS', bounds)
  return points ? { points } : {}
}

export const sharesOf = (quote: Quote | undefined): string | undefined =>
  (v.is(PurchaseQuote, quote) && quote.purchase.shares) || undefined

export const isSameExchange = (before: Quote | undefined, now: Quote): boolean =>
  before !== undefined && now.gross === before.gross && now.fee === before.fee && sharesOf(now) === sharesOf(before)
