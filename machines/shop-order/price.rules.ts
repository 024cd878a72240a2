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

/** The most points that may be a part of the price of such goods: no more than are worth their share of it. */
export function pointsMost(goods: bigint, terms: PointTerms): bigint {
  const value = partsOf(terms.point_value) * 100n
  if (value === 0n) return 0n
  const cents = (goods * partsOf(terms.points_share)) / ONE
  return (cents * ONE) / value
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
  readonly points: bigint
}

export interface Price {
  readonly goods: bigint
  readonly carriage: bigint
  readonly worth: bigint
  readonly pay: bigint
  readonly points: bigint
  readonly lines: readonly PaidLine[]
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

/** What is to be paid, and which part of it every line bears. `used`: points that are a part of the price. */
export function priceOf(lines: readonly PricedLine[], carriage: bigint, used: bigint, terms: PointTerms): Price {
  const prices = lines.map(({ price, num }) => price * BigInt(num))
  const goods = sum(prices)
  const worth = worthOf(used, terms)
  const worths = splitBy(worth, prices)
  const spent = splitBy(used, prices)
  const asked = lines.map(({ points, num }) => BigInt(points) * BigInt(num))
  return {
    goods,
    carriage,
    worth,
    pay: goods + carriage - worth,
    points: used + sum(asked),
    lines: prices.map((price, at) => ({
      cash: price - (worths[at] ?? 0n),
      worth: worths[at] ?? 0n,
      points: (spent[at] ?? 0n) + (asked[at] ?? 0n),
    })),
  }
}

/** Of what a store sold, the part of the pool included; less than a cent is the store’s. */
export const sellerFee = (released: bigint, feeRate: string): bigint => (released * partsOf(feeRate)) / ONE

/** For whole euros that were paid. */
export const pointsEarned = (paid: bigint, perEuro: string): bigint => ((paid / 100n) * partsOf(perEuro)) / ONE
