import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  averagePrice,
  changeBetween,
  gainOf,
  inParts,
  partsOf,
  pointsWithin,
  sharesFor,
  sharesInAll,
  worthOfShares,
} from '#machines/equity/shares.rules.ts'
import { decimalOf, minorOf } from '#contract/money.ts'

const points = fc.bigInt(1n, 1_000_000_000n)
const perShare = fc.bigInt(1n, 1_000_000n)
const shares = fc.bigInt(0n, 10n ** 13n)
const price = fc.bigInt(1n, 10n ** 9n)

test('points become shares that they pay for, and not one ten-thousandth more', () => {
  fc.assert(
    fc.property(points, perShare, (given, each) => {
      const got = sharesFor(given, each)
      expect(got * each).toBeLessThanOrEqual(given * 10_000n)
      expect((got + 1n) * each).toBeGreaterThan(given * 10_000n)
    }),
  )
})

test('nobody gets more by giving the same points in parts', () => {
  fc.assert(
    fc.property(points, points, perShare, (one, other, each) => {
      expect(sharesFor(one, each) + sharesFor(other, each)).toBeLessThanOrEqual(sharesFor(one + other, each))
    }),
  )
})

test('the most points for what is left become no more than that, and one point more would', () => {
  fc.assert(
    fc.property(shares, perShare, (left, each) => {
      const most = pointsWithin(left, each)
      expect(sharesFor(most, each)).toBeLessThanOrEqual(left)
      expect(sharesFor(most + 1n, each)).toBeGreaterThan(left)
    }),
  )
})

test('a value is never rounded up, and shares together are worth what they are worth apart, to a cent each', () => {
  fc.assert(
    fc.property(shares, shares, price, (one, other, each) => {
      expect(worthOfShares(one, each) * 1_000_000n).toBeLessThanOrEqual(one * each)
      const apart = worthOfShares(one, each) + worthOfShares(other, each)
      expect(worthOfShares(one + other, each) - apart).toBeOneOf([0n, 1n])
    }),
  )
})

test('whoever got all shares at the price of now has gained nothing', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), price, (count, each) => {
      const came = { shares: count, cost: count * each }
      expect(averagePrice(came)).toBe(each)
      expect(gainOf(count, each, came)).toEqual({ value: worthOfShares(count, each), profit: 0n, rate: 0n })
    }),
  )
})

test('the average lies between the least and the most that was paid', () => {
  const lots = fc.array(fc.tuple(fc.bigInt(1n, 10n ** 9n), price), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lots, (all) => {
      const came = {
        shares: all.reduce((sum, [count]) => sum + count, 0n),
        cost: all.reduce((sum, [count, each]) => sum + count * each, 0n),
      }
      const sorted = all.map(([, each]) => each).toSorted((one, other) => (one < other ? -1 : 1))
      expect(averagePrice(came)).toBeGreaterThanOrEqual(sorted[0] ?? 0n)
      expect(averagePrice(came)).toBeLessThanOrEqual(sorted.at(-1) ?? 0n)
    }),
  )
})

test('text and parts are the same thing, below nothing too', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), (amount) => {
      expect(partsOf(inParts(amount))).toBe(amount)
    }),
  )
  fc.assert(
    fc.property(shares, (amount) => {
      expect(minorOf(decimalOf(amount, 'EQ-ANY'), 'EQ-ANY')).toBe(amount)
    }),
  )
  for (const text of ['', '1.23456', 'x', '1,5']) expect(() => partsOf(text)).toThrow(RangeError)
})

test.each([
  [1_000n, 300n, '3.3333'],
  [1n, 300n, '0.0033'],
  [100n, 40n, '2.5000'],
  [7n, 7n, '1.0000'],
] as const)('%s points at %s a share are %s', (given, each, text) => expect(inParts(sharesFor(given, each))).toBe(text))

test.each([
  [100_0000n, 101_0000n, '0.0100'],
  [100_0000n, 99_0000n, '-0.0100'],
  [3_0000n, 2_0000n, '-0.3333'],
  [3_0000n, 3_0000n, '0.0000'],
] as const)('from %s to %s is a change of %s', (before, after, text) =>
  expect(inParts(changeBetween(before, after))).toBe(text),
)

test('nothing came, nothing cost', () => {
  const came = { shares: 0n, cost: 0n }
  expect([averagePrice(came), gainOf(0n, 5n, came)]).toEqual([0n, { value: 0n, profit: 0n, rate: 0n }])
})

test('all shares together are available or locked', () => {
  const held = [
    { shares: '25.5000', available: '20.0000', locked: '5.5000' },
    { shares: '0.0001', available: '0.0001', locked: '0.0000' },
  ]
  expect(sharesInAll(held)).toEqual({ shares: '25.5001', available: '20.0001', locked: '5.5000' })
  expect(sharesInAll([])).toEqual({ shares: '0.0000', available: '0.0000', locked: '0.0000' })
})
