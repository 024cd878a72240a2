import { expect, it } from 'vitest'
import { jsonText } from '../../scripts/lib/json-text.ts'

it('writes on one line what fits there, and a line for each part of what does not', () => {
  const long = 'a'.repeat(115)
  expect(jsonText({ few: [1, 'two', null], none: {}, many: [long, { deep: true }] })).toBe(`{
  "few": [1, "two", null],
  "none": {},
  "many": [
    "${long}",
    { "deep": true }
  ]
}`)
})
