import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { figures } from '#src/lib/format.ts'
import { percent } from '#src/lib/share-text.ts'
import { nextDateOf } from '#src/parts/invest/next-date.ts'
import { mostShareOf, poolShareOf } from '#src/screens/invest/pool-share.ts'
import { leastOf, shortOf } from '#src/screens/invest/short-of.ts'
import { runningOrder } from '#stories/fixtures/invest-orders.ts'
import { coinItem, openProject } from '#stories/fixtures/purchases.ts'

const pool = (pool: string, left: number) =>
  poolShareOf({
    ...coinItem,
    price: '50.00000000',
    total: 100,
    left,
    pool,
    example: { amount: '50.00000000', low: '0', high: '22.50000000' },
  })

test('the pool is held against the upper end of all that is put in, and never said to cover more than it does', () => {
  expect(pool('200.00000000', 1)).toEqual({ whole: '2250.00000000', covered: 8 })
  expect(pool('200.00000000', 100)).toEqual({ whole: '22.50000000', covered: 100 })
  expect(pool('0.00000000', 1)).toEqual({ whole: '2250.00000000', covered: 0 })
})

test.each([
  [{ amount: '50.00000000', low: '0', high: '22.50000000' }, '0.4500'],
  [{ amount: '30.00000000', low: '0', high: '0.01000000' }, '0.0003'],
  [{ amount: '0', low: '0', high: '0' }, '0.0000'],
])('what all days of a term come to at the most is a part of what is put in: %j', (example, share) => {
  expect(mostShareOf(example, 'COIN')).toBe(share)
})

describe('what is missing', () => {
  test('is known before anything is sent, to the cent', () => {
    expect(shortOf({ ...openProject, available: '99.99' }, leastOf(openProject))).toBe('0.01')
    expect(shortOf({ ...openProject, available: '100.00' }, leastOf(openProject))).toBe(undefined)
  })

  test('is not said of whoever has not signed in', () => {
    expect(shortOf({ ...openProject, available: null }, '100.00')).toBe(undefined)
  })
})

describe('the next date of an order', () => {
  const { server_time: now } = runningOrder
  const at = (facts: Partial<typeof runningOrder>) => nextDateOf({ ...runningOrder, ...facts })

  test('is the one to come', () => {
    expect(at({ next_payout_time: now + 60 })).toBe(now + 60)
  })

  test('is none that has passed, and none while payment is suspended', () => {
    expect(at({ next_payout_time: now - 60 })).toBe(null)
    expect(at({ status: 'suspended', next_payout_time: now + 60 })).toBe(null)
    expect(at({ next_payout_time: null })).toBe(null)
  })
})

test('what is below nothing has a minus, and no hyphen, in every language', () => {
  for (const { tag } of LOCALES)
    for (const said of [percent('-0.0043', tag, true), percent('-0.0043', tag), figures('-14.85', 'EUR', tag)]) {
      expect(said).toContain('−')
      expect(said).not.toContain('-')
    }
})
