import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type Currency, SCALE } from '#contract/money.ts'
import { decimalParts, type Exchange, exchanged, inverse, partsOf } from '#machines/wallet/fee.rules.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { amount, currency, failsWithin, feeRate, holdsFor, LIMIT, rate, replay, runsText } from './money.arbitraries.ts'

type Exchanging = (exchange: Exchange) => { arrives: bigint; fee: bigint; net: bigint }
const ONE = 10n ** 8n
const unitsOf = (unit: Currency) => 10n ** BigInt(SCALE[unit])
const free = (gross: bigint, from: Currency, to: Currency, at: string): Exchange => ({
  gross,
  from,
  to,
  rate: at,
  feeRate: '0',
})

/** What arrives is what the rate says, less than one unit short of it, and is all fee and net. */
const conserves = (exchange: Exchanging) =>
  fc.property(amount, currency, currency, rate, feeRate, (gross, from, to, at, charged) => {
    const { arrives, fee, net } = exchange({ gross, from, to, rate: at, feeRate: charged })
    const exact = gross * partsOf(at) * unitsOf(to)
    const unit = ONE * unitsOf(from)
    return arrives * unit <= exact && exact < (arrives + 1n) * unit && fee >= 0n && net >= 0n && fee + net === arrives
  })

/** Parts that are exchanged one by one never arrive as more than the whole, and lose less than one unit each. */
const splits = (exchange: Exchanging) =>
  fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), currency, currency, rate, (parts, from, to, at) => {
    const whole = parts.reduce((sum, part) => sum + part, 0n)
    const one = exchange(free(whole, from, to, at)).arrives
    const many = parts.reduce((sum, part) => sum + exchange(free(part, from, to, at)).arrives, 0n)
    return many <= one && one - many < BigInt(parts.length)
  })

const roundTrip = (exchange: Exchanging, back: (at: string) => string) =>
  fc.property(amount, currency, currency, rate, feeRate, (gross, from, to, at, charged) => {
    const there = exchange({ gross, from, to, rate: at, feeRate: charged }).net
    return exchange(free(there, to, from, back(at))).net <= gross
  })

const monotone = (exchange: Exchanging) =>
  fc.property(amount, amount, currency, feeRate, feeRate, (one, more, unit, some, other) => {
    const at = (gross: bigint, charged: string) =>
      exchange({ gross, from: unit, to: unit, rate: '1', feeRate: charged })
    const [low, high] = some < other ? [some, other] : [other, some]
    const { fee, net } = at(one, low)
    return fee <= at(one + more, low).fee && fee <= at(one, high).fee && net + fee === one
  })

/** Rounds to the nearest, as a price tag does. */
const nearest: Exchanging = ({ gross, from, to, rate: at, feeRate: charged }) => {
  const unit = ONE * unitsOf(from)
  const arrives = (gross * partsOf(at) * unitsOf(to) + unit / 2n) / unit
  const fee = (arrives * partsOf(charged)) / ONE
  return { arrives, fee, net: arrives - fee }
}
const upwardsBack = (at: string) => decimalParts((ONE * ONE) / partsOf(at) + 1n)
/** A fee and a rest, each rounded on its own. */
const apart: Exchanging = ({ gross, feeRate: charged }) => {
  const part = (of: bigint) => (gross * of) / ONE
  return { arrives: gross, fee: part(partsOf(charged)), net: part(ONE - partsOf(charged)) }
}

test(`an exchange makes nothing and loses less than a unit (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, conserves(exchanged))
  holdsFor(0.05, splits(exchanged))
})

test('and rounding to the nearest makes something', () => {
  expect([failsWithin(1_000, conserves(nearest)), failsWithin(1_000, splits(nearest))]).toEqual([true, true])
})

test(`there and back never gains (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, roundTrip(exchanged, inverse))
})

test('and gains when it is rounded to the nearest, or the way back upwards', () => {
  const gains = [roundTrip(nearest, inverse), roundTrip(exchanged, upwardsBack)]
  expect(gains.map((property) => failsWithin(5_000, property))).toEqual([true, true])
})

test(`a fee grows with the amount and the rate, and fee and rest are the whole (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, monotone(exchanged))
})

test('and are not when each is rounded on its own', () => {
  expect(failsWithin(1_000, monotone(apart))).toBe(true)
})

afterAll(() => leaveFact('properties-exchange', `properties of exchanges: ${runsText()}`))
