export const card = {
  done: {
    bind: 'success',
  },
  letters: {
    bankAdded: {
      subject: 'A bank account was added at {brand}',
      text: 'A bank account was added: {iban}.\nIf it was not you, please change your password and your payment PIN now.',
      sms: '{brand}: a bank account was added: {iban}. If it was not you, please change your password and your payment PIN now.',
    },
    bankChanged: {
      subject: 'Your {brand} bank account was changed',
      text: 'Your bank account was changed: {iban}.\nIf it was not you, please change your password and your payment PIN now.',
      sms: '{brand}: your bank account was changed: {iban}. If it was not you, please change your password and your payment PIN now.',
    },
  },
}
