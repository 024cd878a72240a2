export const card = {
  done: {
    bind: 'Riuscito',
    prefer: 'Conto bancario predefinito modificato.',
    drop: 'Conto bancario eliminato.',
  },
  letters: {
    bankAdded: {
      subject: 'Un conto bancario è stato aggiunto a {brand}',
      text: 'È stato aggiunto un conto bancario: {iban}.\nSe non è stato Lei, cambi subito la password e il PIN di pagamento.',
      sms: '{brand}: è stato aggiunto un conto bancario: {iban}. Se non è stato Lei, cambi subito la password e il PIN di pagamento.',
    },
    bankChanged: {
      subject: 'Il Suo conto bancario su {brand} è stato modificato',
      text: 'Il Suo conto bancario è stato modificato: {iban}.\nSe non è stato Lei, cambi subito la password e il PIN di pagamento.',
      sms: '{brand}: il Suo conto bancario è stato modificato: {iban}. Se non è stato Lei, cambi subito la password e il PIN di pagamento.',
    },
    addressAdded: {
      subject: 'Un indirizzo di prelievo è stato aggiunto a {brand}',
      text: 'È stato aggiunto un indirizzo di prelievo per USDT: {address}.\nSe non è stato Lei, cambi subito la password e il PIN di pagamento.',
      sms: '{brand}: è stato aggiunto un indirizzo di prelievo per USDT: {address}. Se non è stato Lei, cambi subito la password e il PIN di pagamento.',
    },
    addressChanged: {
      subject: 'Il Suo indirizzo di prelievo su {brand} è stato modificato',
      text: 'Il Suo indirizzo di prelievo per USDT è stato modificato: {address}.\nSe non è stato Lei, cambi subito la password e il PIN di pagamento.',
      sms: '{brand}: il Suo indirizzo di prelievo per USDT è stato modificato: {address}. Se non è stato Lei, cambi subito la password e il PIN di pagamento.',
    },
  },
}
