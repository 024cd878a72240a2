import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/limits.ts'
import { isProblem } from '#contract/problems.ts'
import { isClean } from '#machines/lib/problems.ts'
import {
  accountProblems,
  channelOf,
  emailProblems,
  isCode,
  memberProblems,
  passwordProblems,
  signInProblems,
  type Way,
} from '#machines/session/session.rules.ts'

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', 'a@b', 'mira@quay.example', '\u0000', '123456', '１２３４５６'),
)
const good = fc.string({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX })
const email = fc.emailAddress().filter((address) => !/["(),:;<>[\]\\]/.test(address))
const way = fc.constantFrom<Way>('email', 'account', 'code')
const code = fc.stringMatching(/^[0-9]{6}$/)
const spaces = fc.stringMatching(/^[ \t]{0,4}$/)
const holds = fc.assert

describe('signing in', () => {
  it('has a name for whatever is wrong, and looks at no field twice', () => {
    holds(
      fc.property(way, text, text, text, (by, account, password, digits) => {
        const problems = signInProblems(by, { account, password, code: digits })
        expect(Object.values(problems).every(isProblem)).toBe(true)
        expect(Object.keys(problems).filter((field) => !['account', 'password', 'code'].includes(field))).toEqual([])
      }),
    )
  })

  it('takes every e-mail address with every long enough password', () => {
    holds(
      fc.property(
        email,
        good,
        (account, password) => void expect(signInProblems('email', { account, password, code: '' })).toEqual({}),
      ),
    )
  })

  it('asks by code for the code alone, and otherwise for the password alone', () => {
    holds(
      fc.property(email, text, (account, anything) => {
        expect(signInProblems('code', { account, password: anything, code: '123456' })).toEqual({})
        expect(signInProblems('code', { account, password: anything, code: '' })).toEqual({ code: 'code-required' })
        expect(signInProblems('account', { account, password: '', code: anything })).toEqual({
          password: 'password-required',
        })
      }),
    )
  })

  it('does not judge a password that exists', () => {
    expect(signInProblems('email', { account: 'mira@quay.example', password: 'abc', code: '' })).toEqual({})
    expect(signInProblems('account', { account: 'mira-k', password: 'x'.repeat(PASSWORD_MAX + 1), code: '' })).toEqual(
      {},
    )
  })

  it('does not care for spaces around an address', () => {
    holds(
      fc.property(
        email,
        spaces,
        spaces,
        (account, before, after) => void expect(emailProblems(before + account + after)).toEqual({}),
      ),
    )
  })

  it('says of nothing that it is missing, not that it is wrong', () => {
    expect(emailProblems('  ')).toEqual({ email: 'email-required' })
    expect(accountProblems('email', '')).toEqual({ account: 'email-required' })
    expect(accountProblems('code', '')).toEqual({ account: 'account-required' })
  })
})

describe('a password that is chosen', () => {
  const chosen = (password: string, password_confirm: string) =>
    passwordProblems({ code: '123456', password, password_confirm }, {})

  it('must be typed twice the same', () => {
    holds(
      fc.property(
        good,
        good,
        (one, other) =>
          void expect(chosen(one, other)).toEqual(one === other ? {} : { password_confirm: 'password-mismatch' }),
      ),
    )
  })

  it('is neither short nor long, wherever the limit is', () => {
    const of = (length: number) => 'x'.repeat(length)
    expect(chosen(of(PASSWORD_MIN - 1), of(PASSWORD_MIN - 1))).toEqual({ password: 'password-short' })
    expect(chosen(of(PASSWORD_MIN), of(PASSWORD_MIN))).toEqual({})
    expect(chosen(of(PASSWORD_MAX), of(PASSWORD_MAX))).toEqual({})
    expect(chosen(of(PASSWORD_MAX + 1), of(PASSWORD_MAX + 1))).toEqual({ password: 'password-long' })
    expect(chosen('', '')).toEqual({ password: 'password-required' })
  })

  it('makes a member only with the agreement', () => {
    holds(
      fc.property(good, fc.constantFrom<0 | 1>(0, 1), (password, agree) => {
        const problems = memberProblems({ password, password_confirm: password, invite_code: '', agree })
        expect(isClean(problems)).toBe(agree === 1)
      }),
    )
  })

  it('takes an invite code in any case, none at all, and no other', () => {
    const invited = (invite_code: string) =>
      memberProblems({ password: 'long enough', password_confirm: 'long enough', invite_code, agree: 1 })
    holds(fc.property(fc.stringMatching(/^[A-Za-z0-9]{6,12}$/), (invite) => void expect(invited(invite)).toEqual({})))
    holds(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{1,5}$/),
        (invite) => void expect(invited(invite)).toEqual({ invite_code: 'invite-invalid' }),
      ),
    )
  })
})

describe('a code', () => {
  it('has six plain digits', () => {
    holds(fc.property(code, (digits) => void expect(isCode(digits)).toBe(true)))
    holds(fc.property(text, (anything) => void expect(isCode(anything)).toBe(/^[0-9]{6}$/.test(anything))))
  })

  it('goes to an e-mail address, or else to a phone', () => {
    holds(fc.property(email, spaces, (account, space) => void expect(channelOf(account + space)).toBe('email')))
    holds(fc.property(fc.stringMatching(/^1[3-9][0-9]{9}$/), (phone) => void expect(channelOf(phone)).toBe('mobile')))
  })
})
