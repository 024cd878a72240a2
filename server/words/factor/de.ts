export const factor = {
  done: {
    unlock: 'Ihr Passwort ist bestätigt.',
    beginApp: 'Fügen Sie den Schlüssel Ihrer App hinzu.',
    proveApp: 'Der Zwei-Faktor-Schutz ist eingeschaltet.',
    renewCodes: 'Sie haben neue Wiederherstellungscodes.',
    provePasskey: 'Ihr Passkey ist hinzugefügt.',
    remove: 'Es wurde entfernt.',
    drop: 'Der Zwei-Faktor-Schutz ist ausgeschaltet.',
    enter: 'Sie sind angemeldet.',
  },
  letters: {
    on: {
      subject: 'Zwei-Faktor-Schutz für Ihr {brand}-Konto eingeschaltet',
      text: 'Der Zwei-Faktor-Schutz wurde eingeschaltet. Ab jetzt fragen wir beim Anmelden und bei größeren Zahlungen nach einem Code Ihrer Authenticator-App.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Der Zwei-Faktor-Schutz wurde eingeschaltet. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    off: {
      subject: 'Zwei-Faktor-Schutz für Ihr {brand}-Konto ausgeschaltet',
      text: 'Der Zwei-Faktor-Schutz wurde ausgeschaltet. Ihre Wiederherstellungscodes gelten nicht mehr.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Der Zwei-Faktor-Schutz wurde ausgeschaltet. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    codes: {
      subject: 'Sie haben neue {brand}-Wiederherstellungscodes',
      text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    passkey: {
      subject: 'Passkey zu Ihrem {brand}-Konto hinzugefügt',
      text: 'Zu Ihrem Konto wurde ein Passkey hinzugefügt. Wer das Gerät hat, auf dem er erstellt wurde, kann damit den zweiten Schritt bestätigen.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Zu Ihrem Konto wurde ein Passkey hinzugefügt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    passkeyGone: {
      subject: 'Passkey aus Ihrem {brand}-Konto entfernt',
      text: 'Aus Ihrem Konto wurde ein Passkey entfernt. Er bestätigt hier nichts mehr.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Aus Ihrem Konto wurde ein Passkey entfernt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    appGone: {
      subject: 'Authenticator-App aus Ihrem {brand}-Konto entfernt',
      text: 'Ihre Authenticator-App wurde aus Ihrem Konto entfernt. Ihre Codes gelten hier nicht mehr.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und schreiben Sie uns.',
      sms: '{brand}: Ihre Authenticator-App wurde aus Ihrem Konto entfernt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
  },
}
