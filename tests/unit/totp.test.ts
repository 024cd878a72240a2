import { expect, test } from 'vitest'
import { RECOVERY_CODES, TOTP } from '#contract/limits.ts'
import { newCodes, spelt } from '#server/factor/recovery.ts'
import { codeAt, keyText, keyUri, spanFor, spanOf } from '#server/factor/totp.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { SECRET } from '#tests/world/factor.ts'

const at = (seconds: number) => new Date(seconds * 1000)

/** Appendix B of RFC 6238, the rows of SHA-1. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %d the code is %s', (second, code) => {
  expect(codeAt(SECRET, spanOf(at(second)), 8)).toBe(code)
  expect(codeAt(SECRET, spanOf(at(second)))).toBe(code.slice(2))
})

/** Appendix D of RFC 4226. */
test('the first ten codes of a count are those of its own standard', () => {
  expect(Array.from({ length: 10 }, (_, count) => codeAt(SECRET, count))).toEqual(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
  )
})

test('a code is heard one span early and one late, and never again', () => {
  const now = at(1_111_111_111)
  const span = spanOf(now)
  for (const beside of [-1, 0, 1]) expect(spanFor(SECRET, codeAt(SECRET, span + beside), now, 0)).toBe(span + beside)
  for (const beside of [-2, 2]) expect(spanFor(SECRET, codeAt(SECRET, span + beside), now, 0)).toBe(undefined)
  expect(spanFor(SECRET, codeAt(SECRET, span), now, span)).toBe(undefined)
  expect(spanFor(SECRET, codeAt(SECRET, span - 1), now, span)).toBe(undefined)
  expect(spanFor(SECRET, codeAt(SECRET, span + 1), now, span)).toBe(span + 1)
})

test('the app reads a key without padding, and a name without a plus', () => {
  expect(keyText(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(SECRET).toHaveLength(TOTP.bytes)
  expect(keyUri(SECRET, 'a b+c@quay.test')).toBe(
    'otpauth://totp/Quay:a%20b%2Bc%40quay.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Quay',
  )
})

test('recovery codes are ten, all different, and read alike however they are written down', () => {
  const codes = newCodes(chanceFrom('recovery'))
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(spelt(' oiL12-abcde ')).toBe(spelt('01112ABCDE'))
})
