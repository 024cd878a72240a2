export const card = {
  done: {
    bind: 'Erfolgreich',
  },
  letters: {
    bankAdded: {
      subject: 'Bei {brand} wurde ein Bankkonto hinzugefügt',
      text: 'Ein Bankkonto wurde hinzugefügt: {iban}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
      sms: '{brand}: Ein Bankkonto wurde hinzugefügt: {iban}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
    },
    bankChanged: {
      subject: 'Ihr {brand}-Bankkonto wurde geändert',
      text: 'Ihr Bankkonto wurde geändert: {iban}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
      sms: '{brand}: Ihr Bankkonto wurde geändert: {iban}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
    },
  },
}
