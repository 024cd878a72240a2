export const factor = {
  done: {
    unlock: 'Uw wachtwoord is bevestigd.',
    beginApp: 'Voeg de sleutel toe aan uw app.',
    proveApp: 'Verificatie in twee stappen staat aan.',
    renewCodes: 'U hebt nieuwe herstelcodes.',
    provePasskey: 'Uw passkey is toegevoegd.',
    remove: 'Het is verwijderd.',
    drop: 'Verificatie in twee stappen staat uit.',
    enter: 'U bent ingelogd.',
  },
  letters: {
    on: {
      subject: 'Verificatie in twee stappen staat aan voor uw {brand}-account',
      text: 'Verificatie in twee stappen is ingeschakeld. Vanaf nu vragen we bij het inloggen en bij grotere betalingen om een code van uw authenticator-app.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: verificatie in twee stappen is ingeschakeld. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    off: {
      subject: 'Verificatie in twee stappen staat uit voor uw {brand}-account',
      text: 'Verificatie in twee stappen is uitgeschakeld. Uw herstelcodes zijn niet meer geldig.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: verificatie in twee stappen is uitgeschakeld. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    codes: {
      subject: 'U hebt nieuwe herstelcodes van {brand}',
      text: 'Voor uw account zijn nieuwe herstelcodes gemaakt. De vorige zijn niet meer geldig.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: voor uw account zijn nieuwe herstelcodes gemaakt. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    passkey: {
      subject: 'Passkey toegevoegd aan uw {brand}-account',
      text: 'Er is een passkey aan uw account toegevoegd. Wie het apparaat heeft waarop die is gemaakt, kan er de tweede stap mee bevestigen.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: er is een passkey aan uw account toegevoegd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    passkeyGone: {
      subject: 'Passkey verwijderd uit uw {brand}-account',
      text: 'Er is een passkey uit uw account verwijderd. Die bevestigt hier niets meer.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: er is een passkey uit uw account verwijderd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    appGone: {
      subject: 'Authenticator-app verwijderd uit uw {brand}-account',
      text: 'Uw authenticator-app is uit uw account verwijderd. De codes ervan zijn hier niet meer geldig.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: uw authenticator-app is uit uw account verwijderd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
  },
}
