export const cancellation = {
  days: '{from} till {to} arbetsdagar',
  blockers: {
    balance: '{amount} tillgängligt',
    joining: '{amount} som inte kan tas ut direkt',
    trade: '{count, plural, one {# öppen order} other {# öppna order}}',
    dispute: '{count, plural, one {# öppen tvist} other {# öppna tvister}}',
    recharge: '{count, plural, one {# öppen insättning} other {# öppna insättningar}}',
    withdrawal: '{count, plural, one {# öppet uttag} other {# öppna uttag}}',
    plan: '{count, plural, one {# pågående plan} other {# pågående planer}}',
    shopOrder: '{count, plural, one {# beställning på väg} other {# beställningar på väg}}',
    merchant: 'Du deltar fortfarande som handlare',
    margin: '{amount} som säkerhet',
    hold: '{amount} reserverat',
    paused: 'Vårt team har stoppat betalningar från ditt konto',
    debt: '{amount} att betala tillbaka',
  },
  reasons: {
    not_settled: 'Något på ditt konto är inte avslutat än.',
    not_proven: 'Vi kunde inte försäkra oss om att begäran kom från dig.',
    law: 'Lagen kräver att vi behåller kontot tills vidare.',
    other: 'Vårt team förklarar det nedan.',
  },
  done: {
    request:
      'Vi har fått din begäran. Granskningen tar {from} till {to} arbetsdagar; om du loggar in innan kontot raderas dras den tillbaka.',
  },
  letters: {
    requested: {
      subject: 'Din begäran att avsluta ditt {brand}-konto',
      text: 'Du bad oss avsluta ditt konto. Vi granskar begäran och beslutar mellan den {from} och den {by}; först då raderas kontot.\nVill du behålla kontot, logga in före dess. Då dras begäran tillbaka: {link}\nOm det inte var du, logga in och byt lösenord nu.',
      sms: '{brand}: du bad oss avsluta ditt konto. Vi beslutar mellan den {from} och den {by}. Vill du behålla det, logga in före dess: {link}',
    },
    kept: {
      subject: 'Du behåller ditt {brand}-konto',
      text: 'Du har loggat in, och din begäran att avsluta kontot är tillbakadragen. Allt är som förut.\nOm det inte var du, byt lösenord nu.',
      sms: '{brand}: du har loggat in, och din begäran att avsluta kontot är tillbakadragen. Om det inte var du, byt lösenord nu.',
    },
    rejected: {
      subject: 'Vi har inte avslutat ditt {brand}-konto',
      text: 'Vårt team har inte avslutat ditt konto.\n{reason}\nDu kan logga in som förut: {link}',
      sms: '{brand}: vårt team har inte avslutat ditt konto. {reason} Du kan logga in som förut: {link}',
    },
    deleted: {
      subject: 'Ditt {brand}-konto är avslutat',
      text: 'Ditt konto är avslutat och dina personuppgifter är raderade. Ingen kan logga in på det längre.\nBokföringen av tidigare betalningar finns kvar, utan ditt namn.',
      sms: '{brand}: ditt konto är avslutat och dina personuppgifter är raderade.',
    },
  },
}
