export const security = {
  title: 'Betalingen vanuit uw account',
  notice: {
    begun:
      'Wij hebben betalingen vanuit uw account gepauzeerd. De pauze eindigt op {until}, tenzij een tweede persoon van ons team die bevestigt. Wie beslist: {who}, ons team. Reden: {reason}',
    stays:
      'Betalingen vanuit uw account blijven gepauzeerd tot twee personen van ons team de pauze opheffen. Wie beslist: {who}, ons team. Reden: {reason}',
    over: 'De pauze van betalingen vanuit uw account is voorbij. U kunt weer betalen en opnemen.',
    lifted: 'Ons team heeft de pauze van betalingen vanuit uw account opgeheven. U kunt weer betalen en opnemen.',
  },
  done: {
    setPin: 'Uw betaalpincode is ingesteld.',
    resetPin: 'Uw betaalpincode is ingesteld. Opnames zijn gepauzeerd tot {until}.',
    updatePassword: 'Uw wachtwoord is gewijzigd. Log in.',
    setMobile: 'Uw telefoonnummer is toegevoegd.',
    updateMobile: 'Uw telefoonnummer is gewijzigd. Log in.',
    setEmail:
      '{waits, select, yes {Uw e-mailadres verandert over 24 uur. Tot dan kunt u dat annuleren.} other {Uw e-mailadres is opgeslagen.}}',
    cancelEmailChange: 'Uw e-mailadres blijft zoals het is.',
    setPause: 'Uw account is gepauzeerd. Er gaat nu niets meer uit.',
    liftPause: 'De pauze is opgeheven.',
    setWatchword: 'Uw herkenningswoord is opgeslagen.',
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
    phoneAdded: {
      subject: 'Aan uw account bij {brand} is een telefoonnummer toegevoegd',
      text: 'Het telefoonnummer {contact} is aan uw account toegevoegd. U kunt ermee inloggen en er codes op ontvangen.\nWas u het niet, wijzig dan nu uw wachtwoord.',
      sms: '{brand}: het telefoonnummer {contact} is aan uw account toegevoegd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    phoneChanged: {
      subject: 'Uw telefoonnummer bij {brand} is gewijzigd',
      text: 'Het telefoonnummer van uw account is nu {contact} en alle apparaten zijn uitgelogd. Opnames zijn gepauzeerd tot {until}.\nWas u het niet, herstel dan nu uw wachtwoord met uw e-mailadres.',
      sms: '{brand}: het telefoonnummer van uw account is nu {contact}. Opnames zijn gepauzeerd tot {until}. Was u het niet, herstel dan nu uw wachtwoord per e-mail.',
    },
    emailChanged: {
      subject: 'Uw e-mailadres bij {brand} is gewijzigd',
      text: 'Het e-mailadres van uw account is nu {contact}. Hier komen geen berichten meer aan. Opnames zijn gepauzeerd tot {until}.\nWas u het niet, wijzig dan nu uw wachtwoord en neem contact met ons op.',
      sms: '{brand}: het e-mailadres van uw account is nu {contact}. Opnames zijn gepauzeerd tot {until}. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    emailWaits: {
      subject: 'Uw e-mailadres bij {brand} gaat veranderen',
      text: 'Voor uw account is een nieuw e-mailadres ingevoerd: {contact}. Het geldt vanaf {until}. Tot dan kunt u inloggen en ontvangt u berichten zoals voorheen, en kunt u de wijziging in de app annuleren.',
      sms: '{brand}: uw e-mailadres verandert op {until} in {contact}. Tot dan kunt u dat in de app annuleren.',
    },
    emailKept: {
      subject: 'Uw e-mailadres bij {brand} blijft',
      text: 'De wijziging van uw e-mailadres is geannuleerd. Alles blijft zoals het is.',
      sms: '{brand}: de wijziging van uw e-mailadres is geannuleerd.',
    },
    emailTaken: {
      subject: 'Uw e-mailadres bij {brand} is niet gewijzigd',
      text: 'Een ander account gebruikt {contact} inmiddels, dus uw e-mailadres blijft zoals het is.',
      sms: '{brand}: uw e-mailadres is niet gewijzigd, omdat een ander account {contact} inmiddels gebruikt.',
    },
    stopped: {
      subject: 'Uw {brand}-account is stilgezet',
      text: 'Er kan niets meer van uw account weg, en alle apparaten zijn uitgelogd.\nStel eerst een nieuw wachtwoord en een nieuwe betaalpincode in. Hef daarna de pauze op in de app: de code daarvoor komt op dit adres.',
      sms: '{brand}: er kan niets meer van uw account weg, en alle apparaten zijn uitgelogd. Stel een nieuw wachtwoord en een nieuwe betaalpincode in.',
    },
    pauseSet: {
      subject: 'Uw {brand}-account is gepauzeerd',
      text: 'Uw account is gepauzeerd. Tot de pauze is opgeheven kan er niets worden verkocht, overgeboekt, betaald of opgenomen. Geld komt nog wel binnen, en open orders lopen door.\nWas u het niet, wijzig dan nu uw wachtwoord.',
      sms: '{brand}: uw account is gepauzeerd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    pauseLifted: {
      subject: 'De pauze van uw {brand}-account is opgeheven',
      text: 'De pauze van uw account is met uw wachtwoord en een code opgeheven. U kunt weer verkopen, overboeken, betalen en opnemen.\nWas u het niet, wijzig dan nu uw wachtwoord en pauzeer uw account opnieuw.',
      sms: '{brand}: de pauze van uw account is opgeheven. Was u het niet, wijzig dan nu uw wachtwoord en pauzeer het opnieuw.',
    },
    watchwordSet: {
      subject: 'Uw herkenningswoord van {brand} is gewijzigd',
      text: 'Voor uw account is een nieuw herkenningswoord opgeslagen. Elke brief van ons begint er voortaan mee.\nWas u het niet, wijzig dan nu uw wachtwoord.',
      sms: '{brand}: uw herkenningswoord is gewijzigd. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
  },
}
