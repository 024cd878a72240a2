export const security = {
  title: 'Betalningar från ditt konto',
  notice: {
    begun:
      'Vi har pausat betalningar från ditt konto. Pausen upphör {until} om ingen andra person i vårt team bekräftar den. Vem som beslutar: {who}, vårt team. Orsak: {reason}',
    stays:
      'Betalningar från ditt konto är fortsatt pausade tills två personer i vårt team häver pausen. Vem som beslutar: {who}, vårt team. Orsak: {reason}',
    over: 'Pausen för betalningar från ditt konto är över. Du kan betala och ta ut pengar igen.',
    lifted: 'Vårt team har hävt pausen för betalningar från ditt konto. Du kan betala och ta ut pengar igen.',
  },
  done: {
    setPin: 'Din betalnings-PIN är vald.',
    resetPin: 'Din betalnings-PIN är vald. Uttag är pausade till {until}.',
    updatePassword: 'Ditt lösenord är ändrat. Logga in.',
    setMobile: 'Ditt telefonnummer är tillagt.',
    updateMobile: 'Ditt telefonnummer är ändrat. Logga in.',
    setEmail:
      '{waits, select, yes {Din e-postadress ändras om 24 timmar. Tills dess kan du avbryta det.} other {Din e-postadress har sparats.}}',
    cancelEmailChange: 'Din e-postadress är kvar som den är.',
    setPause: 'Ditt konto är pausat. Inget lämnar det nu.',
    liftPause: 'Pausen är hävd.',
    setWatchword: 'Ditt igenkänningsord är sparat.',
  },
  letters: {
    pinLocked: {
      subject: 'Din betalnings-PIN hos {brand} är spärrad',
      text: 'Din betalnings-PIN angavs fel {tries} gånger och är spärrad i {minutes} minuter.\nOm det inte var du, byt lösenord nu.',
      sms: '{brand}: din betalnings-PIN är spärrad i {minutes} minuter efter {tries} felaktiga försök. Om det inte var du, byt lösenord nu.',
    },
    pinSet: {
      subject: 'Din betalnings-PIN hos {brand} är vald',
      text: 'En betalnings-PIN har valts för ditt konto. Den bekräftar dina betalningar.\nOm det inte var du, byt lösenord och återställ din betalnings-PIN nu.',
      sms: '{brand}: en betalnings-PIN har valts för ditt konto. Om det inte var du, byt lösenord nu.',
    },
    pinChanged: {
      subject: 'Din betalnings-PIN hos {brand} har ändrats',
      text: 'Din betalnings-PIN har ändrats.\nOm det inte var du, byt lösenord och återställ din betalnings-PIN nu.',
      sms: '{brand}: din betalnings-PIN har ändrats. Om det inte var du, byt lösenord nu.',
    },
    pinReset: {
      subject: 'Din betalnings-PIN hos {brand} har återställts',
      text: 'Din betalnings-PIN har återställts med en kod. Uttag är pausade till {until}.\nOm det inte var du, byt lösenord nu.',
      sms: '{brand}: din betalnings-PIN har återställts. Uttag är pausade till {until}. Om det inte var du, byt lösenord nu.',
    },
    phoneAdded: {
      subject: 'Ett telefonnummer har lagts till på ditt konto hos {brand}',
      text: 'Telefonnummer {contact} har lagts till på ditt konto. Du kan logga in med det och få koder dit.\nOm det inte var du, byt lösenord nu.',
      sms: '{brand}: telefonnummer {contact} har lagts till på ditt konto. Om det inte var du, byt lösenord nu.',
    },
    phoneChanged: {
      subject: 'Ditt telefonnummer hos {brand} har ändrats',
      text: 'Ditt kontos telefonnummer är nu {contact} och alla enheter har loggats ut. Uttag är pausade till {until}.\nOm det inte var du, återställ lösenordet med din e-postadress nu.',
      sms: '{brand}: ditt kontos telefonnummer är nu {contact}. Uttag är pausade till {until}. Om det inte var du, återställ lösenordet via e-post nu.',
    },
    emailChanged: {
      subject: 'Din e-postadress hos {brand} har ändrats',
      text: 'E-postadressen för ditt konto är nu {contact}. Inga meddelanden kommer hit längre. Uttag är pausade till {until}.\nOm det inte var du, byt lösenord nu och kontakta oss.',
      sms: '{brand}: e-postadressen för ditt konto är nu {contact}. Uttag är pausade till {until}. Om det inte var du, byt lösenord nu.',
    },
    emailWaits: {
      subject: 'Din e-postadress hos {brand} ska ändras',
      text: 'En ny e-postadress har angetts för ditt konto: {contact}. Den börjar gälla {until}. Tills dess kan du logga in och får meddelanden som förut, och du kan avbryta ändringen i appen.',
      sms: '{brand}: din e-postadress ändras till {contact} den {until}. Tills dess kan du avbryta det i appen.',
    },
    emailKept: {
      subject: 'Din e-postadress hos {brand} är kvar',
      text: 'Ändringen av din e-postadress avbröts. Allt är kvar som det är.',
      sms: '{brand}: ändringen av din e-postadress avbröts.',
    },
    emailTaken: {
      subject: 'Din e-postadress hos {brand} ändrades inte',
      text: 'Ett annat konto använder nu {contact}, så din e-postadress är kvar som den är.',
      sms: '{brand}: din e-postadress ändrades inte, eftersom ett annat konto nu använder {contact}.',
    },
    stopped: {
      subject: 'Ditt {brand}-konto är stoppat',
      text: 'Inget kan lämna ditt konto, och alla enheter har loggats ut.\nVälj först ett nytt lösenord och en ny betalnings-PIN. Häv sedan pausen i appen: koden för det kommer till den här adressen.',
      sms: '{brand}: inget kan lämna ditt konto, och alla enheter har loggats ut. Välj ett nytt lösenord och en ny betalnings-PIN.',
    },
    pauseSet: {
      subject: 'Ditt {brand}-konto är pausat',
      text: 'Ditt konto har pausats. Inget kan säljas, överföras, betalas eller tas ut förrän pausen hävs. Pengar kommer fortfarande in, och öppna ordrar fortsätter.\nOm det inte var du, byt lösenord nu.',
      sms: '{brand}: ditt konto har pausats. Om det inte var du, byt lösenord nu.',
    },
    pauseLifted: {
      subject: 'Pausen för ditt {brand}-konto är hävd',
      text: 'Pausen för ditt konto hävdes med ditt lösenord och en kod. Du kan sälja, överföra, betala och ta ut pengar igen.\nOm det inte var du, byt lösenord och pausa kontot igen nu.',
      sms: '{brand}: pausen för ditt konto har hävts. Om det inte var du, byt lösenord och pausa det igen nu.',
    },
    watchwordSet: {
      subject: 'Ditt igenkänningsord hos {brand} har ändrats',
      text: 'Ett nytt igenkänningsord har sparats för ditt konto. Varje brev från oss börjar med det från och med nu.\nOm det inte var du, byt lösenord nu.',
      sms: '{brand}: ditt igenkänningsord har ändrats. Om det inte var du, byt lösenord nu.',
    },
  },
}
