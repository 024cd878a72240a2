export const card = {
  done: {
    bind: 'Riuscito',
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
  },
}
