import * as v from 'valibot'
import { CODE_PATTERN, EMAIL_PATTERN } from '#contract/limits.ts'
import type { Problem } from '#contract/problems.ts'
import { Account, Agreed, Email, InviteCode, optional, Password, VerificationCode } from '#contract/shapes.ts'
import { withSecond, type Second } from '../factor/second.rules.ts'
import { checks, problemsBy, type Problems } from '../lib/problems.ts'

export type Way = 'email' | 'account' | 'code'

export interface SignInForm {
  account: string
  password: string
  code: string
}

export interface MemberForm {
  password: string
  password_confirm: string
  invite_code: string
  agree: 0 | 1
}

export interface PasswordForm extends Second {
  code: string
  password: string
  password_confirm: string
}

/** Of a password that exists only the server knows whether it is right. */
const KnownPassword = v.pipe(v.string(), v.minLength(1, 'password-required' satisfies Problem))

export const WAYS = {
  email: v.object({ account: Email, password: KnownPassword, code: v.string() }),
  account: v.object({ account: Account, password: KnownPassword, code: v.string() }),
  code: v.object({ account: Account, password: v.string(), code: VerificationCode }),
} as const

const Member = v.object({
  password: Password,
  password_confirm: v.string(),
  invite_code: optional(InviteCode),
  agree: Agreed,
})
const NewPassword = v.object({ code: VerificationCode, password: Password, password_confirm: v.string() })

export const signInProblems = (way: Way, form: SignInForm): Problems<keyof SignInForm> => problemsBy(WAYS[way], form)

export const accountProblems = (way: Way, account: string): Problems<'account'> =>
  problemsBy(v.object({ account: way === 'email' ? Email : Account }), { account })

export const emailProblems = (email: string): Problems<'email'> => problemsBy(v.object({ email: Email }), { email })

const mismatch = (form: { password: string; password_confirm: string }): Problems<'password_confirm'> =>
  form.password === form.password_confirm ? {} : { password_confirm: 'password-mismatch' }

export const memberProblems = checks(Member, (form: MemberForm, problems) => ({ ...mismatch(form), ...problems }))

export const passwordProblems = withSecond(
  checks(NewPassword, (form: PasswordForm, problems) => ({ ...mismatch(form), ...problems })),
)

export const codeProblems = (code: string): Problems<'code'> =>
  problemsBy(v.object({ code: VerificationCode }), { code })

export const isCode = (text: string) => CODE_PATTERN.test(text)

export const channelOf = (account: string): 'email' | 'mobile' =>
  EMAIL_PATTERN.test(account.trim()) ? 'email' : 'mobile'
