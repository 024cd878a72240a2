import type { Problem } from '#contract/problems.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { Scene } from '#contract/session.ts'

/** What the server says, in English. Every other language has the same sentences. */
export const en = {
  refusals: {
    'signed-out': 'Please sign in to continue.',
    missing: 'We could not find this.',
    'no-role': 'Your account does not have access to this.',
    'moved-on': 'This has changed in the meantime. Please look again.',
    invalid: 'Please check the marked fields.',
    'too-often': 'Too many attempts. Please try again in {wait} min.',
    'wrong-login': 'The account or the password is not correct.',
    'wrong-code': 'The code is not correct. {left, plural, one {# try} other {# tries}} left.',
    'dead-code': 'This code is no longer valid. Please request a new one.',
    'account-taken': 'An account with this e-mail already exists. Please sign in.',
    'not-authorised': 'Please confirm the authorisation and try again.',
    'not-available': 'This is not available at the moment.',
    busy: 'We are very busy. Please try again shortly.',
  } satisfies Record<RefusalName, string>,
  fault: 'Something went wrong on our side. Reference: {id}',
  problems: {
    required: 'Please fill this in.',
    unreadable: 'Please check this entry.',
    'email-required': 'Please enter your e-mail.',
    'email-invalid': 'Please enter a valid e-mail.',
    'account-required': 'Please enter your account.',
    'phone-invalid': 'Please enter a valid phone number.',
    'username-invalid': 'Use 6 to 11 letters, digits, hyphens or underscores.',
    'username-taken': 'This username is already taken.',
    'password-required': 'Please enter your password.',
    'password-short': 'Use at least 6 characters.',
    'password-long': 'Use at most 72 characters.',
    'password-common': 'This password is too easy to guess.',
    'password-mismatch': 'The two passwords are not the same.',
    'code-required': 'Please enter the code.',
    'code-incomplete': 'The code has 6 digits.',
    'invite-invalid': 'Please enter a valid invite code.',
    'invite-unknown': 'This invite code does not exist.',
    'agree-required': 'Please agree to the terms first.',
  } satisfies Record<Problem, string>,
  done: {
    'session.signIn': 'You are signed in.',
    'session.signOut': 'You are signed out.',
    'session.sendRegisterCode': 'The code is on its way.',
    'session.checkRegisterCode': 'The code is correct.',
    'session.register': 'Your account is ready. Please sign in.',
    'session.sendResetCode': 'If this account exists, the code is on its way.',
    'session.resetPassword': 'Your password is changed. Please sign in.',
    'session.sendCode': 'The code is on its way.',
    'session.authorise': 'You are authorised.',
    'session.bind': 'Your account is linked.',
  },
  level: 'Level {level}',
  scenes: {
    login: 'sign in',
    register: 'create an account',
    reset: 'reset your password',
    bind_mobile: 'add a phone number',
    up_mobile: 'change your phone number',
    bind_email: 'add an e-mail',
    payword: 'set your payment PIN',
    password: 'change your password',
    bank: 'change your bank account',
    withdraw_address: 'change your withdrawal address',
    zhuxiao: 'close your account',
  } satisfies Record<Scene, string>,
  letters: {
    greeting: 'Hello,',
    closing: 'The {brand} team',
    code: {
      subject: 'Your {brand} code',
      text: 'Your code is {code}. It is valid for {minutes} minutes.\nPurpose: {scene}.\nWe will never ask you for it. If you did not request it, you can ignore this message.',
      sms: '{brand}: your code is {code}. Purpose: {scene}. Never share it.',
    },
    taken: {
      subject: 'You already have a {brand} account',
      text: 'Someone asked to create an account with this address. You already have one, so no code was sent.\nIf it was you, please sign in or reset your password. If not, you can ignore this message.',
      sms: '{brand}: you already have an account. Please sign in or reset your password.',
    },
    passwordChanged: {
      subject: 'Your {brand} password was changed',
      text: 'Your password was changed, and every device was signed out.\nIf it was not you, please reset your password now.',
      sms: '{brand}: your password was changed. If it was not you, please reset it now.',
    },
  },
}

type Text<Book> = { readonly [Key in keyof Book]: Book[Key] extends string ? string : Text<Book[Key]> }

/** The book of one language. */
export type Words = Text<typeof en>
