import { describe, expect, test } from 'vitest'
import { shortAmount } from '#contract/money.ts'
import type { SellStart } from '#contract/trade.ts'
import { formAgain, mostNow, portionOf, PORTIONS, preview, sellProblems } from '#machines/trade/sell.rules.ts'
import * as orders from '#stories/fixtures/order.ts'
import { filled, start } from '#stories/fixtures/sell.ts'

describe('what may be sold', () => {
  const limits = { ...start.limits, today_left: '1000.00000000' }
  const bounds = { limits, balance: start.balance }
  test.each([
    ['', 'amount-required'],
    ['many', 'amount-invalid'],
    ['0', 'out-of-range'],
    ['-60', 'out-of-range'],
    ['9999999999999', 'out-of-range'],
    ['60.123456789', 'amount-places'],
    ['49.99999999', 'amount-least'],
    ['50', undefined],
    ['1000', undefined],
    ['1000.00000001', 'amount-today'],
    ['99999', 'amount-today'],
  ])('of "%s" coins it is said: %s', (quantity, problem) => {
    expect(sellProblems({ ...filled, quantity }, bounds)).toEqual(problem ? { quantity: problem } : {})
  })

  test.each([
    ['what one has', { max: '5000', today_left: '4500' }, '100', 'amount-available'],
    ['what the day leaves', { max: '5000', today_left: '70' }, '100', 'amount-today'],
    ['what one order may be of', { max: '60', today_left: '4500' }, '100', 'amount-most'],
  ] as const)('much too much is measured by %s where that is the least', (_, more, available, problem) => {
    const here = { limits: { ...start.limits, ...more }, balance: { coin: available, available } }
    expect(sellProblems({ ...filled, quantity: '99999' }, here)).toEqual({ quantity: problem })
  })

  test('where nothing fits, no range is said', () => {
    const here = { ...bounds, balance: { coin: '12', available: '12' } }
    const said = (quantity: string) => sellProblems({ ...filled, quantity }, here).quantity
    expect([said('0'), said('49'), said('50')]).toEqual(['amount-invalid', 'amount-least', 'amount-available'])
  })

  test.each([
    ['normal', '', '', {}],
    ['member', '', '', { merchant_no: 'merchant-required' }],
    ['member', '4071', '', { merchant_no: 'merchant-unknown' }],
    ['member', '40718826', '', {}],
    ['password', '', '', { phrase: 'phrase-required' }],
    ['password', '', ' gulls ', { phrase: 'phrase-short' }],
    ['password', '', 'grey gulls', {}],
  ] as const)('in mode %s, for "%s" and with "%s"', (mode, merchant_no, phrase, problems) => {
    expect(sellProblems({ ...filled, mode, merchant_no, phrase }, bounds)).toEqual(problems)
  })

  test('all of it is the least of what there is, what one order holds and what the day leaves', () => {
    expect(mostNow(bounds)).toBe('1000.00000000')
    expect(mostNow(start)).toBe(start.balance.available)
    expect(mostNow({ ...bounds, limits: { ...limits, max: '70.5' } })).toBe('70.5')
  })
})

describe('a part of what there is', () => {
  const of = (available: string, limits: Partial<SellStart['limits']> = {}) => {
    const here = { limits: { ...start.limits, ...limits }, balance: { coin: available, available } }
    return PORTIONS.map((portion) => portionOf(portion, here))
  }

  test.each([
    ['is exact', of('1284.50000000'), ['321.125', '642.25', '1284.5']],
    ['is rounded down to the last place', of('200.00000003'), ['50', '100.00000001', '200.00000003']],
    [
      'stays exact where a float would not',
      of('4503.59962737', { max: '99999', today_left: '99999' }),
      ['1125.89990684', '2251.79981368', '4503.59962737'],
    ],
    ['is not there where an order may not be of so few', of('120'), [undefined, '60', '120']],
    ['is not there where an order or the day allows fewer', of('9000'), ['2250', '4500', undefined]],
    ['is not there where nothing is', of('0.00000000'), [undefined, undefined, undefined]],
  ])('%s', (_, portions, expected) => {
    expect(portions).toEqual(expected)
  })
})

test('what is shown while one types is what the quote says', () => {
  expect(preview('500', start.market.unit_price, start.fee)).toEqual({ amount: 49_600n, fee: 496n, net: 49_104n })
  expect(preview('0.1', start.market.unit_price, { rate: '0.01', fixed: '0.05' })).toEqual({
    amount: 9n,
    fee: 6n,
    net: 3n,
  })
  expect(preview('1,5', start.market.unit_price, start.fee)).toBeUndefined()
})

test('a form is begun again without its phrase, and names a merchant only when one was meant', () => {
  expect(formAgain({ ...orders.cancelledUnpaid, mode: 'password' })).toEqual({
    ...filled,
    mode: 'password',
    pay_type: 'bank',
  })
  expect(formAgain({ ...orders.cancelledUnpaid, mode: 'member' }).merchant_no).toBe('40718826')
  expect(formAgain(orders.cancelledUnpaid).merchant_no).toBe('')
})

test.each([
  ['1240', '1240'],
  ['1000.00', '1000'],
  ['0.50000000', '0.5'],
])('%s is written %s', (long, short) => {
  expect(shortAmount(long)).toBe(short)
})
