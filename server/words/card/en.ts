export const card = {
  done: {
    bind: 'success',
    prefer: 'Default bank account changed.',
    drop: 'Bank account deleted.',
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
    addressAdded: {
      subject: 'A payout address was added at {brand}',
      text: 'A payout address for USDT was added: {address}.\nIf it was not you, please change your password and your payment PIN now.',
      sms: '{brand}: a payout address for USDT was added: {address}. If it was not you, please change your password and your payment PIN now.',
    },
    addressChanged: {
      subject: 'Your {brand} payout address was changed',
      text: 'Your payout address for USDT was changed: {address}.\nIf it was not you, please change your password and your payment PIN now.',
      sms: '{brand}: your payout address for USDT was changed: {address}. If it was not you, please change your password and your payment PIN now.',
    },
  },
}
