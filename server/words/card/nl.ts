export const card = {
  done: {
    bind: 'Gelukt',
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
  },
}
