import { expect, test } from 'vitest'
import { pinProblems, pinResetProblems } from '#machines/security/pin.rules.ts'

const form = { old_payword: '', payword: '284719', payword_confirm: '284719' }

test('a first PIN asks for no old one, another PIN does', () => {
  expect(pinProblems(form, { hasPin: false })).toEqual({})
  expect(pinProblems(form, { hasPin: true })).toEqual({ old_payword: 'pin-required' })
  expect(pinProblems({ ...form, old_payword: '28' }, { hasPin: true })).toEqual({ old_payword: 'pin-incomplete' })
  expect(pinProblems({ ...form, old_payword: '730284' }, { hasPin: true })).toEqual({})
})

test('both must be the same', () => {
  expect(pinProblems({ ...form, payword_confirm: '730284' }, { hasPin: false })).toEqual({
    payword_confirm: 'pin-mismatch',
  })
})

test.each(['000000', '123456', '345678', '567890', '901234', '654321', '109876', '212121', '369369'])(
  '%s is too easy to guess',
  (payword) => {
    expect(pinProblems({ ...form, payword, payword_confirm: payword }, { hasPin: false })).toEqual({
      payword: 'pin-common',
    })
  },
)

test.each(['112233', '246802', '135790', '123321', '123465', '000001'])('%s may be a PIN', (payword) => {
  expect(pinProblems({ ...form, payword, payword_confirm: payword }, { hasPin: false })).toEqual({})
})

test('a reset asks for the code too', () => {
  const { payword, payword_confirm } = form
  expect(pinResetProblems({ code: '', payword, payword_confirm }, {})).toEqual({ code: 'code-required' })
  expect(pinResetProblems({ code: '12', payword: '', payword_confirm: '' }, {})).toEqual({
    code: 'code-incomplete',
    payword: 'pin-required',
  })
})

test('a reset asks for the second factor once it was asked for', () => {
  const { payword, payword_confirm } = form
  const reset = { code: '408167', payword, payword_confirm }
  const ways = ['totp', 'recovery'] as const
  expect(pinResetProblems({ ...reset, second: 'x' }, {})).toEqual({})
  expect(pinResetProblems(reset, { ways })).toEqual({ second: 'code-required' })
  expect(pinResetProblems({ ...reset, code: '', second: '12' }, { ways })).toEqual({
    code: 'code-required',
    second: 'second-invalid',
  })
  expect(pinResetProblems({ ...reset, second: '123456' }, { ways })).toEqual({})
})
