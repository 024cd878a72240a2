import { partsOf } from '../wallet/fee.rules.ts'

const ONE = partsOf('1')

/** By weight, whole; what is left over goes to those that lost most, to the first of them where they lost alike. */
export function splitBy(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight, at) => ({ at, part: (total * weight) / sum, lost: (total * weight) % sum }))
  let left = total - parts.reduce((all, { part }) => all + part, 0n)
  const losers = parts.toSorted((one, other) =>
    one.lost === other.lost ? one.at - other.at : one.lost > other.lost ? -1 : 1,
  )
  for (const loser of losers) {
    if (left === 0n) break
    loser.part += 1n
    left -= 1n
  }
  return parts.map(({ part }) => part)
}

/** Decimal text. */
export interface PointTerms {
  readonly point_value: string
  readonly points_share: string
}

/** What so many points are worth, in cents; less than a cent is nothing. */
export const worthOf = (points: bigint, { point_value }: PointTerms): bigint =>
  (points * partsOf(point_value) * 100n) / ONE

/** So many points as are worth no more than that. */
function pointsWithin(cents: bigint, terms: PointTerms): bigint {
  const value = partsOf(terms.point_value) * 100n
  return value === 0n ? 0n : (cents * ONE) / value
}

export interface PricedLine {
  readonly num: number
  /** In cents, and in points; of one piece. */
  readonly price: bigint
  readonly points: number
}

export interface PaidLine {
  readonly cash: bigint
  readonly worth: bigint
  /** What a coupon takes off it. */
  readonly cut: bigint
  readonly points: bigint
}

export interface Price {
  readonly goods: bigint
  readonly carriage: bigint
  readonly cut: bigint
  readonly worth: bigint
  readonly pay: bigint
  readonly points: bigint
  readonly lines: readonly PaidLine[]
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
const least = (one: bigint, other: bigint) => (one < other ? one : other)

const pricesOf = (lines: readonly PricedLine[]) => lines.map(({ price, num }) => price * BigInt(num))

export type Giver = 'house' | 'store'

/** What a coupon takes off every line, and who bears it. */
export interface Cut {
  readonly by: Giver | null
  readonly lines: readonly bigint[]
}

export const noCut = (lines: readonly unknown[]): Cut => ({ by: null, lines: lines.map(() => 0n) })

export interface CouponTerms {
  readonly by: Giver
  /** In cents, or of a hundred; the other one is nothing. */
  readonly amount: bigint
  readonly percent: number
  /** From which sum of the lines it is for. */
  readonly from: bigint
}

/** By the lines it is for. What the house gives is never more than what is paid beside it, on any line. */
export function cutOf(coupon: CouponTerms, lines: readonly PricedLine[], isFor: readonly boolean[]): Cut {
  const prices = pricesOf(lines).map((price, at) => (isFor[at] ? price : 0n))
  const goods = sum(prices)
  if (goods < coupon.from) return noCut(lines)
  const room = coupon.by === 'house' ? prices.map((price) => price / 2n) : prices
  const wanted = coupon.amount > 0n ? coupon.amount : (goods * BigInt(coupon.percent)) / 100n
  const taken = least(wanted, sum(room))
  return taken === 0n ? noCut(lines) : { by: coupon.by, lines: splitBy(taken, room) }
}

/** What points may stand for on every line, so that they and the house bring no more than what is paid beside them. */
const roomOf = (lines: readonly PricedLine[], { by, lines: cuts }: Cut): bigint[] =>
  pricesOf(lines).map((price, at) => {
    const cut = cuts[at] ?? 0n
    return by === 'house' ? price / 2n - cut : (price - cut) / 2n
  })

/** The most points that may be a part of the price: no more than are worth their share of what a coupon leaves of it. */
export function pointsMost(lines: readonly PricedLine[], cut: Cut, terms: PointTerms): bigint {
  const left = sum(pricesOf(lines)) - sum(cut.lines)
  return pointsWithin(least((left * partsOf(terms.points_share)) / ONE, sum(roomOf(lines, cut))), terms)
}

/** What is to be paid, and which part of it every line bears. `used`: points that are a part of the price. */
export function priceOf(
  lines: readonly PricedLine[],
  cut: Cut,
  { carriage, used, terms }: { readonly carriage: bigint; readonly used: bigint; readonly terms: PointTerms },
): Price {
  const prices = pricesOf(lines)
  const goods = sum(prices)
  const taken = sum(cut.lines)
  const worth = worthOf(used, terms)
  const room = roomOf(lines, cut)
  const worths = splitBy(worth, room)
  const spent = splitBy(used, room)
  const asked = lines.map(({ points, num }) => BigInt(points) * BigInt(num))
  return {
    goods,
    carriage,
    cut: taken,
    worth,
    pay: goods + carriage - taken - worth,
    points: used + sum(asked),
    lines: prices.map((price, at) => {
      const line = { cut: cut.lines[at] ?? 0n, worth: worths[at] ?? 0n }
      return { ...line, cash: price - line.cut - line.worth, points: (spent[at] ?? 0n) + (asked[at] ?? 0n) }
    }),
  }
}

/** Of what a store sold, the parts of the pools included; less than a cent is the store’s. */
export const sellerFee = (released: bigint, feeRate: string): bigint => (released * partsOf(feeRate)) / ONE

/** For whole euros that were paid. */
export const pointsEarned = (paid: bigint, perEuro: string): bigint => ((paid / 100n) * partsOf(perEuro)) / ONE
