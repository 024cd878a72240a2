export const factor = {
  done: {
    unlock: 'Ihr Passwort ist bestätigt.',
    beginApp: 'Fügen Sie den Schlüssel Ihrer App hinzu.',
    proveApp: 'Die Bestätigung in zwei Schritten ist eingeschaltet.',
    renewCodes: 'Sie haben neue Wiederherstellungscodes.',
    dropApp: 'Die Bestätigung in zwei Schritten ist ausgeschaltet.',
    enter: 'Sie sind angemeldet.',
  },
  letters: {
    on: {
      subject: 'Bestätigung in zwei Schritten für Ihr {brand}-Konto eingeschaltet',
      text: 'Die Bestätigung in zwei Schritten wurde eingeschaltet. Ab jetzt fragen wir beim Anmelden und bei größeren Zahlungen nach einem Code Ihrer Authenticator-App.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Die Bestätigung in zwei Schritten wurde eingeschaltet. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    off: {
      subject: 'Bestätigung in zwei Schritten für Ihr {brand}-Konto ausgeschaltet',
      text: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet. Ihre Wiederherstellungscodes gelten nicht mehr.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Die Bestätigung in zwei Schritten wurde ausgeschaltet. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    codes: {
      subject: 'Sie haben neue {brand}-Wiederherstellungscodes',
      text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
  },
}
