/** Shares have four places: they are counted in whole ten-thousandths, and so are prices in EUR. */
const UNIT = 10_000n
const CENT = (UNIT * UNIT) / 100n

/** Rounded down: nobody gets more than the points pay for. */
export const sharesFor = (points: bigint, pointsPerShare: bigint): bigint => (points * UNIT) / pointsPerShare

/** The most points that become no more shares than these. */
export const pointsWithin = (shares: bigint, pointsPerShare: bigint): bigint =>
  ((shares + 1n) * pointsPerShare - 1n) / UNIT

/** In cents, rounded down. */
export const worthOfShares = (shares: bigint, price: bigint): bigint => (shares * price) / CENT

/** What came of a share, and what each of it was worth when it came, added up. */
export interface Came {
  readonly shares: bigint
  readonly cost: bigint
}

/** What so many of them cost, at the average of all that came; in cents, rounded down. */
export const costOf = (shares: bigint, came: Came): bigint =>
  came.shares === 0n ? 0n : (shares * came.cost) / came.shares / CENT

/** Rounded down. */
export const averagePrice = ({ shares, cost }: Came): bigint => (shares === 0n ? 0n : cost / shares)

export interface Gain {
  readonly value: bigint
  readonly profit: bigint
  /** The profit as a part of the cost, in ten-thousandths. */
  readonly rate: bigint
}

export function gainOf(shares: bigint, price: bigint, came: Came): Gain {
  const value = worthOfShares(shares, price)
  const cost = costOf(shares, came)
  const profit = value - cost
  return { value, profit, rate: cost === 0n ? 0n : (profit * UNIT) / cost }
}

/** A fraction in ten-thousandths. */
export const changeBetween = (before: bigint, after: bigint): bigint => ((after - before) * UNIT) / before

/** Ten-thousandths as decimal text. */
export function inParts(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** At most four places, in ten-thousandths. */
export function partsOf(text: string): bigint {
  const [, sign, whole = '', places = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (whole === '') throw new RangeError(`not of four places: ${text}`)
  const amount = BigInt(whole + places.padEnd(4, '0'))
  return sign ? -amount : amount
}

type Counted = Record<'shares' | 'available' | 'locked', string>

/** Of all that is owned together, whatever they are shares of. */
export function sharesInAll(holdings: readonly Counted[]): Counted {
  const sum = (name: keyof Counted) => inParts(holdings.reduce((all, one) => all + partsOf(one[name]), 0n))
  return { shares: sum('shares'), available: sum('available'), locked: sum('locked') }
}
