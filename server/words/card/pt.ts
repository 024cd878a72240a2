export const card = {
  done: {
    bind: 'Concluído',
  },
  letters: {
    bankAdded: {
      subject: 'Foi adicionada uma conta bancária na {brand}',
      text: 'Foi adicionada uma conta bancária: {iban}.\nSe não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
      sms: '{brand}: foi adicionada uma conta bancária: {iban}. Se não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
    },
    bankChanged: {
      subject: 'A sua conta bancária na {brand} foi alterada',
      text: 'A sua conta bancária foi alterada: {iban}.\nSe não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
      sms: '{brand}: a sua conta bancária foi alterada: {iban}. Se não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
    },
  },
}
