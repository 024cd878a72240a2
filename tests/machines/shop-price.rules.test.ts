import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointsEarned, pointsMost, priceOf, sellerFee, splitBy, worthOf } from '#machines/shop-order/price.rules.ts'

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

test('lines bear exactly what is paid, in money and in points', () => {
  const lines = fc.array(
    fc.record({ num: fc.integer({ min: 1, max: 99 }), price: cents, points: fc.integer({ min: 0, max: 500 }) }),
    { minLength: 1, maxLength: 9 },
  )
  fc.assert(
    fc.property(lines, cents, cents, (wanted, carriage, have) => {
      const goods = wanted.reduce((all, { num, price }) => all + price * BigInt(num), 0n)
      const most = pointsMost(goods, TERMS)
      const used = have < most ? have : most
      const price = priceOf(wanted, carriage, used, TERMS)
      const sum = (of: 'cash' | 'worth' | 'points') => price.lines.reduce((all, line) => all + line[of], 0n)
      expect([sum('cash') + carriage, sum('worth'), sum('points')]).toEqual([price.pay, price.worth, price.points])
      expect(price.worth * 5n <= goods).toBe(true)
      for (const { cash } of price.lines) expect(cash >= 0n).toBe(true)
    }),
  )
})

test.each([
  [1_000n, TERMS, 200n],
  [999n, TERMS, 199n],
  [1_000n, { point_value: '0', points_share: '0.2' }, 0n],
  [1_000n, { point_value: '0.003', points_share: '0.5' }, 1_666n],
])('of %s cents so many points are a part of the price at most', (goods, terms, most) => {
  expect(pointsMost(goods, terms)).toBe(most)
  expect(worthOf(most, terms) * 10n <= goods * 5n).toBe(true)
})

test('a fee is rounded down for the store, and points come for whole euros', () => {
  expect([sellerFee(6_666n, '0.03'), sellerFee(33n, '0.03'), sellerFee(34n, '0.03')]).toEqual([199n, 0n, 1n])
  expect([pointsEarned(199n, '1'), pointsEarned(250n, '1.5'), pointsEarned(99n, '10')]).toEqual([1n, 3n, 0n])
})
