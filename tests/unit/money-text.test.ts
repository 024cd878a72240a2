import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type Currency, decimalOf, minorOf, SCALE } from '#contract/money.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { almostAmount, currency, failsWithin, holdsFor, LIMIT, replay, runsText } from './money.arbitraries.ts'

type Read = (text: string, unit: Currency) => bigint
type Write = (minor: bigint, unit: Currency) => string
const LONGEST = 10n ** 23n
const signed = fc.bigInt({ min: -LONGEST, max: LONGEST })

const roundTrip = (read: Read, write: Write) =>
  fc.property(currency, signed, (unit, drawn) => {
    const minor = drawn % 10n ** BigInt(15 + SCALE[unit])
    return read(write(minor, unit), unit) === minor
  })

/** The grammar once more, a mark at a time: no two people make the same mistake in two ways. */
function isAmount(text: string, unit: Currency): boolean {
  const unsigned = text[0] === '-' ? text.slice(1) : text
  const [whole = '', places, ...more] = unsigned.split('.')
  const isDigits = (marks: string) => marks.length > 0 && [...marks].every((mark) => mark >= '0' && mark <= '9')
  if (more.length > 0 || !isDigits(whole) || whole.length > 15 || (whole.length > 1 && whole[0] === '0')) return false
  return places === undefined || (isDigits(places) && places.length <= SCALE[unit])
}
const refusal = (read: Read) =>
  fc.property(currency, almostAmount, (unit, text) => {
    try {
      read(text, unit)
      return isAmount(text, unit)
    } catch (error) {
      return error instanceof RangeError && !isAmount(text, unit)
    }
  })

const throughNumber: Read = (text, unit) => {
  const number = Number(text)
  if (!Number.isFinite(number)) throw new RangeError(text)
  return BigInt(Math.round(number * 10 ** SCALE[unit]))
}
const asNumber: Write = (minor, unit) => (Number(minor) / 10 ** SCALE[unit]).toFixed(SCALE[unit])

test(`an amount is the same after it was written and read (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, roundTrip(minorOf, decimalOf))
})

test('and is not when it goes through a floating number', () => {
  expect(failsWithin(1_000, roundTrip(throughNumber, asNumber))).toBe(true)
})

test(`every text outside of the grammar is refused, and none within it (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.15, refusal(minorOf))
})

test('and is read as something by whoever asks Number', () => {
  expect(failsWithin(1_000, refusal(throughNumber))).toBe(true)
})

afterAll(() => leaveFact('properties-text', `properties of amounts as text: ${runsText()}`))
