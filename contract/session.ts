import * as v from 'valibot'
import { UserInfo } from './account.ts'
import { endpoint } from './endpoint.ts'
import { SIGN_OUT_PATH } from './limits.ts'
import { BY_SECOND, SecondCode } from './second.ts'
import {
  Account,
  Agreed,
  Email,
  Flag,
  InviteCode,
  Line,
  Mark,
  Moment,
  Nothing,
  optional,
  Password,
  Phone,
  Url,
  Username,
  VerificationCode,
} from './shapes.ts'

const recipient = {
  type: v.picklist(['email', 'mobile']),
  account: Account,
}
/** The request number is not told where somebody else asked for the code. */
export const CodeSent = v.object({
  resend_seconds: v.number(),
  expire_seconds: v.number(),
  request_no: v.optional(v.string(), ''),
})
export type CodeSent = v.InferOutput<typeof CodeSent>

export const Entered = v.object({ token: v.string(), user_info: UserInfo, cancel_revoked: Flag })
export type Entered = v.InferOutput<typeof Entered>

/** A code is bound to one scene and one account. */
export const SCENES = [
  'login',
  'register',
  'reset',
  'bind_mobile',
  'up_mobile',
  'bind_email',
  'payword',
  'password',
  'bank',
  'withdraw_address',
  'zhuxiao',
  'pause',
] as const
export type Scene = (typeof SCENES)[number]

export const session = {
  signIn: endpoint({
    path: '/user/login',
    access: 'anyone',
    writes: true,
    takes: v.object({
      account: Account,
      type: v.optional(v.picklist(['email', 'account', 'code']), 'email'),
      password: v.optional(v.string(), ''),
      code: v.optional(v.string(), ''),
      request_no: Mark,
      device: Mark,
    }),
    gives: Entered,
    refusals: ['invalid', 'wrong-login', 'wrong-code', 'dead-code', 'second-needed', 'too-often'],
    summary: 'Opens a session by e-mail, phone or username with a password, or by a verification code.',
  }),
  signOut: endpoint({
    path: SIGN_OUT_PATH,
    access: 'member',
    writes: true,
    signsOut: true,
    takes: Nothing,
    gives: Nothing,
    refusals: [],
    summary: 'Ends the session of this token.',
  }),
  sendRegisterCode: endpoint({
    path: '/user/register/spend_sms',
    access: 'anyone',
    writes: true,
    takes: v.object(recipient),
    gives: CodeSent,
    refusals: ['invalid', 'code-lives', 'too-often'],
    summary: 'Sends the code that opens a registration. The same answer for a known and an unknown account.',
  }),
  checkRegisterCode: endpoint({
    path: '/user/register/yz_code',
    access: 'anyone',
    writes: true,
    takes: v.object({ account: Account, code: VerificationCode, request_no: Mark }),
    gives: v.object({ verify_ticket: v.string(), expire_time: Moment }),
    refusals: ['invalid', 'wrong-code', 'dead-code', 'account-taken'],
    summary: 'Exchanges the code for a ticket that the registration needs.',
  }),
  register: endpoint({
    path: '/user/register',
    access: 'anyone',
    writes: true,
    takes: v.object({
      email: Email,
      code: optional(VerificationCode),
      request_no: Mark,
      password: Password,
      password_confirm: v.string(),
      invite_code: optional(InviteCode),
      username: optional(Username),
      mobile: optional(Phone),
      agree: Agreed,
      verify_ticket: v.optional(v.string(), ''),
    }),
    gives: v.object({ user_id: v.number(), user_no: v.string() }),
    refusals: ['invalid', 'wrong-code', 'dead-code', 'account-taken'],
    summary:
      'Creates a member whose e-mail is proven by a ticket, or by the code itself. Gives no token: the new member signs in.',
  }),
  inviter: endpoint({
    path: '/user/register/inviter',
    access: 'anyone',
    takes: v.object({ invite_code: Line }),
    gives: v.object({ inviter_username: v.string(), avatar: Url, valid: Flag }),
    refusals: [],
    summary: 'Who invites: the masked name behind an invite code.',
  }),
  sendResetCode: endpoint({
    path: '/user/forget/spend_sms',
    access: 'anyone',
    writes: true,
    takes: v.object({ ...recipient, device: Mark }),
    gives: CodeSent,
    refusals: ['invalid', 'code-lives', 'too-often'],
    summary: 'Sends the code that resets a password. The same answer whether the account exists or not.',
  }),
  resetPassword: endpoint({
    path: '/user/forget/reset',
    access: 'anyone',
    writes: true,
    signsOut: true,
    takes: v.object({
      account: Account,
      code: VerificationCode,
      request_no: Mark,
      password: Password,
      password_confirm: v.string(),
      second: optional(SecondCode),
      /** Of the refusal that asked for the second factor. */
      ticket: v.optional(v.string(), ''),
    }),
    gives: Nothing,
    refusals: ['invalid', 'wrong-code', 'dead-code', ...BY_SECOND, 'ticket-stale'],
    summary:
      'Sets a new password by a code and, where there is one, the second factor, and ends every session of the account. Whether there is one is said only once the code was right.',
  }),
  sendCode: endpoint({
    path: '/user/sms/spend_sms',
    access: 'optional',
    writes: true,
    takes: v.object({
      scene: v.picklist([
        'login',
        'bind_mobile',
        'up_mobile',
        'bind_email',
        'payword',
        'password',
        'bank',
        'withdraw_address',
        'zhuxiao',
        'pause',
      ]),
      type: v.picklist(['email', 'mobile']),
      account: v.optional(Line, ''),
      device: Mark,
    }),
    gives: v.object({ ...CodeSent.entries, masked_account: v.string() }),
    refusals: ['invalid', 'code-lives', 'too-often', 'signed-out'],
    summary: 'Sends a code for one scene; only `login` serves a visitor.',
  }),
  authorise: endpoint({
    path: '/user/login/wx_user_bind',
    access: 'anyone',
    writes: true,
    takes: v.object({
      code: Line,
      encrypted_data: v.optional(v.string(), ''),
      iv: v.optional(v.string(), ''),
      invite_code: v.optional(v.string(), ''),
      device: Mark,
    }),
    gives: v.object({
      openid: v.string(),
      session_key: v.string(),
      bound: Flag,
      invite_code: v.optional(v.string(), ''),
      token: v.optional(v.string()),
      user_info: v.optional(UserInfo),
      cancel_revoked: Flag,
    }),
    refusals: ['invalid', 'not-authorised', 'not-available', 'second-needed', 'too-often'],
    summary:
      'Exchanges a mini-program login code with its provider; opens a session when it is bound to a member, and tells a newcomer the invite code back if somebody has it.',
  }),
  bind: endpoint({
    path: '/user/login/wx_bind',
    access: 'anyone',
    writes: true,
    takes: v.object({
      openid: v.string(),
      session_key: v.string(),
      account: Account,
      password: v.optional(v.string(), ''),
      code: v.optional(v.string(), ''),
      request_no: Mark,
      device: Mark,
    }),
    gives: Entered,
    refusals: ['invalid', 'not-authorised', 'wrong-login', 'wrong-code', 'dead-code', 'second-needed', 'too-often'],
    summary: 'Binds the mini-program identity to a member, and opens a session.',
  }),
}
