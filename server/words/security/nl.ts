export const security = {
  done: {
    setPin: 'Uw betaalpincode is ingesteld.',
    resetPin: 'Uw betaalpincode is ingesteld. Opnames zijn gepauzeerd tot {until}.',
  },
  letters: {
    pinLocked: {
      subject: 'Uw betaalpincode van {brand} is geblokkeerd',
      text: 'Uw betaalpincode is {tries} keer verkeerd ingevuld en is {minutes} minuten geblokkeerd.\nWas u het niet, wijzig dan nu uw wachtwoord.',
      sms: '{brand}: uw betaalpincode is na {tries} verkeerde pogingen {minutes} minuten geblokkeerd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    pinSet: {
      subject: 'Uw betaalpincode van {brand} is ingesteld',
      text: 'Voor uw account is een betaalpincode ingesteld. Die bevestigt uw betalingen.\nWas u het niet, wijzig dan nu uw wachtwoord en herstel de betaalpincode.',
      sms: '{brand}: voor uw account is een betaalpincode ingesteld. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    pinChanged: {
      subject: 'Uw betaalpincode van {brand} is gewijzigd',
      text: 'Uw betaalpincode is gewijzigd.\nWas u het niet, wijzig dan nu uw wachtwoord en herstel de betaalpincode.',
      sms: '{brand}: uw betaalpincode is gewijzigd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    pinReset: {
      subject: 'Uw betaalpincode van {brand} is hersteld',
      text: 'Uw betaalpincode is met een code hersteld. Opnames zijn gepauzeerd tot {until}.\nWas u het niet, wijzig dan nu uw wachtwoord.',
      sms: '{brand}: uw betaalpincode is hersteld. Opnames zijn gepauzeerd tot {until}. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
  },
}
