export const factor = {
  done: {
    unlock: 'U wagwoord is bevestig.',
    beginApp: 'Voeg die sleutel by u toep.',
    proveApp: 'Tweestapverifikasie is aan.',
    renewCodes: 'U het nuwe herstelkodes.',
    dropApp: 'Tweestapverifikasie is af.',
    enter: 'U is aangemeld.',
  },
  letters: {
    on: {
      subject: 'Tweestapverifikasie is aan vir u {brand}-rekening',
      text: 'Tweestapverifikasie is aangeskakel. Van nou af vra ons ’n kode van u verifikasietoep wanneer u aanmeld en groter betalings bevestig.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: tweestapverifikasie is aangeskakel. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    off: {
      subject: 'Tweestapverifikasie is af vir u {brand}-rekening',
      text: 'Tweestapverifikasie is afgeskakel. U herstelkodes is nie meer geldig nie.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: tweestapverifikasie is afgeskakel. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    codes: {
      subject: 'U het nuwe {brand}-herstelkodes',
      text: 'Nuwe herstelkodes is vir u rekening gemaak. Die vorige is nie meer geldig nie.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: nuwe herstelkodes is vir u rekening gemaak. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
  },
}
