import { describe, expect, it } from 'vitest'
import { backOf, returnProblems, type RefundWish, writtenFor } from '#machines/refund/wish.rules.ts'
import { partlyRefunded, refundingOrder, returnableOrder, unsentReturnable } from '#stories/fixtures/refund.ts'
import { returnedOf } from '#src/screens/shop-order/returned.ts'

describe('what comes back', () => {
  it('is nothing of nothing', () => {
    expect(backOf(unsentReturnable.refundable, [])).toEqual({
      goods: '0.00',
      freight: '0.00',
      amount: '0.00',
      points: 0,
    })
  })

  it('is the share of each line, in money and in points', () => {
    expect(backOf(returnableOrder.refundable, [2, 5])).toEqual({
      goods: '47.90',
      freight: '0.00',
      amount: '47.90',
      points: 170,
    })
  })

  it('is the carriage, too, with all of it and not before', () => {
    const { refundable } = unsentReturnable
    expect(backOf(refundable, [5])).toMatchObject({ freight: '0.00', amount: '24.00' })
    expect(backOf(refundable, [5, 12])).toMatchObject({ goods: '58.90', freight: '3.90', amount: '62.80' })
  })

  it('has come back by what the trail says, and no points that were earned', () => {
    expect(returnedOf(partlyRefunded)).toEqual({ amount: '25.60', points: 0 })
    const earns = { step: 3, time: 1, place: 'member', currency: 'POINTS', amount: '69' } as const
    expect(returnedOf({ trail: [...partlyRefunded.trail, earns], earned: 69 })).toEqual({ amount: '25.60', points: 0 })
  })
})

const wish: RefundWish = { call: 'refund', item_ids: [2], reason: 'damaged', explain: '', images: [] }

describe('what is asked back', () => {
  it('has a line and a reason', () => {
    expect(returnProblems(wish)).toEqual({})
    expect(returnProblems({ ...wish, item_ids: [], reason: '' })).toEqual({
      item_ids: 'required',
      reason: 'reason-required',
    })
  })

  it('goes to our team with a sentence', () => {
    expect(returnProblems({ call: 'refund_appeal', explain: 'No.' })).toEqual({ explain: 'text-short' })
    expect(returnProblems({ call: 'refund_appeal', explain: 'It was broken when it came.' })).toEqual({})
  })

  it('is written anew for the next return of the same order', () => {
    expect(writtenFor('refund', returnableOrder)).toBe('refund/S0000000016/0')
    expect(writtenFor('refund', refundingOrder)).toBe('refund/S0000000012/5')
  })
})
