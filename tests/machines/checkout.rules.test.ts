import { describe, expect, it } from 'vitest'
import { isPointsShort, movesBetween } from '#machines/shop-order/checkout.rules.ts'
import { checkout, fewPoints, forPoints, moved, withPoints } from '#stories/fixtures/checkout.ts'

describe('what has moved since it was shown', () => {
  it('is nothing where all is the same', () => {
    expect(
      movesBetween(checkout, { ...checkout, quote_hash: 'another', server_time: checkout.server_time + 60 }),
    ).toEqual([])
  })

  it('is each price, each number and each part of the sum, and nothing else', () => {
    const [mug, , roast] = withPoints.items
    const [dearMug, , oneRoast] = moved.items
    expect(movesBetween(withPoints, moved)).toEqual([
      { what: 'price', before: mug, now: dearMug },
      { what: 'number', before: roast, now: oneRoast },
      { what: 'freight' },
      { what: 'points' },
      { what: 'days' },
      { what: 'pay' },
      { what: 'earns' },
    ])
  })

  it('is where it goes, how long one has to pay, and how long it can be returned', () => {
    const elsewhere = { ...checkout, address: null, pay_minutes: 20, return_days: 14 }
    expect(movesBetween(checkout, elsewhere)).toEqual([{ what: 'address' }, { what: 'minutes' }, { what: 'returns' }])
  })
})

describe('points', () => {
  it('are too few where less are there than it takes', () => {
    expect([checkout, withPoints, forPoints, fewPoints].map(isPointsShort)).toEqual([false, false, false, true])
  })
})
