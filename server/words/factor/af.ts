export const factor = {
  done: {
    unlock: 'U wagwoord is bevestig.',
    beginApp: 'Voeg die sleutel by u toep.',
    proveApp: 'Tweestapverifikasie is aan.',
    renewCodes: 'U het nuwe herstelkodes.',
    provePasskey: 'U toegangsleutel is bygevoeg.',
    remove: 'Dit is verwyder.',
    drop: 'Tweestapverifikasie is af.',
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
    passkey: {
      subject: '’n Toegangsleutel is by u {brand}-rekening gevoeg',
      text: '’n Toegangsleutel is by u rekening gevoeg. Wie die toestel het waarop dit gemaak is, kan die tweede stap daarmee bevestig.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: ’n toegangsleutel is by u rekening gevoeg. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    passkeyGone: {
      subject: '’n Toegangsleutel is uit u {brand}-rekening verwyder',
      text: '’n Toegangsleutel is uit u rekening verwyder. Dit bevestig hier niks meer nie.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: ’n toegangsleutel is uit u rekening verwyder. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    appGone: {
      subject: 'U verifikasietoep is uit u {brand}-rekening verwyder',
      text: 'U verifikasietoep is uit u rekening verwyder. Die kodes daarvan is nie meer hier geldig nie.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: u verifikasietoep is uit u rekening verwyder. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
  },
}
