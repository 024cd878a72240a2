import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, minorOf, SCALE, type Currency } from '#contract/money.ts'
import { figures } from '#src/lib/format.ts'

const currency = fc.constantFrom(...(Object.keys(SCALE) as Currency[]))
const LARGEST = 10n ** 14n
const minor = fc.bigInt({ min: -LARGEST, max: LARGEST })

describe('an amount', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(currency, minor, (unit, amount) => void expect(minorOf(decimalOf(amount, unit), unit)).toBe(amount)),
    )
  })

  it('is written with exactly the places of its currency', () => {
    fc.assert(
      fc.property(
        currency,
        minor,
        (unit, amount) => void expect(decimalOf(amount, unit).split('.')[1]?.length ?? 0).toBe(SCALE[unit]),
      ),
    )
  })

  it('keeps its order in text of one length', () => {
    fc.assert(
      fc.property(currency, minor, minor, (unit, one, other) => {
        const [a, b] = [minorOf(decimalOf(one, unit), unit), minorOf(decimalOf(other, unit), unit)]
        expect(a < b).toBe(one < other)
      }),
    )
  })

  it('may leave out places, never add any', () => {
    fc.assert(
      fc.property(
        currency,
        fc.stringMatching(/^[1-9][0-9]{0,9}$/),
        fc.stringMatching(/^[0-9]{1,8}$/),
        (unit, whole, places) => {
          const read = () => minorOf(`${whole}.${places}`, unit)
          if (places.length > SCALE[unit]) expect(read).toThrow(RangeError)
          else expect(read()).toBe(BigInt(whole + places.padEnd(SCALE[unit], '0')))
        },
      ),
    )
  })

  it.each([
    '',
    ' ',
    '1,5',
    '1.',
    '.5',
    '01',
    '+1',
    '1e3',
    '1 000',
    '0x1',
    '--1',
    '１',
    '1.2.3',
    'NaN',
    '-',
    '9'.repeat(16),
  ])('is not %j', (text) => {
    expect(() => minorOf(text, 'COIN')).toThrow(RangeError)
  })
})

describe('figures', () => {
  const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

  it('lose no digit of an amount, in any language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'de', 'he', 'pl', 'zh-Hans', 'pt'),
        fc.bigInt({ min: 0n, max: LARGEST }),
        (locale, amount) => {
          const text = decimalOf(amount, 'EUR')
          expect(digitsOf(figures(text, 'EUR', locale))).toBe(digitsOf(text))
        },
      ),
    )
  })

  it('are those of the language', () => {
    expect(figures('1234.50', 'EUR', 'en')).toBe('€1,234.50')
    expect(figures('1234.50', 'EUR', 'de')).toBe('1.234,50\u00A0€')
    expect(figures('0.000001', 'USDT', 'en')).toBe('0.000001')
    expect(figures('7', 'POINTS', 'en')).toBe('7')
  })
})
