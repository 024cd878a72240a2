import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MoneyInfo } from '#contract/account.ts'
import { decimalOf } from '#contract/money.ts'
import { heldIn, worthOfPart } from '#machines/wallet/worth.rules.ts'
import { investedIn } from '#server/account/invested.ts'
import { moneyIn } from '#server/ledger/holdings.ts'
import { centreOwner, longNamed, member, merchant, newcomer, unpriced } from '#stories/fixtures/account.ts'

const PARTS = ['balance', 'usdt', 'eur', 'profit', 'coin', 'shop', 'margin'] as const
const sumOf = (money: MoneyInfo) =>
  decimalOf(
    PARTS.reduce((sum, part) => sum + worthOfPart(money, part), 0n),
    'EUR',
  )

const minor = fc.bigInt(0n, 10n ** 13n).map(String)
const price = fc.option(fc.bigInt(1n, 10n ** 10n).map((parts) => decimalOf(parts, 'COIN')))
const accountOf = (kind: (typeof PARTS)[number]) =>
  fc.record({ kind: fc.constant(kind), available: minor, held: kind === 'shop' ? fc.constant('0') : minor })
const holdings = fc.record({
  accounts: fc
    .tuple(...PARTS.map(accountOf))
    .chain((all) => fc.subarray(all).map((some) => [...some, { kind: 'points' as const, available: '40', held: '2' }])),
  prices: fc.record({ COIN: price, USDT: price }),
})

describe('the total of a member’s money', () => {
  test('is what its accounts come to, with what is held of each and with the security deposit', () => {
    fc.assert(
      fc.property(holdings, (held) => {
        const money = moneyIn(held)
        expect(sumOf(money)).toBe(money.total)
      }),
    )
  })

  test.each([
    ['a member', member],
    ['a newcomer', newcomer],
    ['a merchant', merchant],
    ['a service centre', centreOwner],
    ['large figures', longNamed],
    ['no prices', unpriced],
  ])('adds up in the stories: %s', (_, { money }) => {
    expect(sumOf(money)).toBe(money.total)
  })
})

test('what is held is told by currency, and only what there is', () => {
  expect(heldIn(merchant.money)).toEqual([
    { unit: 'EUR', value: '40.00' },
    { unit: 'COIN', value: '25.00000000' },
    { unit: 'USDT', value: '60.000000' },
  ])
  expect(heldIn(newcomer.money)).toEqual([])
})

test('what is put in is told in EUR, or not at all while a price is missing', () => {
  const sums = { EUR: '10000', COIN: '200000000' }
  expect(investedIn({ sums, next: 7 }, { COIN: '1.25', USDT: null })).toEqual({ worth: '102.50', next_payout_time: 7 })
  expect(investedIn({ sums, next: null }, { COIN: null, USDT: null })).toEqual({ worth: null, next_payout_time: null })
  expect(investedIn({ sums: {}, next: null }, { COIN: null, USDT: null }).worth).toBe('0.00')
})
