export const security = {
  done: {
    setPin: 'U betaal-PIN is ingestel.',
    resetPin: 'U betaal-PIN is ingestel. Onttrekkings is onderbreek tot {until}.',
  },
  letters: {
    pinLocked: {
      subject: 'U {brand}-betaal-PIN is gesluit',
      text: 'U betaal-PIN is {tries} keer verkeerd ingevoer en is vir {minutes} minute gesluit.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u betaal-PIN is ná {tries} verkeerde pogings vir {minutes} minute gesluit. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pinSet: {
      subject: 'U {brand}-betaal-PIN is ingestel',
      text: '’n Betaal-PIN is vir u rekening ingestel. Dit bevestig u betalings.\nAs dit nie u was nie, verander asseblief nou u wagwoord en herstel die betaal-PIN.',
      sms: '{brand}: ’n betaal-PIN is vir u rekening ingestel. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pinChanged: {
      subject: 'U {brand}-betaal-PIN is verander',
      text: 'U betaal-PIN is verander.\nAs dit nie u was nie, verander asseblief nou u wagwoord en herstel die betaal-PIN.',
      sms: '{brand}: u betaal-PIN is verander. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pinReset: {
      subject: 'U {brand}-betaal-PIN is herstel',
      text: 'U betaal-PIN is met ’n kode herstel. Onttrekkings is onderbreek tot {until}.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u betaal-PIN is herstel. Onttrekkings is onderbreek tot {until}. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
  },
}
