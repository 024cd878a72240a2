export const security = {
  title: 'Payments from your account',
  notice: {
    begun:
      'We have paused payments from your account. The pause ends on {until} unless a second person on our team confirms it. Who decides: {who}, our team. Reason: {reason}',
    stays:
      'Payments from your account stay paused until two people on our team lift the pause. Who decides: {who}, our team. Reason: {reason}',
    over: 'The pause of payments from your account is over. You can pay and withdraw again.',
    lifted: 'Our team lifted the pause of payments from your account. You can pay and withdraw again.',
  },
  done: {
    setPin: 'Your payment PIN is set.',
    resetPin: 'Your payment PIN is set. Withdrawals are paused until {until}.',
    updatePassword: 'Your password is changed. Please sign in.',
    setMobile: 'Your phone number is added.',
    updateMobile: 'Your phone number is changed. Please sign in.',
    setEmail:
      '{waits, select, yes {Your e-mail address changes in 24 hours. Until then you can cancel that.} other {Your e-mail address is saved.}}',
    cancelEmailChange: 'Your e-mail address stays as it is.',
    setPause: 'Your account is paused. Nothing leaves it now.',
    liftPause: 'The pause is lifted.',
    setWatchword: 'Your watchword is saved.',
  },
  letters: {
    pinLocked: {
      subject: 'Your {brand} payment PIN is locked',
      text: 'Your payment PIN was entered wrongly {tries} times and is locked for {minutes} minutes.\nIf it was not you, please change your password now.',
      sms: '{brand}: your payment PIN is locked for {minutes} minutes after {tries} wrong tries. If it was not you, please change your password now.',
    },
    pinSet: {
      subject: 'Your {brand} payment PIN is set',
      text: 'A payment PIN was set for your account. It confirms your payments.\nIf it was not you, please change your password and reset the payment PIN now.',
      sms: '{brand}: a payment PIN was set for your account. If it was not you, please change your password now.',
    },
    pinChanged: {
      subject: 'Your {brand} payment PIN was changed',
      text: 'Your payment PIN was changed.\nIf it was not you, please change your password and reset the payment PIN now.',
      sms: '{brand}: your payment PIN was changed. If it was not you, please change your password now.',
    },
    pinReset: {
      subject: 'Your {brand} payment PIN was reset',
      text: 'Your payment PIN was reset with a code. Withdrawals are paused until {until}.\nIf it was not you, please change your password now.',
      sms: '{brand}: your payment PIN was reset. Withdrawals are paused until {until}. If it was not you, please change your password now.',
    },
    phoneAdded: {
      subject: 'A phone number was added to your {brand} account',
      text: 'The phone number {contact} was added to your account. You can sign in with it and receive codes there.\nIf it was not you, please change your password now.',
      sms: '{brand}: the phone number {contact} was added to your account. If it was not you, please change your password now.',
    },
    phoneChanged: {
      subject: 'Your {brand} phone number was changed',
      text: 'The phone number of your account is now {contact}, and every device was signed out. Withdrawals are paused until {until}.\nIf it was not you, please reset your password with your e-mail address now.',
      sms: '{brand}: the phone number of your account is now {contact}. Withdrawals are paused until {until}. If it was not you, please reset your password by e-mail now.',
    },
    emailChanged: {
      subject: 'Your {brand} e-mail address was changed',
      text: 'The e-mail address of your account is now {contact}. Letters no longer come here. Withdrawals are paused until {until}.\nIf it was not you, please change your password now and contact us.',
      sms: '{brand}: the e-mail address of your account is now {contact}. Withdrawals are paused until {until}. If it was not you, please change your password now.',
    },
    emailWaits: {
      subject: 'Your {brand} e-mail address is about to change',
      text: 'A new e-mail address was entered for your account: {contact}. It takes effect on {until}. Until then you sign in and receive letters as before, and you can cancel the change in the app.',
      sms: '{brand}: your e-mail address changes to {contact} on {until}. You can cancel that in the app until then.',
    },
    emailKept: {
      subject: 'Your {brand} e-mail address stays',
      text: 'The change of your e-mail address was cancelled. Everything stays as it is.',
      sms: '{brand}: the change of your e-mail address was cancelled.',
    },
    emailTaken: {
      subject: 'Your {brand} e-mail address was not changed',
      text: 'Another account uses {contact} by now, so your e-mail address stays as it is.',
      sms: '{brand}: your e-mail address was not changed, because another account uses {contact} by now.',
    },
    stopped: {
      subject: 'Your {brand} account is stopped',
      text: 'Nothing can leave your account, and every device was signed out.\nPlease set a new password and a new payment PIN first. Then lift the pause in the app: the code for it comes to this address.',
      sms: '{brand}: nothing can leave your account, and every device was signed out. Please set a new password and a new payment PIN.',
    },
    pauseSet: {
      subject: 'Your {brand} account is paused',
      text: 'Your account was paused. Nothing can be sold, transferred, paid or withdrawn until the pause is lifted. Money still arrives, and open orders continue.\nIf it was not you, please change your password now.',
      sms: '{brand}: your account was paused. If it was not you, please change your password now.',
    },
    pauseLifted: {
      subject: 'The pause of your {brand} account is lifted',
      text: 'The pause of your account was lifted with your password and a code. You can sell, transfer, pay and withdraw again.\nIf it was not you, please change your password and pause your account again now.',
      sms: '{brand}: the pause of your account was lifted. If it was not you, please change your password and pause it again now.',
    },
    watchwordSet: {
      subject: 'Your {brand} watchword has changed',
      text: 'A new watchword was saved for your account. Every letter from us will begin with it from now on.\nIf it was not you, please change your password now.',
      sms: '{brand}: your watchword has changed. If it was not you, please change your password now.',
    },
  },
}

export type FreezeNotice = keyof typeof security.notice
