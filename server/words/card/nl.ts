export const card = {
  done: {
    bind: 'Gelukt',
    prefer: 'Standaardbankrekening gewijzigd.',
    drop: 'Bankrekening verwijderd.',
  },
  letters: {
    bankAdded: {
      subject: 'Er is een bankrekening toegevoegd bij {brand}',
      text: 'Er is een bankrekening toegevoegd: {iban}.\nWas u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
      sms: '{brand}: er is een bankrekening toegevoegd: {iban}. Was u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
    },
    bankChanged: {
      subject: 'Uw bankrekening bij {brand} is gewijzigd',
      text: 'Uw bankrekening is gewijzigd: {iban}.\nWas u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
      sms: '{brand}: uw bankrekening is gewijzigd: {iban}. Was u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
    },
    addressAdded: {
      subject: 'Er is een opnameadres toegevoegd bij {brand}',
      text: 'Er is een opnameadres voor USDT toegevoegd: {address}.\nWas u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
      sms: '{brand}: er is een opnameadres voor USDT toegevoegd: {address}. Was u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
    },
    addressChanged: {
      subject: 'Uw opnameadres bij {brand} is gewijzigd',
      text: 'Uw opnameadres voor USDT is gewijzigd: {address}.\nWas u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
      sms: '{brand}: uw opnameadres voor USDT is gewijzigd: {address}. Was u het niet, wijzig dan nu uw wachtwoord en uw betaalpincode.',
    },
  },
}
