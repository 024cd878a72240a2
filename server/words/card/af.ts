export const card = {
  done: {
    bind: 'Geslaag',
    prefer: 'Verstekbankrekening verander.',
    drop: 'Bankrekening geskrap.',
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
    addressAdded: {
      subject: '’n Onttrekkingsadres is by {brand} bygevoeg',
      text: '’n Onttrekkingsadres vir USDT is bygevoeg: {address}.\nAs dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
      sms: '{brand}: ’n onttrekkingsadres vir USDT is bygevoeg: {address}. As dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
    },
    addressChanged: {
      subject: 'U {brand}-onttrekkingsadres is verander',
      text: 'U onttrekkingsadres vir USDT is verander: {address}.\nAs dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
      sms: '{brand}: u onttrekkingsadres vir USDT is verander: {address}. As dit nie u was nie, verander asseblief nou u wagwoord en u betaal-PIN.',
    },
  },
}
