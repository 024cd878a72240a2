export const factor = {
  done: {
    unlock: 'Your password is confirmed.',
    beginApp: 'Add the key to your app.',
    proveApp: 'Two-step verification is on.',
    renewCodes: 'You have new recovery codes.',
    provePasskey: 'Your passkey is added.',
    remove: 'It is removed.',
    drop: 'Two-step verification is off.',
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
    passkey: {
      subject: 'A passkey was added to your {brand} account',
      text: 'A passkey was added to your account. Whoever holds the phone or computer it was made on can confirm the second step with it.\nIf it was not you, please change your password and contact us now.',
      sms: '{brand}: a passkey was added to your account. If it was not you, please change your password now.',
    },
    passkeyGone: {
      subject: 'A passkey was removed from your {brand} account',
      text: 'A passkey was removed from your account. It no longer confirms anything here.\nIf it was not you, please change your password and contact us now.',
      sms: '{brand}: a passkey was removed from your account. If it was not you, please change your password now.',
    },
    appGone: {
      subject: 'Your authenticator app was removed from {brand}',
      text: 'Your authenticator app was removed from your account. Its codes are no longer valid here.\nIf it was not you, please change your password and contact us now.',
      sms: '{brand}: your authenticator app was removed from your account. If it was not you, please change your password now.',
    },
  },
}
