import type { Scene } from '#contract/session.ts'

export const session = {
  done: {
    signIn: 'You are signed in.',
    signOut: 'You are signed out.',
    sendRegisterCode: 'The code is on its way.',
    checkRegisterCode: 'The code is correct.',
    register: 'Your account is ready. Please sign in.',
    sendResetCode: 'If this account exists, the code is on its way.',
    resetPassword: 'Your password is changed. Please sign in.',
    sendCode: 'The code is on its way.',
    authorise: 'You are authorised.',
    bind: 'Your account is linked.',
  },
  welcome: 'A gift of the demo',
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
    pause: 'lift the pause of your account',
  } satisfies Record<Scene, string>,
  letters: {
    greeting: 'Hello,',
    undo: 'Was it not you? Stop everything here: nothing leaves your account any more, and every device is signed out.\n{undo}',
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
    inUse: {
      subject: 'Someone wanted to add this to a {brand} account',
      text: 'Someone wanted to add this address to another account. It belongs to your account, so no code was sent and nothing changed.\nIf it was you, please sign in to this account. If not, you can ignore this message.',
      sms: '{brand}: someone wanted to add this phone number to another account. It belongs to your account, so nothing changed.',
    },
    passwordChanged: {
      subject: 'Your {brand} password was changed',
      text: 'Your password was changed, and every device was signed out. Withdrawals are paused until {until}.\nIf it was not you, please reset your password now.',
      sms: '{brand}: your password was changed. Withdrawals are paused until {until}. If it was not you, please reset it now.',
    },
  },
}
