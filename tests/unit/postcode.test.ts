import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#contract/countries.ts'
import { hasPostcode, postcodeLooks, postcodeOf } from '#contract/postcode.ts'

describe('a postcode', () => {
  it.each([
    ['CN', '310012', '310012'],
    ['DE', ' 20457 ', '20457'],
    ['DE', 'D-20457', undefined],
    ['DE', 'DE-20457', '20457'],
    ['DE', '2045', undefined],
    ['IT', '20144', '20144'],
    ['PL', '00950', '00-950'],
    ['PL', '00-950', '00-950'],
    ['PT', '1200109', '1200-109'],
    ['PT', '1200', undefined],
    ['NL', '1016gv', '1016 GV'],
    ['NL', '1016', undefined],
    ['SE', '11455', '114 55'],
    ['SE', 'SE-114 55', '114 55'],
    ['IL', '6688218', '6688218'],
    ['IL', '66882', undefined],
    ['ZA', '8001', '8001'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'GB1 1AA', 'GB1 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['CA', 'k1a 0b1', 'K1A 0B1'],
    ['US', '11201', '11201'],
    ['US', '112011234', '11201-1234'],
    ['JP', '１００ー０００１', undefined],
    ['JP', '１００－０００１', '100-0001'],
    ['DE', '٢٠٤٥٧', undefined],
    ['DE', '20457; drop table', undefined],
  ])('of %s: %s', (country, typed, written) => {
    expect(postcodeOf(country, typed)).toBe(written)
  })

  it('is needed where there are some, and is free elsewhere, up to twelve signs', () => {
    expect(postcodeOf('DE', ' ')).toBeUndefined()
    expect(postcodeOf('AE', ' ')).toBe('')
    expect(postcodeOf('AE', 'po 123')).toBe('PO 123')
    expect(postcodeOf('AE', '1234567890123')).toBeUndefined()
    expect(postcodeOf('AE', '<b>')).toBeUndefined()
  })

  it('that is shown as an example is one', () => {
    const known = COUNTRIES.filter(hasPostcode)
    expect(known.length).toBeGreaterThan(40)
    expect(known.filter((country) => postcodeOf(country, postcodeLooks(country)) !== postcodeLooks(country))).toEqual(
      [],
    )
  })
})
