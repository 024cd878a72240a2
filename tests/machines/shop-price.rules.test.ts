import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Cut,
  cutOf,
  noCut,
  pointsEarned,
  pointsMost,
  priceOf,
  type PricedLine,
  sellerFee,
  splitBy,
  worthOf,
} from '#machines/shop-order/price.rules.ts'

const TERMS = { point_value: '0.01', points_share: '0.2' }
const cents = fc.bigInt({ min: 0n, max: 10_000_000n })

test('what is split by weight adds up, and nobody bears more than a unit too much', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const parts = splitBy(total, weights)
      const sum = weights.reduce((all, one) => all + one, 0n)
      if (sum === 0n) return expect(parts).toEqual(weights.map(() => 0n))
      expect(parts.reduce((all, one) => all + one, 0n)).toBe(total)
      for (const [at, part] of parts.entries()) {
        const whole = (total * (weights[at] ?? 0n)) / sum
        expect(part === whole || part === whole + 1n).toBe(true)
      }
    }),
  )
})

test('the leftover goes to those that lost most, to the first of them where they lost alike', () => {
  expect(splitBy(10n, [1n, 1n, 1n])).toEqual([4n, 3n, 3n])
  expect(splitBy(5n, [1n, 3n])).toEqual([1n, 4n])
})

const basket = fc.array(
  fc.record({ num: fc.integer({ min: 1, max: 99 }), price: cents, points: fc.integer({ min: 0, max: 500 }) }),
  { minLength: 1, maxLength: 9 },
)
const share = fc.constantFrom('0', '0.2', '0.35', '0.5')
/** So much or such a part, from a sum on, for some of the lines. */
const coupon = fc.record({
  by: fc.constantFrom('house' as const, 'store' as const),
  off: fc.oneof(
    fc.record({ amount: fc.bigInt({ min: 1n, max: 5_000_000n }), percent: fc.constant(0) }),
    fc.record({ amount: fc.constant(0n), percent: fc.integer({ min: 1, max: 90 }) }),
  ),
  above: cents,
  isFor: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
})
type Coupon = typeof coupon extends fc.Arbitrary<infer Of> ? Of : never

const goodsOf = (lines: readonly PricedLine[]) => lines.reduce((all, { num, price }) => all + price * BigInt(num), 0n)
const cutBy = ({ by, off, above, isFor }: Coupon, lines: readonly PricedLine[]): Cut =>
  cutOf({ by, ...off, from: off.amount + above }, lines, isFor)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

test('lines bear exactly what is paid, in money and in points, and what a coupon takes off', () => {
  fc.assert(
    fc.property(basket, coupon, share, cents, cents, (wanted, given, points_share, carriage, have) => {
      const terms = { ...TERMS, points_share }
      const cut = cutBy(given, wanted)
      const most = pointsMost(wanted, cut, terms)
      const used = have < most ? have : most
      const price = priceOf(wanted, cut, { carriage, used, terms })
      const sum = (of: 'cash' | 'worth' | 'cut' | 'points') => sumOf(price.lines.map((line) => line[of]))
      expect([sum('cash') + carriage, sum('worth'), sum('cut'), sum('points')]).toEqual([
        price.pay,
        price.worth,
        price.cut,
        price.points,
      ])
      expect(price.pay).toBe(goodsOf(wanted) + carriage - price.cut - price.worth)
      for (const [at, { cash, worth, cut: off }] of price.lines.entries()) {
        const { price: one = 0n, num = 0 } = wanted[at] ?? {}
        expect(cash + worth + off).toBe(one * BigInt(num))
        expect(cash >= 0n && worth >= 0n && off >= 0n).toBe(true)
        if (!given.isFor[at]) expect(off).toBe(0n)
      }
    }),
  )
})

test('points and coupons of the house never bring more than what is paid beside them, on any line', () => {
  fc.assert(
    fc.property(basket, coupon, share, cents, (wanted, given, points_share, have) => {
      const terms = { ...TERMS, points_share }
      const cut = cutBy(given, wanted)
      const most = pointsMost(wanted, cut, terms)
      const price = priceOf(wanted, cut, { carriage: 0n, used: have < most ? have : most, terms })
      const house = given.by === 'house' ? price.cut : 0n
      expect(price.worth + house <= price.pay).toBe(true)
      for (const line of price.lines)
        expect(line.worth + (given.by === 'house' ? line.cut : 0n) <= line.cash).toBe(true)
    }),
  )
})

const line = (price: bigint, num = 1): PricedLine => ({ price, num, points: 0 })
const AMOUNT = { by: 'store', amount: 500n, percent: 0, from: 4_000n } as const
const PERCENT = { by: 'store', amount: 0n, percent: 10, from: 2_500n } as const

test.each<[string, Cut, Cut]>([
  ['so much off, from the sum on', cutOf(AMOUNT, [line(4_000n)], [true]), { by: 'store', lines: [500n] }],
  ['a cent below it nothing', cutOf(AMOUNT, [line(3_999n)], [true]), { by: null, lines: [0n] }],
  [
    'the sum is that of the goods it is for',
    cutOf(AMOUNT, [line(3_000n), line(3_000n)], [true, false]),
    { by: null, lines: [0n, 0n] },
  ],
  ['such a part, less than a cent is nothing', cutOf(PERCENT, [line(2_509n)], [true]), { by: 'store', lines: [250n] }],
  [
    'what is left over goes to the line that lost most',
    cutOf({ ...AMOUNT, from: 30n, amount: 10n }, [line(10n), line(10n), line(10n)], [true, true, true]),
    { by: 'store', lines: [4n, 3n, 3n] },
  ],
  [
    'the house takes no more than half off',
    cutOf({ by: 'house', amount: 0n, percent: 90, from: 0n }, [line(1_001n), line(300n)], [true, true]),
    { by: 'house', lines: [500n, 150n] },
  ],
  [
    'a cent has no half: nothing',
    cutOf({ by: 'house', amount: 0n, percent: 90, from: 0n }, [line(1n)], [true]),
    { by: null, lines: [0n] },
  ],
])('%s', (_, cut, expected) => {
  expect(cut).toEqual(expected)
})

test.each([
  [1_000n, TERMS, 200n],
  [999n, TERMS, 199n],
  [1_000n, { point_value: '0', points_share: '0.2' }, 0n],
  [1_000n, { point_value: '0.003', points_share: '0.5' }, 1_666n],
])('of %s cents so many points are a part of the price at most', (goods, terms, most) => {
  expect(pointsMost([line(goods)], noCut([goods]), terms)).toBe(most)
  expect(worthOf(most, terms) * 10n <= goods * 5n).toBe(true)
})

test('the coupon goes first: points are reckoned of what it leaves', () => {
  const lines = [line(1_000n)]
  const terms = { ...TERMS, points_share: '0.5' }
  const by = (giver: 'house' | 'store', amount: bigint) =>
    pointsMost(lines, cutOf({ by: giver, amount, percent: 0, from: amount }, lines, [true]), terms)
  expect([by('store', 200n), by('house', 200n), by('house', 500n)]).toEqual([400n, 300n, 0n])
})

test('a fee is rounded down for the store, and points come for whole euros', () => {
  expect([sellerFee(6_666n, '0.03'), sellerFee(33n, '0.03'), sellerFee(34n, '0.03')]).toEqual([199n, 0n, 1n])
  expect([pointsEarned(199n, '1'), pointsEarned(250n, '1.5'), pointsEarned(99n, '10')]).toEqual([1n, 3n, 0n])
})
