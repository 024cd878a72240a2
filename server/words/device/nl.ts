export const device = {
  title: 'Nieuwe inlog',
  unknown: 'Onbekende browser',
  notice: {
    arrived:
      'Een nieuw apparaat is ingelogd op uw account: {browser}. Netwerk: {network}. Was u dat niet? Zorg dan dat het uitgelogd wordt en wijzig uw wachtwoord.',
  },
  done: {
    end: 'Het apparaat is uitgelogd.',
    endOthers: 'Uw andere apparaten zijn uitgelogd.',
  },
  letters: {
    arrived: {
      subject: 'Nieuw apparaat ingelogd op uw {brand}-account',
      text: 'Een apparaat dat niet eerder is gebruikt, is ingelogd op uw account.\nBrowser: {browser}\nNetwerk: {network}\nTijd: {time}\nWas u dat, dan kunt u dit bericht negeren. Zo niet, zorg dan dat het apparaat uitgelogd wordt en wijzig uw wachtwoord:\n{link}',
      sms: '{brand}: een nieuw apparaat is ingelogd op uw account ({browser}, netwerk {network}, {time}). Was u dat niet? Zorg dat het uitgelogd wordt en wijzig uw wachtwoord: {link}',
    },
  },
}
