export const card = {
  done: {
    bind: 'Concluído',
    prefer: 'Conta bancária predefinida alterada.',
    drop: 'Conta bancária eliminada.',
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
    addressAdded: {
      subject: 'Foi adicionado um endereço de levantamento na {brand}',
      text: 'Foi adicionado um endereço de levantamento para USDT: {address}.\nSe não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
      sms: '{brand}: foi adicionado um endereço de levantamento para USDT: {address}. Se não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
    },
    addressChanged: {
      subject: 'O seu endereço de levantamento na {brand} foi alterado',
      text: 'O seu endereço de levantamento para USDT foi alterado: {address}.\nSe não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
      sms: '{brand}: o seu endereço de levantamento para USDT foi alterado: {address}. Se não foi o próprio, altere já a palavra-passe e o PIN de pagamento.',
    },
  },
}
