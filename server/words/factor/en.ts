export const factor = {
  done: {
    unlock: 'Your password is confirmed.',
    beginApp: 'Add the key to your app.',
    proveApp: 'Two-step verification is on.',
    renewCodes: 'You have new recovery codes.',
    dropApp: 'Two-step verification is off.',
    enter: 'You are signed in.',
  },
  letters: {
    on: {
      subject: 'Two-step verification is on for your {brand} account',
      text: 'Two-step verification was turned on. From now on we ask for a code of your authenticator app when you sign in and confirm larger payments.\nIf it was not you, please change your password and contact us now.',
      sms: '{brand}: two-step verification was turned on. If it was not you, please change your password now.',
    },
    off: {
      subject: 'Two-step verification is off for your {brand} account',
      text: 'Two-step verification was turned off. Your recovery codes are no longer valid.\nIf it was not you, please change your password and contact us now.',
      sms: '{brand}: two-step verification was turned off. If it was not you, please change your password now.',
    },
    codes: {
      subject: 'You have new {brand} recovery codes',
      text: 'New recovery codes were made for your account. The codes before are no longer valid.\nIf it was not you, please change your password and contact us now.',
      sms: '{brand}: new recovery codes were made for your account. If it was not you, please change your password now.',
    },
  },
}
