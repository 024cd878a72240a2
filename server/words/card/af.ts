export const card = {
  done: {
    bind: 'Geslaag',
  },
  letters: {
    bankAdded: {
      subject: '’n Bankrekening is by {brand} bygevoeg',
      text: '’n Bankrekening is bygevoeg: {iban}.\nAs dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
      sms: '{brand}: ’n bankrekening is bygevoeg: {iban}. As dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
    },
    bankChanged: {
      subject: 'U {brand}-bankrekening is verander',
      text: 'U bankrekening is verander: {iban}.\nAs dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
      sms: '{brand}: u bankrekening is verander: {iban}. As dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
    },
  },
}
