import { expect, test } from 'vitest'
import { chosenIn, isOpen, leftOf, missingIn, offeredIn, shortIn } from '#machines/payment/pay.rules.ts'
import {
  allShut,
  forPoints,
  nothingLeft,
  online,
  onlyShop,
  opening,
  order,
  shortBalance,
  someShut,
} from '#stories/fixtures/payment.ts'

const codes = (ways: ReturnType<typeof offeredIn>) => ways.map(({ code }) => code)
const open = (ways: ReturnType<typeof offeredIn>) => codes(ways.filter(isOpen))

test('every way stays in sight, and only those that can be used are open', () => {
  expect(codes(offeredIn(someShut, false))).toEqual(codes(offeredIn(online, false)))
  expect(open(offeredIn(someShut, false))).toEqual(['alipay', 'alipay_h5', 'pooulcloud', 'sdpay'])
  expect(open(offeredIn(allShut, true))).toEqual([])
  expect(open(offeredIn(shortBalance, false))).toEqual(['credit'])
})

test('what runs only inside another app is open only there', () => {
  expect(open(offeredIn(online, false))).not.toContain('wechat_mini')
  expect(open(offeredIn(online, true))).toContain('wechat_mini')
})

test('the first open way is chosen while nobody chose, and while what was chosen cannot be used', () => {
  expect(chosenIn(offeredIn(opening, false), undefined)?.code).toBe('balance')
  expect(chosenIn(offeredIn(opening, false), 'credit')?.code).toBe('credit')
  expect(chosenIn(offeredIn(shortBalance, false), 'balance')?.code).toBe('credit')
  expect(chosenIn(offeredIn(allShut, false), 'alipay')).toBe(undefined)
})

test('what is left and what is missing are worked out to the last cent', () => {
  const [balance] = opening.methods
  expect(balance && leftOf(balance, opening)).toBe('99.00')
  const [points] = forPoints.methods
  expect(points && leftOf(points, forPoints)).toBe('380')
  expect(shortIn(order)).toBe(undefined)
  const missing = [nothingLeft, shortBalance, onlyShop].map((checkout) => {
    const short = shortIn(checkout)
    return [short?.code, short && missingIn(short, checkout)]
  })
  expect(missing).toEqual([
    ['balance', '46.60'],
    ['balance', '46.60'],
    ['shop', '21.49'],
  ])
})
