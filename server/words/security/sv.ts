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
